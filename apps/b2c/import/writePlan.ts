import type pg from 'pg';
import { bulkInsert } from '../seed/bulkInsert.ts';
import { applicationColumns, partColumns, priceColumns, stockColumns } from '../seed/catalogColumns.ts';
import { ratingOf, readableStars, type RatedPart } from '../src/catalog/demoStars.ts';
import { partNumberKey } from '../src/catalog/searchKey.ts';
import { lockStock } from './lockStock.ts';
import type { Plan, PlannedPart } from './planBatch.ts';

/** Writes a plan, in the caller's transaction: a part changes with its prices and applications, or not at all. */
export async function writePlan(client: pg.PoolClient, plan: Plan): Promise<void> {
  await writeParts(client, plan);
  await moveParts(client, 'application', plan.moved);
  await writePrices(client, plan);
  await client.query('delete from application where id = any($1)', [plan.applications.gone]);
  const { rows } = await client.query<{ last: number }>(
    'select coalesce(max(id), 0) as last from application',
  );
  await bulkInsert(
    client,
    'application',
    applicationColumns,
    plan.applications.set.map((row, at) => [
      rows[0]!.last + 1 + at,
      row.market,
      row.model_id,
      row.typeId,
      row.id,
      row.y0,
      row.y1,
      row.engines,
      row.qualifiers,
      row.position,
      row.quantity,
    ]),
  );
  await writeStock(client, plan);
}

const importedColumns = { ...partColumns, picture: 'text', imported_at: 'timestamptz' };

async function writeParts(client: pg.PoolClient, { parts, adopted }: Plan): Promise<void> {
  const now = new Date().toISOString();
  const toRow = (p: PlannedPart) => [
    p.id,
    p.type_id,
    p.brand_id,
    p.sku,
    p.part_number,
    partNumberKey(p.part_number),
    p.original_numbers,
    p.original_numbers.map(partNumberKey),
    p.url,
    p.position,
    p.title,
    p.attributes,
    p.facet,
    1,
    0,
    0,
    p.warranty_months,
    p.weight_grams,
    p.hazmat,
    p.universal,
    // Prices tell.
    false,
    p.litres,
    // It has lines of its own.
    null,
    // No file says what belongs to the other side.
    null,
    p.picture,
    now,
  ];
  await bulkInsert(client, 'part', importedColumns, parts.filter(({ isNew }) => isNew).map(toRow));
  await dropInvented(client, [...parts.flatMap(({ id, isNew }) => (isNew ? [] : id)), ...adopted]);
  // What shoppers did with a part, its number in the shop and its address stay.
  for (const p of parts.filter(({ isNew }) => !isNew))
    await client.query(
      `update part set part_type_id = $2, part_number = $3, position = $4, title = $5, attributes = $6, facet = $7,
         warranty_months = $8, weight_grams = $9, hazmat = $10, universal = $11, picture = $12,
         imported_at = $13, litres = $14, original_numbers = $15, original_number_keys = $16, pair_sku = null, off_sale_at = null
       where id = $1`,
      [
        p.id,
        p.type_id,
        p.part_number,
        p.position,
        JSON.stringify(p.title),
        JSON.stringify(p.attributes),
        p.facet,
        p.warranty_months,
        p.weight_grams,
        p.hazmat,
        p.universal,
        p.picture,
        now,
        p.litres,
        p.original_numbers,
        p.original_numbers.map(partNumberKey),
      ],
    );
  await client.query('update part set imported_at = $2 where id = any($1)', [adopted, now]);
}

/**
 * A part of the demonstration becomes one of the operator's: what was invented of its rating goes. The parts are held from
 * before they are read, so that a review that is published meanwhile counts on top.
 */
async function dropInvented(client: pg.PoolClient, ids: readonly number[]): Promise<void> {
  const { rows } = await client.query<RatedPart>(
    `select id, rating, review_count as "reviewCount", written_stars as "writtenStars" from part
     where id = any($1) and imported_at is null and review_count > 0 order by id for update`,
    [ids],
  );
  const rated = rows.flatMap((part) => {
    const stars = readableStars(part);
    return stars && stars.invented.length > 0 ? [{ id: part.id, written: stars.written }] : [];
  });
  await client.query(
    `update part p set rating = own.rating, review_count = own.review_count
     from unnest($1::int[], $2::int[], $3::int[]) as own (id, rating, review_count) where p.id = own.id`,
    [
      rated.map(({ id }) => id),
      rated.map(({ written }) => ratingOf(written)),
      rated.map(({ written }) => written.length),
    ],
  );
}

async function writePrices(client: pg.PoolClient, { prices: { set, gone } }: Plan): Promise<void> {
  const taken = [...gone, ...set];
  await client.query(
    'delete from price p using unnest($1::int[], $2::text[]) as g (id, market) where p.part_id = g.id and p.market = g.market',
    [taken.map(({ id }) => id), taken.map(({ market }) => market)],
  );
  await bulkInsert(
    client,
    'price',
    priceColumns,
    set.map((r) => [r.market, r.id, r.list_minor, r.sale_minor, r.core_minor]),
  );
  // A deposit in one market, of this import or not, is enough for the part to have an old one.
  await client.query(
    `update part p set has_core = not p.has_core where id = any($1)
       and has_core <> exists (select from price r where r.part_id = p.id and r.core_minor > 0)`,
    [taken.map(({ id }) => id)],
  );
}

/** A row says its part's type too. */
async function moveParts(
  client: pg.PoolClient,
  table: 'application' | 'store_stock',
  moved: readonly number[],
): Promise<void> {
  if (moved.length === 0) return;
  await client.query(
    `update ${table} t set part_type_id = p.part_type_id from part p where p.id = t.part_id and p.id = any($1)`,
    [moved],
  );
}

/**
 * Shoppers take pieces meanwhile, and payments that fail put them back. A count of the file is one of the moment when it
 * was read: what moved since then, or was held by a payment then, comes on top. A row that stays is never deleted, as
 * whoever waits for it would find no stock.
 */
async function writeStock(client: pg.PoolClient, { moved, stock: { set, gone } }: Plan): Promise<void> {
  if (moved.length + set.length + gone.length === 0) return;
  const onHand = await lockStock(client, [...moved, ...[...set, ...gone].map(({ id }) => id)]);
  await moveParts(client, 'store_stock', moved);
  await client.query(
    'delete from store_stock s using unnest($1::int[], $2::int[]) as g (id, store_id) where s.part_id = g.id and s.store_id = g.store_id',
    [gone.map(({ id }) => id), gone.map(({ storeId }) => storeId)],
  );
  await bulkInsert(
    client,
    'store_stock',
    stockColumns,
    set.map(({ store_id: storeId, id, typeId, market, on_hand: counted, seen }) => {
      const now = onHand.get(`${storeId} ${id}`) ?? 0;
      return [storeId, id, typeId, market, Math.max(0, now + counted - (seen ?? now))];
    }),
    'on conflict (store_id, part_id) do update set on_hand = excluded.on_hand',
  );
}
