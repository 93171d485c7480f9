import type { Market } from '@driveline/markets';
import { localized } from '../src/messages/localized.ts';
import { notSoldIn, searchSpeeches, symptomsIn } from '../src/search/wordLists.ts';
import { partTitle } from './partTitle.ts';
import type { PartSeed } from './partSeed.ts';
import { searchKey } from '../src/catalog/searchKey.ts';
import type { Taxonomy, TypeEntry } from './taxonomy.ts';
import type { ModelRow } from './vehicleSeed.ts';

export interface SuggestRow {
  market: string;
  key: string;
  term: string;
  kind: 'type' | 'synonym' | 'symptom' | 'brand' | 'brand-type' | 'position-type';
  typeId: number | null;
  brandId: number | null;
  weight: number;
}

/** Which brands have parts in a market, and of which types: bounded by these, not by parts. */
export class Sold {
  readonly #brands = new Set<string>();

  add({ brandId, typeId, soldIn }: Pick<PartSeed, 'brandId' | 'typeId' | 'soldIn'>): void {
    for (const market of soldIn)
      this.#brands.add(`${market} ${brandId}`).add(`${market} ${brandId} ${typeId}`);
  }

  has(...of: readonly [market: string, brandId: number, typeId?: number]): boolean {
    return this.#brands.has(of.join(' '));
  }
}

/** What the search box of a market knows. Bounded by types and brands, not by parts. */
export function buildSuggestions(taxonomy: Taxonomy, market: Market, sold: Sold): SuggestRow[] {
  const rows = new Map<string, SuggestRow>();
  const add = (row: Omit<SuggestRow, 'market' | 'key'>) => {
    const key = searchKey(row.term);
    const known = rows.get(`${key} ${row.kind}`);
    if (!known || known.weight < row.weight)
      rows.set(`${key} ${row.kind}`, { ...row, market: market.code, key });
  };
  for (const type of taxonomy.types) addType(type, market, sold, add);
  for (const brand of taxonomy.brands) {
    if (!sold.has(market.code, brand.id)) continue;
    add({ term: brand.name, kind: 'brand', typeId: null, brandId: brand.id, weight: 50 });
  }
  return [...rows.values()];
}

function addType(
  type: TypeEntry,
  market: Market,
  sold: Sold,
  add: (row: Omit<SuggestRow, 'market' | 'key'>) => void,
): void {
  const { seed } = type;
  const popular = seed.hero ? 40 : 0;
  const of = { typeId: type.id, brandId: null };
  const plural = localized(seed.plural, market);
  add({ term: plural, kind: 'type', ...of, weight: 100 + popular });
  add({ term: localized(seed.singular, market), kind: 'synonym', ...of, weight: 70 + popular });
  for (const term of localized(seed.synonyms, market))
    add({ term, kind: 'synonym', ...of, weight: 60 + popular });
  const [, ...others] = searchSpeeches(market.code, market);
  for (const speech of others) {
    const foreign = [seed.plural, seed.singular].map((names) => localized(names, speech));
    for (const term of [...foreign, ...localized(seed.synonyms, speech)])
      add({ term, kind: 'synonym', ...of, weight: 30 + popular });
  }
  for (const place of [...type.positions.map(({ value }) => value), ...(seed.places ?? [])]) {
    const term = localized(partTitle({ ...type, seed: { ...seed, head: {} } }, place), market);
    add({ term, kind: 'position-type', ...of, weight: 55 + popular });
  }
  for (const brand of type.brands) {
    if (!sold.has(market.code, brand.id, type.id)) continue;
    const term = `${brand.name} ${plural.toLowerCase()}`;
    add({ term, kind: 'brand-type', typeId: type.id, brandId: brand.id, weight: 20 + popular });
  }
}

/** Words that a typing error may have meant, of complaints and of what is not sold too. */
export function buildWords(
  market: Market,
  rows: readonly SuggestRow[],
  models: readonly ModelRow[],
): Map<string, number> {
  const words = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const word of searchKey(text).split(' ')) {
      if (word.length >= 3 && !/\d/.test(word)) words.set(word, Math.max(weight, words.get(word) ?? 0));
    }
  };
  for (const { term, weight } of rows) add(term, weight);
  const speeches = searchSpeeches(market.code, market);
  for (const { term } of [...symptomsIn(speeches), ...notSoldIn(speeches)]) add(term, 40);
  for (const { make, name, popularity } of models) {
    if (popularity > 0) add(`${make} ${name}`, 30);
  }
  return words;
}

/** Old paths of the catalogue that still lead somewhere (CATALOG-023). */
export function buildRedirects(taxonomy: Taxonomy): { path: string; to: string }[] {
  return [
    ...taxonomy.types.map(({ path, seed }) => ({ path: `/shop/${seed.code}`, to: path })),
    ...taxonomy.categories
      .filter(({ parentId }) => parentId !== null)
      .map(({ path }) => ({ path: `/shop${path}`, to: path })),
    { path: '/parts/old', to: '/parts/brakes' },
  ];
}
