import type { ColorRoles } from '../theme/colorRoles.ts';
import type { BrandTheme, ThemeFont, ThemeFontFace } from './brandTheme.ts';

/** What a brand decides. Colours are `#rrggbb`. */
export interface BrandDecisions {
  /** Key of the brand, as in `data-brand` and in file names. */
  name: string;
  /** Words: nearly black. Dark mode's grounds come from it too. */
  ink: string;
  /** The page behind the white cards. */
  paper: string;
  /** The filled button, and the line of offers above the header. */
  brand: string;
  /** Words on it. */
  onBrand: string;
  /** Links and the ring around what has the focus. */
  accent: string;
  /** Corners: none, hardly, round; or each of its own. */
  radius: RadiusSet | BrandTheme['radius'];
  fonts: BrandFonts;
  /** What tells a card from the page: a line (default) or a soft shadow; or each of its own. */
  depth?: 'line' | 'shadow' | BrandTheme['elevation'];
  /** Inset shadow of a filled button; default none. */
  buttonEdge?: string;
  /** Values chosen by hand where the derived ones are not the brand's. They pass the same contrast table. */
  light?: Partial<ColorRoles>;
  dark?: Partial<ColorRoles>;
}

export type RadiusSet = 'square' | 'tight' | 'round';

export interface BrandFonts extends Partial<Omit<ThemeFont, 'body' | 'display'>> {
  /** Font stacks. */
  body: string;
  /** Headings; default as `body`. */
  display?: string;
  /** Fonts that the brand serves, and their fallbacks. */
  faces?: readonly ThemeFontFace[];
}

export const radiusSets: Record<RadiusSet, BrandTheme['radius']> = {
  square: { s: '0', m: '0', l: '0', pill: '0' },
  tight: { s: '2px', m: '4px', l: '6px', pill: '4px' },
  round: { s: '6px', m: '10px', l: '16px', pill: '999px' },
};
