import { markets, type Market } from '@driveline/markets';
import { ironbay, verdane, wireframe, type BrandTheme } from '@driveline/ui/themes';

/** Brands that Storybook offers; `wireframe` is the plain one that keeps components free of a brand's habits. */
export const brands = { ironbay, verdane, wireframe } as const satisfies Record<string, BrandTheme>;

export type BrandName = keyof typeof brands;
export type ColorMode = 'light' | 'dark';

/** How the page is read: as the market writes, or tried the other way. */
export type Direction = 'market' | 'ltr' | 'rtl';
export type Motion = 'system' | 'reduced';

/** What a designer can turn: the values of Storybook's globals. */
export interface Mode {
  brand: BrandName;
  /** `Market.code` */
  market: string;
  colorMode: ColorMode;
}

export interface VisualMode extends Mode {
  /** Part of a picture's file name. */
  name: string;
  /** Widths in CSS pixels at which a page's story is pictured. */
  pageWidths: readonly number[];
  /** Sheets of single components are pictured in two modes only: they differ by their variables alone. */
  picturesComponents: boolean;
}

export const defaultMode: Mode = { brand: 'ironbay', market: 'us', colorMode: 'light' };

/** One table for the pictures here, for axe and for Chromatic: each brand light and dark, each market once. */
export const visualModes: readonly VisualMode[] = [
  { ...defaultMode, name: 'ironbay-light-us', pageWidths: [390, 820, 1440], picturesComponents: true },
  {
    brand: 'ironbay',
    market: 'mx',
    colorMode: 'dark',
    name: 'ironbay-dark-mx',
    pageWidths: [390],
    picturesComponents: false,
  },
  {
    brand: 'verdane',
    market: 'us',
    colorMode: 'light',
    name: 'verdane-light-us',
    pageWidths: [1440],
    picturesComponents: false,
  },
  {
    brand: 'verdane',
    market: 'br',
    colorMode: 'dark',
    name: 'verdane-dark-br',
    pageWidths: [390],
    picturesComponents: true,
  },
];

/** The same table as Chromatic wants it. */
export const chromaticModes = Object.fromEntries(
  visualModes.map(({ name, brand, market, colorMode }) => [name, { brand, market, colorMode }]),
);

/** Turned by hand only; the tests have conditions of their own (`visual/conditions.test.ts`). */
export interface Trial {
  direction: Direction;
  motion: Motion;
}

export const defaultTrial: Trial = { direction: 'market', motion: 'system' };

/** First and last pixel of each width class, and the narrowest page that WCAG asks for. */
export const widths = [320, 390, 719, 720, 1139, 1140, 1600] as const;

/** Choices of the toolbar. */
export const toolbar = {
  brand: Object.keys(brands),
  market: markets.map((market: Market) => market.code),
  colorMode: ['light', 'dark'],
  direction: ['market', 'ltr', 'rtl'],
  motion: ['system', 'reduced'],
} as const;
