import { stockContent } from '../content/stockContent.ts';

const shipped = Object.keys(stockContent);

/**
 * The locale whose words ship with this package and are said where a shop says nothing otherwise: the locale itself, or
 * another region of its language (`en-GB`: `en-US`). None for a language that does not ship: its shop gives every word.
 */
export function stockLocale(locale: string): string | undefined {
  const language = `${locale.split('-', 1)[0]}-`;
  return shipped.includes(locale) ? locale : shipped.find((each) => each.startsWith(language));
}

/** Whose table is read where a language does not ship: each of its words is replaced. */
export const [ORIGINAL = ''] = shipped;
