import type { ColorRoles } from '../theme/colorRoles.ts';
import type { BrandDecisions } from './brandDecisions.ts';
import { black, clearest, mix, readable, white } from './colorMixing.ts';
import { contrastRatio } from './contrast.ts';
import { filledButton } from './deriveLight.ts';
import { darkMeanings } from './meaningColors.ts';

const TEXT = 4.5;
const SHAPE = 3;
/** Least contrast of white on the cards at night: the light tints of the meanings must be read there too. */
const NIGHT = 15;

/** Dark roles from the same decisions: grounds from the ink, the brand lighter where it would sink into them. */
export function deriveDark(decisions: BrandDecisions): ColorRoles {
  const { ink, brand, onBrand, accent } = decisions;
  const surfaceBase = readable(mix(ink, white, 0.02), [white], NIGHT, black);
  const surfacePage = mix(surfaceBase, black, 0.35);
  const surfaceSunken = mix(surfaceBase, black, 0.55);
  const surfaceRaised = mix(surfaceBase, white, 0.05);
  const grounds = [surfaceBase, surfacePage, surfaceSunken, surfaceRaised];
  const textPrimary = mix(white, surfaceBase, 0.05);
  const textMuted = readable(mix(white, surfaceBase, 0.44), grounds, TEXT, white);
  const textSecondary = mix(white, surfaceBase, 0.28);
  const textLink = readable(mix(accent, white, 0.35), grounds, TEXT + 1, white);
  const isSeen = contrastRatio(brand, surfaceBase) >= SHAPE;
  const actionBg = isSeen ? brand : readable(brand, [surfaceBase, surfacePage], TEXT + 1, white);
  const actionFg = isSeen ? onBrand : clearest(actionBg, [surfaceSunken, white]);
  return {
    ...darkMeanings,
    surfacePage,
    surfaceBase,
    surfaceSunken,
    surfaceRaised,
    surfaceInverse: surfaceSunken,
    surfaceInverse2: surfaceBase,
    surfaceBrand: brand,
    textPrimary,
    textSecondary,
    textMuted,
    textInverse: white,
    textInverse2: mix(white, surfaceBase, 0.24),
    textOnBrand: onBrand,
    textLink,
    textLinkHover: mix(textLink, white, 0.35),
    borderSubtle: mix(surfaceBase, white, 0.1),
    borderStrong: readable(mix(surfaceBase, white, 0.44), grounds, SHAPE, white),
    borderInverse: readable(mix(surfaceBase, white, 0.4), [surfaceSunken], SHAPE, white),
    focus: textLink,
    focusInverse: readable(actionBg, [surfaceSunken, surfaceBase], TEXT, white),
    ...filledButton(actionBg, actionFg),
    actionBorder: readable(actionBg, [surfaceBase, surfacePage], SHAPE, white),
    action2Bg: textPrimary,
    action2BgHover: mix(textPrimary, surfaceBase, 0.14),
    action2Fg: surfaceSunken,
    actionDisabledBg: surfaceRaised,
    actionDisabledFg: textMuted,
    universalFg: textSecondary,
    universalBg: mix(surfaceBase, white, 0.06),
    price: textPrimary,
    promoBg: brand,
    promoFg: onBrand,
    onSolid: surfaceSunken,
    skeleton: surfaceRaised,
    skeletonHi: mix(surfaceBase, white, 0.1),
    selected: textPrimary,
    onSelected: surfaceSunken,
    scrim: 'rgb(10 12 15 / 0.72)',
  };
}
