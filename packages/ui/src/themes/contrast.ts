import type { ColorRole, ColorRoles } from '../theme/colorRoles.ts';
import type { BrandTheme } from './brandTheme.ts';

/** Foreground, background, and the least ratio: 4.5 for text, 3 for borders, icons and focus rings. */
export const contrastPairs: readonly (readonly [ColorRole, ColorRole, number])[] = [
  ['textPrimary', 'surfacePage', 4.5],
  ['textPrimary', 'surfaceBase', 4.5],
  ['textPrimary', 'surfaceSunken', 4.5],
  ['textSecondary', 'surfaceBase', 4.5],
  ['textSecondary', 'surfacePage', 4.5],
  ['textSecondary', 'surfaceSunken', 4.5],
  ['textMuted', 'surfaceBase', 4.5],
  ['textMuted', 'surfacePage', 4.5],
  ['textMuted', 'surfaceSunken', 4.5],
  ['textLink', 'surfaceBase', 4.5],
  ['textLink', 'surfacePage', 4.5],
  ['textLinkHover', 'surfaceBase', 4.5],
  ['textInverse', 'surfaceInverse', 4.5],
  ['textInverse2', 'surfaceInverse', 4.5],
  ['textInverse2', 'surfaceInverse2', 4.5],
  ['textOnBrand', 'surfaceBrand', 4.5],
  ['actionFg', 'actionBg', 4.5],
  ['actionFg', 'actionBgHover', 4.5],
  ['actionFg', 'actionBgActive', 4.5],
  ['actionBorder', 'surfaceBase', 3],
  ['actionBorder', 'surfacePage', 3],
  ['action2Fg', 'action2Bg', 4.5],
  ['action2Fg', 'action2BgHover', 4.5],
  ['actionDisabledFg', 'actionDisabledBg', 4.5],
  ['borderStrong', 'surfaceBase', 3],
  ['borderStrong', 'surfacePage', 3],
  ['borderStrong', 'surfaceSunken', 3],
  ['borderInverse', 'surfaceInverse', 3],
  ['focus', 'surfaceBase', 3],
  ['focus', 'surfacePage', 3],
  ['focus', 'surfaceSunken', 3],
  ['focusInverse', 'surfaceInverse', 3],
  ['fitFg', 'fitBg', 4.5],
  ['fitFg', 'surfaceBase', 4.5],
  ['checkFg', 'checkBg', 4.5],
  ['checkFg', 'surfaceBase', 4.5],
  ['nofitFg', 'nofitBg', 4.5],
  ['nofitFg', 'surfaceBase', 4.5],
  ['infoFg', 'infoBg', 4.5],
  ['universalFg', 'universalBg', 4.5],
  ['price', 'surfaceBase', 4.5],
  ['priceDeal', 'surfaceBase', 4.5],
  ['priceDeal', 'surfacePage', 4.5],
  ['promoFg', 'promoBg', 4.5],
  ['star', 'surfaceBase', 3],
  ['onSolid', 'fitSolid', 4.5],
  ['onSolid', 'nofitSolid', 4.5],
  ['onSolid', 'checkSolid', 4.5],
  ['textMuted', 'surfaceRaised', 4.5],
  ['coreFg', 'coreBg', 4.5],
  ['coreFg', 'surfaceBase', 4.5],
  ['onSelected', 'selected', 4.5],
  ['selected', 'surfaceBase', 3],
];

export interface ContrastFailure {
  mode: 'light' | 'dark';
  foreground: ColorRole;
  background: ColorRole;
  ratio: number;
  least: number;
}

/** The pairs of a theme that fall short, empty when the theme may ship [PLUS-031]. */
export function contrastFailures(theme: Pick<BrandTheme, 'light' | 'dark'>): ContrastFailure[] {
  return (['light', 'dark'] as const).flatMap((mode) => failuresOf(theme[mode], mode));
}

function failuresOf(colors: ColorRoles, mode: ContrastFailure['mode']): ContrastFailure[] {
  return contrastPairs
    .map(([foreground, background, least]) => ({
      mode,
      foreground,
      background,
      least,
      ratio: contrastRatio(colors[foreground], colors[background]),
    }))
    .filter(({ ratio, least }) => ratio < least);
}

/** Contrast of two `#rrggbb` colours after WCAG 2.2: 1 to 21. Throws a `TypeError` for other notations. */
export function contrastRatio(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  if (!/^#[0-9a-f]{6}$/i.test(color)) throw new TypeError(`Expected a colour such as #1a2b3c, got ${color}`);
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => linear(parseInt(color.slice(at, at + 2), 16) / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
