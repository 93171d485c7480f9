import type { ColorRole, ColorRoles } from '../theme/colorRoles.ts';
import { contrastPairs, contrastRatio } from './contrast.ts';
import { fromOklch, toOklch } from './oklch.ts';

/** Another colour, and the least contrast with it. */
export type Limit = readonly [color: string, least: number];

/** Of lightness; a thousandth of the way from black to white is less than a screen's channel. */
const STEP = 0.001;

/**
 * The colour that suits, by the smallest change of lightness in OKLCH; hue stays, and chroma where a screen can show it.
 * @param color `#rrggbb`, as are those that are tried
 * @returns `#rrggbb`; undefined when no lightness suits
 */
export function nearestWhere(
  color: string,
  suits: (candidate: string) => boolean,
  step = STEP,
): string | undefined {
  if (suits(color)) return color;
  const { lightness, chroma, hue } = toOklch(color);
  for (let change = step; change <= 1; change += step) {
    const found = [lightness - change, lightness + change]
      .filter((moved) => moved > -step && moved < 1 + step)
      .map((moved) => fromOklch({ lightness: Math.min(1, Math.max(0, moved)), chroma, hue }))
      .find(suits);
    if (found) return found;
  }
  return undefined;
}

/**
 * The nearest colour that keeps every limit; colours are `#rrggbb`.
 * @returns undefined when no lightness keeps them all, as between two grounds that are far apart
 */
export const nearestColor = (color: string, limits: readonly Limit[]): string | undefined =>
  nearestWhere(color, (candidate) =>
    limits.every(([other, least]) => contrastRatio(candidate, other) >= least),
  );

/**
 * The nearest colour for a role, which passes every pair that it takes part in [PLUS-031].
 * @returns `#rrggbb`; undefined when there is none
 */
export function nearestRoleColor(colors: ColorRoles, role: ColorRole): string | undefined {
  const limits = contrastPairs.flatMap(([foreground, background, least]): Limit[] => {
    if (foreground === role) return [[colors[background], least]];
    return background === role ? [[colors[foreground], least]] : [];
  });
  return nearestColor(colors[role], limits);
}
