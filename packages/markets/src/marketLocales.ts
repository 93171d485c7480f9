import type { Market } from './market.ts';

/** An address of a market as its pages know it. */
export type LocalizedPath = {
  /** The market in the language of the address. */
  readonly market: Market;
  /** What the language puts before every path: `/es`, empty for the market's own. */
  readonly prefix: string;
  /** The same in every language of the market: `/cart`. */
  readonly path: string;
};

const made = new WeakMap<Market, Map<string, Market>>();

/**
 * The market in one of its languages, its own where it has no such language: what a caller names may be anything.
 * Asked again it is the same record.
 */
export function inLocale(market: Market, locale: string | null | undefined): Market {
  const other = market.otherLocales?.find((it) => it.locale === locale);
  if (!other) return market;
  const known = made.get(market) ?? new Map<string, Market>();
  made.set(market, known);
  const { prefix: _, ...spoken } = other;
  const localized = known.get(other.locale) ?? Object.freeze({ ...market, ...spoken });
  known.set(other.locale, localized);
  return localized;
}

/** What the languages of a market put before their paths: empty for its own, which is the first. */
export const prefixesOf = ({ otherLocales = [] }: Market): readonly string[] => [
  '',
  ...otherLocales.map(({ prefix }) => `/${prefix}`),
];

/** Which language an address is in. The prefix is a whole part of the path, as it is written in the record. */
export function splitLocale(market: Market, pathname: string): LocalizedPath {
  const other = market.otherLocales?.find(({ prefix }) => pathname.startsWith(`/${prefix}/`));
  if (!other) return { market, prefix: '', path: pathname };
  const prefix = `/${other.prefix}`;
  return { market: inLocale(market, other.locale), prefix, path: pathname.slice(prefix.length) };
}
