import type pg from 'pg';
import { partNumberKey } from '../src/catalog/searchKey.ts';
import { bulkInsert } from './bulkInsert.ts';
import { applicationColumns, partColumns, priceColumns, stockColumns } from './catalogColumns.ts';
import { generateParts, type PartSeed, type PartsWanted } from './partSeed.ts';
import { fluidNeedsOf } from './fluids.ts';
import { fleetOf } from './slots.ts';
import { seedShelves } from './shelfSeed.ts';
import { insertSuggestions } from './insertSuggestions.ts';
import { stockOf, type StoreRow } from './storeSeed.ts';
import { buildRedirects, Sold } from './suggestSeed.ts';
import type { Taxonomy } from './taxonomy.ts';
import { withoutIndexes } from './withoutIndexes.ts';

export async function insertTaxonomy(client: pg.PoolClient, taxonomy: Taxonomy): Promise<void> {
  await bulkInsert(
    client,
    'brand',
    { id: 'int', slug: 'text', name: 'text', grade: 'text', prefix: 'text', featured: 'bool' },
    taxonomy.brands.map(({ id, slug, name, grade, prefix, featured = false }) => [
      id,
      slug,
      name,
      grade,
      prefix,
      featured,
    ]),
  );
  await bulkInsert(
    client,
    'category',
    { id: 'int', parent_id: 'int', path: 'text', family: 'text', sort: 'int', names: 'jsonb' },
    taxonomy.categories.map((c) => [c.id, c.parentId, c.path, c.family, c.sort, c.names]),
  );
  await bulkInsert(
    client,
    'part_type',
    {
      id: 'int',
      category_id: 'int',
      code: 'text',
      path: 'text',
      family: 'text',
      layout: 'text',
      vehicle_specific: 'bool',
      sort: 'int',
      names: 'jsonb',
      attributes: 'jsonb',
    },
    taxonomy.types.map((type) => [
      type.id,
      type.categoryId,
      type.seed.code,
      type.path,
      type.seed.family,
      type.seed.layout,
      type.seed.fit !== 'universal',
      type.id,
      type.seed.plural,
      [...type.attributes.map(({ seed }) => seed), ...type.lists].map((attribute) => {
        const { id, labels, pro, many, unit, inches } = attribute;
        return {
          ...{ id, labels },
          ...(pro && { pro }),
          ...(many && { many }),
          ...(unit && { unit }),
          ...(inches && { inches }),
        };
      }),
    ]),
  );
  await bulkInsert(
    client,
    'facet_value',
    { id: 'int', attribute: 'text', value: 'text', sort: 'int', names: 'jsonb' },
    taxonomy.facetValues.map(({ id, attribute, value, sort, names }) => [id, attribute, value, sort, names]),
  );
  await bulkInsert(
    client,
    'seo_path',
    { path: 'text', page_type: 'text', redirect_to: 'text' },
    buildRedirects(taxonomy).map(({ path, to }) => [path, 'SHELF', to]),
  );
}

export interface CatalogSeed extends PartsWanted {
  stores: readonly StoreRow[];
}

const batch = 2000;
/** From so many parts on, building the indexes afterwards is worth its while. */
const large = 20_000;

export async function insertCatalog(client: pg.PoolClient, catalog: CatalogSeed): Promise<void> {
  const sold = new Sold();
  const load = () => loadCatalog(client, catalog, sold);
  await insertFluidNeeds(client, catalog);
  if (catalog.parts < large) await load();
  else await withoutIndexes(client, ['part', 'price', 'application', 'store_stock'], load);
  await insertSuggestions(client, catalog, sold);
}

