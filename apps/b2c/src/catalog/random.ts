/** A small deterministic source of numbers (mulberry32): the same seed gives the same shop on every machine. */
export interface Random {
  /** 0 ≤ x < 1 */
  next(): number;
  /** from ≤ n ≤ to, whole */
  int(from: number, to: number): number;
  pick<T>(list: readonly T[]): T;
  chance(share: number): boolean;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    int,
    pick: (list) => list[int(0, list.length - 1)]!,
    chance: (share) => next() < share,
  };
}

/** A stable number 0 ≤ n < 2³² of some numbers, for facts that must not depend on the order of seeding. */
export function hashOf(...parts: number[]): number {
  let h = 2166136261;
  for (const part of parts) {
    h = Math.imul(h ^ part, 16777619);
    h ^= h >>> 13;
    h = Math.imul(h, 0x5bd1e995);
  }
  return (h ^ (h >>> 15)) >>> 0;
}

/** The same of words. */
export const hashOfText = (...words: readonly string[]): number =>
  hashOf(...[...words.join('|')].map((letter) => letter.codePointAt(0)!));
