import type { ColorRoles } from '../theme/colorRoles.ts';
import type { BrandDecisions } from './brandDecisions.ts';
import { black, clearest, mix, readable, white } from './colorMixing.ts';
import { lightMeanings } from './meaningColors.ts';

const TEXT = 4.5;
const SHAPE = 3;

/** Light roles from a brand's decisions. What is derived is moved until it can be read; a decision never is. */
export function deriveLight({ ink, paper, brand, onBrand, accent }: BrandDecisions): ColorRoles {
  const surfaceSunken = mix(paper, ink, 0.05);
  const grounds = [white, paper, surfaceSunken];
  const surfaceInverse2 = mix(ink, white, 0.08);
  const textMuted = readable(mix(ink, paper, 0.36), grounds, TEXT, ink);
  const textSecondary = readable(mix(ink, paper, 0.24), grounds, TEXT, ink);
  // A ring, and the colour of links on the inverse surfaces.
  const focusInverse = readable(brand, [ink, surfaceInverse2], TEXT, white);
  return {
    ...lightMeanings,
    surfacePage: paper,
    surfaceBase: white,
    surfaceSunken,
    surfaceRaised: white,
    surfaceInverse: ink,
    surfaceInverse2,
    surfaceBrand: brand,
    textPrimary: ink,
    textSecondary,
    textMuted,
    textInverse: white,
    textInverse2: readable(mix(ink, white, 0.78), [ink, surfaceInverse2], TEXT, white),
    textOnBrand: onBrand,
    textLink: accent,
    textLinkHover: mix(accent, ink, 0.4),
    borderSubtle: mix(paper, ink, 0.1),
    borderStrong: readable(mix(ink, paper, 0.45), grounds, SHAPE, ink),
    borderInverse: readable(mix(ink, white, 0.4), [ink], SHAPE, white),
    focus: accent,
    focusInverse,
    ...filledButton(brand, onBrand),
    actionBorder: readable(brand, [white, paper], SHAPE, black),
    action2Bg: ink,
    action2BgHover: mix(ink, white, 0.14),
    action2Fg: white,
    actionDisabledBg: surfaceSunken,
    actionDisabledFg: textMuted,
    universalFg: textSecondary,
    universalBg: surfaceSunken,
    price: ink,
    promoBg: ink,
    promoFg: readable(brand, [ink], TEXT, white),
    skeleton: mix(paper, ink, 0.07),
    skeletonHi: mix(paper, ink, 0.02),
    selected: ink,
    onSelected: white,
    scrim: 'rgb(10 12 15 / 0.56)',
  };
}

/** A filled button and its two darker states; words that are dark themselves would vanish, so it gets lighter. */
export function filledButton(
  actionBg: string,
  actionFg: string,
): Pick<ColorRoles, 'actionBg' | 'actionBgHover' | 'actionBgActive' | 'actionFg'> {
  const away = clearest(actionFg, [black, white]);
  return {
    actionBg,
    actionBgHover: mix(actionBg, away, 0.12),
    actionBgActive: mix(actionBg, away, 0.24),
    actionFg,
  };
}
