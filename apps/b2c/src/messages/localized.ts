import { nearestLocale, type Market } from '@driveline/markets';

/** Data in several languages: names, guides, answers of the desk. Keys are locales ('es-MX') or languages ('es'). */
export type Localized<T = string> = Readonly<Record<string, T>>;

/** What a market speaks: the language of a call, the one at its root, and its others. */
export type Speech = Pick<Market, 'locale' | 'defaultLocale'>;

/**
 * What data say in a market's language: `es-US`, else `es`, else another region of it (`es-MX`), else the same of the
 * market's default locale, else the first that there is. The shop's own words know no such way out (`textOf`).
 * @param table has one entry at least
 */
export function localized<T>(table: Localized<T>, { locale, defaultLocale = locale }: Speech): T {
  if (Object.hasOwn(table, locale)) return table[locale] as T;
  const keys = Object.keys(table);
  const key = nearestLocale(keys, locale) ?? nearestLocale(keys, defaultLocale);
  return table[key ?? keys[0] ?? ''] as T;
}
