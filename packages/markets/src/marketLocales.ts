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

/** A market in its languages, its own first. */
const spoken = new WeakMap<Market, readonly Market[]>();

/** The market in each of its languages, its own first. Asked again, and in whichever language, it is the same list. */
export function languagesOf<M extends Market>(market: M): readonly M[] {
  const known = spoken.get(market);
  // What was kept was made of this market, by spreading it.
  if (known) return known as readonly M[];
  const { otherLocales = [] } = market;
  const others = otherLocales.map(
    ({ locale, language, dir, hreflang, stateNames, timeFormat, timeZoneNames }) =>
      Object.freeze({
        ...market,
        ...{ defaultLocale: market.locale, locale, language, dir, hreflang },
        ...(timeFormat && { units: { ...market.units, timeFormat } }),
        // Names in the market's own language are no names in this one.
        ...((timeZoneNames ?? market.timeZoneNames) && { timeZoneNames: timeZoneNames ?? {} }),
        // A list is looked through by the alphabet of its language.
        ...(stateNames && {
          states: market.states
            .map((state) => ({ ...state, name: stateNames[state.code] ?? state.name }))
            .sort((one, other) => one.name.localeCompare(other.name, locale)),
        }),
      }),
  );
  const all = [market, ...others];
  for (const each of all) spoken.set(each, all);
  return all;
}

/** The market in one of its languages, in its own where it has no such language: what a caller names may be anything. */
export function inLocale<M extends Market>(market: M, locale: string | null | undefined): M {
  const [own = market, ...others] = languagesOf(market);
  return others.find((it) => it.locale === locale) ?? own;
}

/** What the language of a market puts before its paths: `/es`, empty for the market's own. */
export function prefixOf({ locale, otherLocales = [] }: Market): string {
  const other = otherLocales.find((it) => it.locale === locale);
  return other ? `/${other.prefix}` : '';
}

/** Which language an address is in. The prefix is a whole part of the path, as it is written in the record. */
export function splitLocale(market: Market, pathname: string): LocalizedPath {
  const other = market.otherLocales?.find(({ prefix }) => pathname.startsWith(`/${prefix}/`));
  if (!other) return { market: inLocale(market, undefined), prefix: '', path: pathname };
  const prefix = `/${other.prefix}`;
  return { market: inLocale(market, other.locale), prefix, path: pathname.slice(prefix.length) };
}

/** Which of the locales that there are speaks for one: itself, its language (`es`), else another region of it (`es-AR`: `es-MX`). */
export function nearestLocale(there: readonly string[], locale: string): string | undefined {
  const [language = locale] = locale.split('-', 1);
  return (
    [locale, language].find((it) => there.includes(it)) ?? there.find((it) => it.startsWith(`${language}-`))
  );
}

/** A language in its own words, as who speaks it looks for it: Español. */
export function languageName(locale: string): string {
  const known = languageNames.get(locale);
  if (known !== undefined) return known;
  const [language = locale] = locale.split('-', 1);
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? locale;
  const written = name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
  languageNames.set(locale, written);
  return written;
}

/** By locale: every page of a server lists its languages. */
const languageNames = new Map<string, string>();
