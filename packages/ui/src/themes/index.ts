export { radiusSets, type BrandDecisions, type BrandFonts, type RadiusSet } from './brandDecisions.ts';
export type { BrandTheme, FallbackFontFace, ServedFontFace, ThemeFont, ThemeFontFace } from './brandTheme.ts';
export { contrastFailures, contrastPairs, contrastRatio, type ContrastFailure } from './contrast.ts';
export { createBrandTheme } from './createBrandTheme.ts';
export { fallbackFace } from './fallbackFace.ts';
export { ironbay } from './ironbay.ts';
export { themeCss, type ThemeCssOptions } from './themeCss.ts';
export { verdane } from './verdane.ts';
export { wireframe } from './wireframe.ts';
