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

/**
 * What a story shows decides how often it is pictured: a component differs between modes by its variables alone, a
 * block also by its width and its words, a page by all of it. `plainPage` is one of which there are others like it, `pageState` one that waits, failed or is
 * empty.
 */
export type PictureKind = 'component' | 'block' | 'page' | 'plainPage' | 'pageState';

/** `parameters.visual` of a story: other widths in CSS pixels, none for no picture at all, or another kind. */
export interface VisualParameters {
  widths?: readonly number[];
  kind?: PictureKind;
}

export interface VisualMode extends Mode {
  /** Part of a picture's file name. */
  name: string;
  /** Widths in CSS pixels of the pictures. */
  widths: Record<PictureKind, readonly number[]>;
}

export const defaultMode: Mode = { brand: 'ironbay', market: 'us', colorMode: 'light' };

/** A single component is pictured on a desktop's content column. */
export const SHEET_WIDTH = 800;

/** One table for the pictures here, for axe and for Chromatic: each brand light and dark, each market once. */
export const visualModes: readonly VisualMode[] = [
  {
    ...defaultMode,
    name: 'ironbay-light-us',
    widths: {
      component: [SHEET_WIDTH],
      block: [390, 1440],
      page: [390, 1440],
      plainPage: [390],
      pageState: [1440],
    },
  },
  {
    brand: 'ironbay',
    market: 'mx',
    colorMode: 'dark',
    name: 'ironbay-dark-mx',
    widths: { component: [], block: [], page: [390, 1440], plainPage: [1440], pageState: [] },
  },
  {
    brand: 'verdane',
    market: 'us',
    colorMode: 'light',
    name: 'verdane-light-us',
    widths: { component: [], block: [], page: [1440], plainPage: [], pageState: [] },
  },
  {
    brand: 'verdane',
    market: 'br',
    colorMode: 'dark',
    name: 'verdane-dark-br',
    widths: {
      component: [SHEET_WIDTH],
      block: [390, 1440],
      page: [390, 1440],
      plainPage: [390],
      pageState: [],
    },
  },
];

/** Every brand, light and dark, each in another market than the one before. */
export const fullMatrix: readonly Mode[] = (Object.keys(brands) as BrandName[])
  .flatMap((brand) => (['light', 'dark'] as const).map((colorMode) => ({ brand, colorMode })))
  .map((look, at) => ({ ...look, market: markets[at % markets.length]!.code }));

/** The same table as Chromatic wants it. */
export const chromaticModes = Object.fromEntries(
  visualModes.map(({ name, brand, market, colorMode }) => [name, { brand, market, colorMode }]),
);

/** What a story says that only some markets have; one that a single one has shows there, whatever the toolbar turns. */
export const onlyIn = (codes: readonly string[]) => ({
  ...(codes.length === 1 && { globals: { market: codes[0] } }),
  parameters: {
    markets: codes,
    chromatic: {
      modes: Object.fromEntries(
        visualModes.map((mode) => [mode.name, codes.includes(mode.market) ? {} : { disable: true }]),
      ),
    },
  },
});

/** Turned by hand only; the tests have conditions of their own (`visual/conditions.test.ts`). */
export interface Trial {
  direction: Direction;
  motion: Motion;
}

export const defaultTrial: Trial = { direction: 'market', motion: 'system' };

/** First and last pixel of each width class, the narrowest page that WCAG asks for, and what phones, tablets and desks have. */
export const widths = [320, 390, 719, 720, 820, 1139, 1140, 1440, 1600] as const;

/** Choices of the toolbar. */
export const toolbar = {
  brand: Object.keys(brands),
  market: markets.map((market: Market) => market.code),
  colorMode: ['light', 'dark'],
  direction: ['market', 'ltr', 'rtl'],
  motion: ['system', 'reduced'],
} as const;
