import { languagesOf } from '@driveline/markets';
import type { CatalogNames } from '../src/markets/marketSeed.ts';
import type { ServerMarket } from '../src/markets/serverMarket.ts';
import { shippedMarkets } from '../src/markets/shipped.ts';

/** Names that markets give the shared catalogue in languages of their own, by locale. */
export type GivenNames = Readonly<Record<string, CatalogNames>>;

export const givenNames = (markets: readonly ServerMarket[]): GivenNames =>
  Object.assign(
    {},
    ...markets.map(({ terms }) => (terms.seed === 'none' ? {} : terms.seed.catalogNames?.())),
  );

/** Each language once that names are written in: those that ship, since one catalogue serves all, and the markets' own. */
export const speechesOf = (markets: readonly ServerMarket[]): readonly ServerMarket[] => [
  ...new Map(
    [...shippedMarkets.markets, ...markets].flatMap(languagesOf).map((speech) => [speech.locale, speech]),
  ).values(),
];

const ORIGINAL = 'en-US';

/** Data of the catalogue with what the markets call it: by ids, else wherever a text has its English form, by that. */
export const withNames = <T>(data: T, given: GivenNames): T =>
  Object.entries(given).reduce((said, [locale, names]) => named(said, { locale, ...names }, []) as T, data);

type Naming = CatalogNames & { readonly locale: string };

/** Tables and lists that the id before them tells already. */
const UNTOLD = ['labels', 'names', 'values', 'choices'];

/** @param at ids of what the data are part of */
function named(data: unknown, naming: Naming, at: readonly string[]): unknown {
  if (Array.isArray(data)) return data.map((each) => named(each, naming, at));
  if (typeof data !== 'object' || data === null) return data;
  const { id, code = id, value = code } = data as Readonly<Record<string, unknown>>;
  const here = typeof value === 'string' ? [...at, value] : at;
  const own = Object.fromEntries(
    Object.entries(data).map(([key, inner]) => [
      key,
      named(inner, naming, UNTOLD.includes(key) ? here : [...here, key]),
    ]),
  );
  if (!(ORIGINAL in own)) return own;
  const said = naming.byId?.[at.join('.')] ?? translated(own[ORIGINAL], naming.names);
  return said === undefined ? own : { ...own, [naming.locale]: said };
}

/** A text, or what is counted by the plural rules of its language; lists of other words stay in theirs. */
function translated(text: unknown, names: CatalogNames['names']): unknown {
  if (typeof text === 'string') return names[text];
  if (typeof text !== 'object' || text === null || Array.isArray(text)) return undefined;
  const forms = Object.entries(text).map(([rule, form]) => [rule, names[String(form)]]);
  return forms.every(([, form]) => form !== undefined) ? Object.fromEntries(forms) : undefined;
}
