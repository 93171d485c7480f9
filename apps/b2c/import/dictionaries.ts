import { languagesOf } from '@driveline/markets';
import type pg from 'pg';
import { bulkInsert } from '../seed/bulkInsert.ts';
import { readAttributes } from '../seed/seedData.ts';
import { valuesIn } from './fluids.ts';
import { searchKey } from '../src/catalog/searchKey.ts';
import { localized, type Localized } from '../src/messages/localized.ts';
import type { ServerMarket } from '../src/markets/serverMarket.ts';
import { note, type Changes } from './run.ts';
import { factOf, slugOf } from './staged.ts';

/** Ids of brands by slug, and of the values that shelves filter by. */
export interface Dictionaries {
  readonly brandIds: ReadonlyMap<string, number>;
  readonly facetIds: ReadonlyMap<string, number>;
}

export const facetKey = (attribute: string, value: string | number) => `${attribute} ${value}`;

interface Facet {
  attribute: string;
  value: string;
  label: string;
}

/** Brands and values that the import names and the shop does not know yet; a dry run only counts them. */
export async function ensureDictionaries(
  client: pg.PoolClient,
  { markets, changes, isDry }: { markets: readonly ServerMarket[]; changes: Changes; isDry: boolean },
): Promise<Dictionaries> {
  const rows = async <T extends pg.QueryResultRow>(sql: string) => (await client.query<T>(sql)).rows;
  const brandIds = new Map(
    (await rows<{ id: number; slug: string }>('select id, slug from brand')).map(({ id, slug }) => [
      slug,
      id,
    ]),
  );
  const facets = await rows<{ id: number; attribute: string; value: string }>(
    'select id, attribute, value from facet_value',
  );
  const facetIds = new Map(facets.map(({ id, attribute, value }) => [facetKey(attribute, value), id]));
  const named = await rows<{ brand: string }>(
    `select min(brand) as brand from import_part where type_id is not null group by split_part(key, '/', 1)`,
  );
  const newBrands = named
    .map(({ brand }) => ({ name: brand, slug: slugOf(brand) }))
    .filter(({ slug }) => !brandIds.has(slug));
  let brandId = Math.max(0, ...brandIds.values());
  for (const { slug } of newBrands) brandIds.set(slug, ++brandId);
  const values = await rows<{ attribute: string; value: string }>(
    `select distinct a.key as attribute, a.value #>> '{}' as value from import_part p, jsonb_each(p.attributes) a
     union select distinct 'position', position from import_part where position is not null`,
  );
  const each = new Map(
    values.flatMap(({ attribute, value }) =>
      valuesIn(attribute, value).map((own) => {
        const text = String(own);
        return [facetKey(attribute, text), { attribute, value: text, label: text }] as const;
      }),
    ),
  );
  const newFacets: Facet[] = [
    ...newBrands.map(({ name, slug }) => ({ attribute: 'brand', value: slug, label: name })),
    ...each.values(),
  ].filter(({ attribute, value }) => !facetIds.has(facetKey(attribute, value)));
  let facetId = Math.max(0, ...facetIds.values());
  for (const { attribute, value } of newFacets) facetIds.set(facetKey(attribute, value), ++facetId);
  note(
    changes,
    'brand',
    'new',
    newBrands.map(({ name }) => name),
  );
  note(
    changes,
    'facet_value',
    'new',
    newFacets.map(({ attribute, value }) => `${attribute} ${value}`),
  );
  if (!isDry) {
    await insertNew(client, markets, { newBrands, newFacets, brandIds, facetIds });
    await insertTerms(client, markets, brandIds);
  }
  return { brandIds, facetIds };
}

async function insertNew(
  client: pg.PoolClient,
  markets: readonly ServerMarket[],
  {
    newBrands,
    newFacets,
    brandIds,
    facetIds,
  }: Dictionaries & { newBrands: readonly { name: string; slug: string }[]; newFacets: readonly Facet[] },
): Promise<void> {
  await bulkInsert(
    client,
    'brand',
    { id: 'int', slug: 'text', name: 'text', grade: 'text', prefix: 'text' },
    newBrands.map(({ name, slug }) => [brandIds.get(slug), slug, name, 'standard', '']),
  );
  const units = new Map(readAttributes().map(({ id, unit }) => [id, unit]));
  const locales = markets.flatMap(languagesOf).map(({ locale }) => locale);
  await bulkInsert(
    client,
    'facet_value',
    { id: 'int', attribute: 'text', value: 'text', sort: 'int', names: 'jsonb' },
    newFacets.map(({ attribute, value, label }) => [
      facetIds.get(facetKey(attribute, value)),
      attribute,
      value,
      Math.round((numberOf(value) ?? 0) * 100),
      Object.fromEntries(locales.map((locale) => [locale, labelIn(locale, label, units.get(attribute))])),
    ]),
  );
}

/** What the search box learns: the brand by its name, and which types it has. */
async function insertTerms(
  client: pg.PoolClient,
  markets: readonly ServerMarket[],
  brandIds: Dictionaries['brandIds'],
): Promise<void> {
  const { rows } = await client.query<{ slug: string; brand: string; type_id: number; names: Localized }>(
    `select split_part(i.key, '/', 1) as slug, min(i.brand) as brand, t.id as type_id, t.names
     from import_part i join part_type t on t.id = i.type_id group by 1, t.id`,
  );
  const terms = markets.flatMap((market) =>
    rows.flatMap(({ slug, brand, type_id: typeId, names }) => [
      { market: market.code, term: brand, kind: 'brand', typeId: null, slug, weight: 50 },
      {
        market: market.code,
        term: `${brand} ${localized(names, market).toLowerCase()}`,
        kind: 'brand-type',
        typeId,
        slug,
        weight: 20,
      },
    ]),
  );
  await client.query(
    `insert into suggest_term (market, term_key, term, kind, part_type_id, brand_id, weight)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::int[], $6::int[], $7::int[])
     on conflict do nothing`,
    [
      terms.map(({ market }) => market),
      terms.map(({ term }) => searchKey(term)),
      terms.map(({ term }) => term),
      terms.map(({ kind }) => kind),
      terms.map(({ typeId }) => typeId),
      terms.map(({ slug }) => brandIds.get(slug)),
      terms.map(({ weight }) => weight),
    ],
  );
}

/** The number that a fact is; digits that are none, of a bar code say, are no measure and sort by none. */
function numberOf(value: string): number | undefined {
  const fact = factOf(value);
  return typeof fact === 'number' ? fact : undefined;
}

function labelIn(locale: string, label: string, unit: string | null | undefined): string {
  const value = numberOf(label);
  if (value === undefined) return label;
  const number = value.toLocaleString(locale, { maximumFractionDigits: 4, useGrouping: false });
  return number + (unit ? ` ${unit}` : '');
}
