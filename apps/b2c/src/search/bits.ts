/**
 * Sets of row numbers, one bit a row: what a filter counts and cuts costs a few words, however many parts there
 * are behind it.
 */
export type Bits = Uint32Array;

export const noBits = (count: number): Bits => new Uint32Array((count + 31) >>> 5);

export function allBits(count: number): Bits {
  const bits = noBits(count).fill(0xffffffff);
  if (count & 31) bits[bits.length - 1]! >>>= 32 - (count & 31);
  return bits;
}

export function setBit(bits: Bits, row: number): void {
  bits[row >>> 5]! |= 1 << (row & 31);
}

export const hasBit = (bits: Bits, row: number): boolean => ((bits[row >>> 5]! >>> (row & 31)) & 1) === 1;

/** A new set of the rows that are in both. */
export function both(a: Bits, b: Bits): Bits {
  const result = new Uint32Array(a.length);
  for (let i = 0; i < a.length; i++) result[i] = a[i]! & b[i]!;
  return result;
}

/** A new set of the rows that are in any of them. */
export function anyOf(count: number, sets: readonly (Bits | undefined)[]): Bits {
  const result = noBits(count);
  for (const set of sets) if (set) for (let i = 0; i < result.length; i++) result[i]! |= set[i]!;
  return result;
}

/** A new set of the rows of `a` that are not in `b`. */
export function without(a: Bits, b: Bits): Bits {
  const result = new Uint32Array(a.length);
  for (let i = 0; i < a.length; i++) result[i] = a[i]! & ~b[i]!;
  return result;
}

/** Which words of a set hold rows: what is counted against a small set reads these alone. */
export function wordsOf(bits: Bits): Int32Array {
  let length = 0;
  const words = new Int32Array(bits.length);
  for (let i = 0; i < bits.length; i++) if (bits[i] !== 0) words[length++] = i;
  return words.subarray(0, length);
}

/** How many rows of `bits` are in `set`, of which `words` holds the filled words. */
export function countIn(set: Bits, words: Int32Array, bits: Bits): number {
  let count = 0;
  for (let i = 0; i < words.length; i++) count += ones(set[words[i]!]! & bits[words[i]!]!);
  return count;
}

/** Whether one row of `bits` is in `set`. */
export function meets(set: Bits, words: Int32Array, bits: Bits): boolean {
  for (let i = 0; i < words.length; i++) if (set[words[i]!]! & bits[words[i]!]!) return true;
  return false;
}

export function countOf(bits: Bits): number {
  let count = 0;
  for (let i = 0; i < bits.length; i++) count += ones(bits[i]!);
  return count;
}

/** The first row of the set from `from` on, -1 when there is none. */
export function nextBit(bits: Bits, from: number): number {
  let at = from >>> 5;
  if (at >= bits.length) return -1;
  let word = bits[at]! & (0xffffffff << (from & 31));
  while (word === 0) {
    at += 1;
    if (at >= bits.length) return -1;
    word = bits[at]!;
  }
  return (at << 5) + (31 - Math.clz32(word & -word));
}

/** Set bits of a word (the parallel count of Hacker's Delight, figure 5-2). */
function ones(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
