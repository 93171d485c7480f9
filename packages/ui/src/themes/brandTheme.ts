import type { ColorRoles } from '../theme/colorRoles.ts';

/** A brand's look as data. `themeCss` turns it into the stylesheet that gives the variables their values. */
export interface BrandTheme {
  /** Key of the brand, as in `data-brand` and in file names. */
  name: string;
  light: ColorRoles;
  dark: ColorRoles;
  font: ThemeFont;
  radius: Record<'s' | 'm' | 'l' | 'pill', string>;
  /** Shadows; may name colour variables. 1 hairline, 2 card, 3 popover, 4 modal. */
  elevation: Record<1 | 2 | 3 | 4, string>;
  /** Inset shadow of a filled button, or `none`. */
  buttonEdge: string;
  fontFaces: readonly ThemeFontFace[];
}

export interface ThemeFont {
  body: string;
  display: string;
  mono: string;
  displayWeight: string;
  displayCase: 'none' | 'uppercase';
  displayTracking: string;
  displayMSize: string;
  displayMLeading: string;
}

/** A font that the brand serves. */
export interface ServedFontFace {
  family: string;
  /** A weight or, for a variable font, a range such as `100 900`. */
  weight: string;
  /** Name of a woff2 file, turned into an address by the caller of `themeCss`. */
  file: string;
  /**
   * The characters it is loaded for, as `unicode-range` of CSS has them: `U+C4-C6,U+152`. Without it the file comes with
   * every page.
   */
  unicodeRange?: string;
  /** Comes before the first paint, which waits for its bytes: for a small file of headings that look lost without it. */
  preload?: boolean;
}

/** A font of the machine, stretched to the served one's metrics so that its arrival shifts nothing. */
export interface FallbackFontFace {
  family: string;
  weight?: string;
  local: readonly string[];
  sizeAdjust: string;
  ascentOverride: string;
  descentOverride: string;
  /** Only lines whose height is `normal` have a gap. */
  lineGapOverride?: string;
}

export type ThemeFontFace = ServedFontFace | FallbackFontFace;
