import { contrastRatio } from './contrast.ts';

export const white = '#ffffff';
export const black = '#000000';

/** Steps in which a colour is moved until it can be read, as a share of the way. */
const STEP = 0.02;

/** `share` of `b` in `a`, channel by channel as CSS's `color-mix(in srgb)` does; both `#rrggbb`. */
export function mix(a: string, b: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [from, to] = [a, b].map((color) => parseInt(color.slice(at, at + 2), 16));
    return Math.round((from ?? 0) * (1 - share) + (to ?? 0) * share);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The first colour on the way from `color` to `end` that has `least` on every ground; `end` when none has. */
export function readable(color: string, grounds: readonly string[], least: number, end: string): string {
  for (let share = 0; share < 1; share += STEP) {
    const candidate = mix(color, end, share);
    if (grounds.every((ground) => contrastRatio(candidate, ground) >= least)) return candidate;
  }
  return end;
}

/** Of several colours the one that is read best on a ground. */
export function clearest(ground: string, candidates: readonly string[]): string {
  return candidates.reduce((best, candidate) =>
    contrastRatio(candidate, ground) > contrastRatio(best, ground) ? candidate : best,
  );
}
