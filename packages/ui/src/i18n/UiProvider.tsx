import {
  createContext,
  useContext,
  useMemo,
  type ComponentProps,
  type ElementType,
  type ReactNode,
} from 'react';
import type { Drawings } from '../drawings/drawings.ts';
import { createFormats, type FormatOptions, type Formats } from './formats.ts';
import type { UiStrings } from './messages.ts';

export interface UiProviderProps extends Omit<FormatOptions, 'timeZone'> {
  /** One of the modules `@driveline/ui/i18n/*`, or a brand's own words of the same shape. */
  strings: UiStrings;
  /** `inlineDrawings`, or addresses of files that the shop serves. */
  drawings: Drawings;
  /** Default `UTC`. */
  timeZone?: string;
  /** How a line of an address writes a state, by its code: 'CDMX' for `CMX`; default: the code. */
  states?: readonly StateText[] | undefined;
  /** What links are made of: a router's link that takes `href`. Default `a`. */
  linkComponent?: LinkComponent;
  /** Address of a picture in one of the widths; default: the picture's own address [CONST-011, CONST-012]. */
  imageUrl?: ImageUrl | undefined;
  children?: ReactNode;
}

export interface StateText {
  readonly code: string;
  readonly short?: string;
}

export type LinkComponent = ElementType<ComponentProps<'a'>>;

/** `width` in device pixels, `quality` in percent. */
export type ImageUrl = (src: string, request: { width: number; quality: number }) => string;

interface Ui {
  strings: UiStrings;
  formats: Formats;
  locale: string;
  linkComponent: LinkComponent;
  drawings: Drawings;
  imageUrl: ImageUrl | undefined;
  states: readonly StateText[] | undefined;
}

const UiContext = createContext<Ui | null>(null);

/** Gives all components below it their words, formats and links. */
export function UiProvider(props: UiProviderProps) {
  const {
    locale,
    strings,
    currency,
    distanceUnit,
    timeFormat,
    timeZone = 'UTC',
    imageUrl,
    drawings,
    states,
    children,
  } = props;
  const linkComponent = props.linkComponent ?? 'a';
  const value = useMemo(
    () => ({
      strings,
      formats: createFormats({ locale, currency, distanceUnit, timeFormat, timeZone }),
      locale,
      linkComponent,
      drawings,
      imageUrl,
      states,
    }),
    [
      locale,
      strings,
      currency,
      distanceUnit,
      timeFormat,
      timeZone,
      linkComponent,
      drawings,
      imageUrl,
      states,
    ],
  );
  return <UiContext value={value}>{children}</UiContext>;
}

function useUi(): Ui {
  const ui = useContext(UiContext);
  if (!ui) {
    throw new Error(
      'A component of @driveline/ui stands outside <UiProvider>. Components take their words and formats from it. Wrap the page in one.',
    );
  }
  return ui;
}

/** The components' own words in the shopper's language. */
export function useStrings(): UiStrings {
  return useUi().strings;
}

/** Money, numbers, dates and distances as the market writes them. */
export function useFormat(): Formats {
  return useUi().formats;
}

/** City, state and postal code as a line of an address has them. */
export function usePlaceLine(): (place: { city: string; state: string; zip: string }) => string {
  const { states } = useUi();
  return ({ city, state, zip }) =>
    `${city}, ${states?.find(({ code }) => code === state)?.short ?? state} ${zip}`;
}

/** BCP 47 tag of the market. */
export function useLocale(): string {
  return useUi().locale;
}

export function useLinkComponent(): LinkComponent {
  return useUi().linkComponent;
}

export function useImageUrl(): ImageUrl | undefined {
  return useUi().imageUrl;
}

export function useDrawings(): Drawings {
  return useUi().drawings;
}
