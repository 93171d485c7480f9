export type { DateStyle, FormatOptions, Formats, MoneyOptions, MoneyParts } from './i18n/formats.ts';
export type { UiStrings } from './i18n/messages.ts';
export {
  UiProvider,
  useFormat,
  useLocale,
  useStrings,
  type ImageUrl,
  type LinkComponent,
  type UiProviderProps,
} from './i18n/UiProvider.tsx';
