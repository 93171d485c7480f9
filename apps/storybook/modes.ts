import { defaultMode, toolbar, type Mode, type VisualMode } from '../../packages/storefront/stories/mode.ts';

export { defaultMode } from '../../packages/storefront/stories/mode.ts';
export type {
  Mode,
  PictureKind,
  VisualMode,
  VisualParameters,
} from '../../packages/storefront/stories/mode.ts';

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
export const fullMatrix: readonly Mode[] = toolbar.brand
  .flatMap((brand) => toolbar.colorMode.map((colorMode) => ({ brand, colorMode })))
  .map((look, at) => ({ ...look, market: toolbar.market[at % toolbar.market.length]! }));
