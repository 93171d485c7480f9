import { brands, markets } from 'virtual:driveline/story-shop';

export type ColorMode = 'light' | 'dark';

/** What a designer can turn: the values of Storybook's globals. */
export interface Mode {
  /** Id of a brand of the shop. */
  brand: string;
  /** `Market.code` */
  market: string;
  colorMode: ColorMode;
}

/**
 * What a story shows decides how often it is pictured: a component differs between modes only by its variables, a
 * block also by its width and its words, a page by all of it. `plainPage` is one of which there are others like it,
 * `pageState` one that waits, failed or is empty.
 */
export type PictureKind = 'component' | 'block' | 'page' | 'plainPage' | 'pageState';

/** `parameters.visual` of a story: other widths in CSS pixels, none for no picture at all, or another kind. */
export interface VisualParameters {
  widths?: readonly number[];
  kind?: PictureKind;
}

/** A mode in which stories are pictured. */
export interface VisualMode extends Mode {
  /** Part of a picture's file name. */
  name: string;
  /** Widths in CSS pixels of the pictures. */
  widths: Record<PictureKind, readonly number[]>;
}

/** Turned by hand only: how the page is read, as the market writes or tried the other way, and whether things move. */
export interface Trial {
  direction: 'market' | 'ltr' | 'rtl';
  motion: 'system' | 'reduced';
}

export const defaultMode: Mode = {
  brand: brands[0]!.identity.id,
  market: markets[0]!.code,
  colorMode: 'light',
};

export const defaultTrial: Trial = { direction: 'market', motion: 'system' };

/** First and last pixel of each width class, the narrowest page that WCAG asks for, and what phones, tablets and desks have. */
export const widths = [320, 390, 719, 720, 820, 1139, 1140, 1440, 1600] as const;

/** Choices of the toolbar. */
export const toolbar = {
  brand: brands.map(({ identity }) => identity.id),
  market: markets.map(({ code }) => code),
  colorMode: ['light', 'dark'],
  direction: ['market', 'ltr', 'rtl'],
  motion: ['system', 'reduced'],
} as const;

/** Name of a mode, as part of a picture's file name and as a mode of Chromatic. */
export const modeName = ({ brand, colorMode, market }: Mode): string => `${brand}-${colorMode}-${market}`;

const NONE = { component: [], block: [], plainPage: [], pageState: [] } as const;

/** Of each brand its markets in light mode, and the first of them in dark mode too. */
export const shopModes: readonly VisualMode[] = brands.flatMap(({ identity, markets: codes }) =>
  codes.flatMap((market: string, at: number): VisualMode[] => {
    const [light, dark] = (['light', 'dark'] as const).map((colorMode) => ({
      brand: identity.id,
      market,
      colorMode,
    }));
    const widthsOf = { ...NONE, page: [390, 1440], plainPage: [390], pageState: [1440] };
    return [
      { ...light!, name: modeName(light!), widths: widthsOf },
      ...(at === 0 ? [{ ...dark!, name: modeName(dark!), widths: { ...NONE, page: [390] } }] : []),
    ];
  }),
);

/** A table of modes as Chromatic wants it. */
export const chromaticModes = (modes: readonly VisualMode[]) =>
  Object.fromEntries(modes.map(({ name, brand, market, colorMode }) => [name, { brand, market, colorMode }]));

/** What a story says that only some markets have; one that a single one has shows there, whatever the toolbar turns. */
export const onlyIn = (codes: readonly string[]) => {
  const everyMode = brands.flatMap(({ identity: { id: brand } }) =>
    toolbar.colorMode.flatMap((colorMode) => toolbar.market.map((market) => ({ brand, colorMode, market }))),
  );
  const others = everyMode.filter(({ market }) => !codes.includes(market));
  const modes = others.map((mode) => [modeName(mode), { disable: true }]);
  return {
    ...(codes.length === 1 && { globals: { market: codes[0] } }),
    parameters: { markets: codes, chromatic: { modes: Object.fromEntries(modes) } },
  };
};
