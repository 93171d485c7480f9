import type { Market } from '@driveline/markets';

/** Data in several languages: names, guides, answers of the desk. Keys are locales ('es-MX') or languages ('es'). */
export type Localized<T = string> = Readonly<Record<string, T>>;

/** What a market speaks: the language of a call, the one at its root, and its others. */
export type Speech = Pick<Market, 'locale' | 'defaultLocale'>;

/**
 * What data say in a market's language: `es-US`, else `es`, else the market's default locale and its language, else
 * another region of these, else the first that there is. The shop's own words know no such way out (`textOf`).
 * @param table has one entry at least
 */
export function localized<T>(table: Localized<T>, { locale, defaultLocale = locale }: Speech): T {
  if (Object.hasOwn(table, locale)) return table[locale] as T;
  const keys = Object.keys(table);
  const wanted = [languageOf(locale), defaultLocale, languageOf(defaultLocale)];
  const key =
    wanted.find((it) => Object.hasOwn(table, it)) ??
    neighbour(keys, locale) ??
    neighbour(keys, defaultLocale);
  return table[key ?? keys[0] ?? ''] as T;
}

const languageOf = (locale: string): string => locale.split('-')[0] ?? locale;

const neighbour = (keys: readonly string[], locale: string): string | undefined =>
  keys.find((key) => key.startsWith(`${languageOf(locale)}-`));

/** The key that speaks a locale's language, whichever the region. */
export const nearest = (keys: readonly string[], locale: string): string | undefined =>
  keys.find((key) => key === locale) ?? neighbour(keys, locale);