async function insertFluidNeeds(client: pg.PoolClient, { taxonomy, vehicles }: CatalogSeed): Promise<void> {
  const fleet = fleetOf(vehicles);
  const needs = taxonomy.types.flatMap((type) => fluidNeedsOf(type, fleet));
  await bulkInsert(
    client,
    'fluid_need',
    {
      ...{ id: 'int', market: 'text', model_id: 'int', part_type_id: 'int', y0: 'int', y1: 'int' },
      ...{ engines: 'int[]', attribute: 'text', grade: 'text', may: 'text[]', question: 'text' },
      ...{ litres: 'real', approval: 'text', place: 'text', qualifiers: 'jsonb' },
    },
    needs.map((need, index) => [
      ...[index + 1, need.market, need.modelId, need.typeId, need.y0, need.y1],
      ...[need.engines, need.attribute, need.grade, need.may, need.question, need.litres, need.approval],
      ...[need.place, need.qualifiers],
    ]),
  );
}

/** Parts in batches, so that a large catalogue never lies in memory at once. */
async function loadCatalog(client: pg.PoolClient, catalog: CatalogSeed, sold: Sold): Promise<void> {
  const insertLines = linesInto(client);
  const writeBatch = async (parts: readonly PartSeed[]) => {
    await insertParts(client, parts);
    await insertLines(parts);
    await insertStock(client, parts, catalog);
  };
  const shelves = seedShelves(
    client,
    catalog.markets.map(({ code }) => code),
  );
  let pending: PartSeed[] = [];
  for (const part of generateParts(catalog)) {
    await shelves.add(part);
    sold.add(part);
    pending.push(part);
    if (pending.length < batch) continue;
    await writeBatch(pending);
    pending = [];
  }
  await writeBatch(pending);
  await shelves.finish(catalog.taxonomy.types.map(({ id }) => id));
}

/** Lines of parts, those of a standard size once for all of its parts. */
function linesInto(client: pg.PoolClient): (parts: readonly PartSeed[]) => Promise<void> {
  const { part_id: _part, ...shared } = applicationColumns;
  const ids = { application: 0, size_need: 0 };
  const known = new Set<string>();
  return async (parts) => {
    const rows: Record<keyof typeof ids, unknown[][]> = { application: [], size_need: [] };
    for (const { id, typeId, size, applications } of parts) {
      if (size !== null && known.has(`${typeId} ${size}`)) continue;
      if (size !== null) known.add(`${typeId} ${size}`);
      const table = size === null ? 'application' : 'size_need';
      for (const a of applications)
        rows[table].push([
          ...[++ids[table], a.market, a.modelId, typeId, a.y0, a.y1],
          ...[a.engines, a.qualifiers, a.position, a.quantity, size ?? id],
        ]);
    }
    await bulkInsert(client, 'application', { ...shared, part_id: 'int' }, rows.application);
    await bulkInsert(client, 'size_need', { ...shared, size: 'text' }, rows.size_need);
  };
}

async function insertParts(client: pg.PoolClient, parts: readonly PartSeed[]): Promise<void> {
  await bulkInsert(
    client,
    'part',
    partColumns,
    parts.map((p) => [
      p.id,
      p.typeId,
      p.brandId,
      p.sku,
      p.partNumber,
      p.partNumberKey,
      p.originalNumbers,
      p.originalNumbers.map(partNumberKey),
      p.url,
      p.position,
      p.title,
      p.attributes,
      p.facet,
      p.popularity,
      p.rating,
      p.reviewCount,
      p.warrantyMonths,
      p.weightGrams,
      p.hazmat,
      p.universal,
      p.hasCore,
      p.litres,
      p.size,
      p.pairSku,
    ]),
  );
  await bulkInsert(
    client,
    'price',
    priceColumns,
    parts.flatMap(({ id, prices }) =>
      prices.map((r) => [r.market, id, r.listMinor, r.saleMinor, r.coreMinor]),
    ),
  );
}

async function insertStock(
  client: pg.PoolClient,
  parts: readonly PartSeed[],
  { stores, parts: count }: CatalogSeed,
): Promise<void> {
  const stock = stockOf(parts, stores, count);
  const rows = stock.map(({ store, part, onHand }) => [store.id, part.id, part.typeId, store.market, onHand]);
  await bulkInsert(client, 'store_stock', stockColumns, rows);
}
