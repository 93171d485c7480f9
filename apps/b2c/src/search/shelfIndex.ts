import { remember } from '../db/remember.ts';
import { hotSql } from '../db/hotSql.ts';
import type { Executor } from '../db/tx.ts';

/**
 * The parts of one type that a market sells, best sellers first, as columns: what filters, counts and orders need
 * and nothing else. About 60 bytes a part, so that counting a shelf costs microseconds whatever is filtered.
 */
export interface ShelfIndex {
  typeId: number;
  count: number;
  ids: Int32Array;
  popularity: Int32Array;
  /** What is charged, in minor units. */
  price: Int32Array;
  rating: Uint8Array;
  /** Facet values of part i lie in `facets` from `facetStart[i]` to `facetStart[i + 1]`. */
  facetStart: Int32Array;
  facets: Int32Array;
  indexById: ReadonlyMap<number, number>;
}

interface Row {
  id: number;
  popularity: number;
  price: number;
  rating: number;
  facet: number[];
}

const remembered = remember({ freshMs: 60_000, limit: 400 }, (db, key) => {
  const [market = '', typeId = ''] = key.split(' ');
  return readIndex(db, market, Number(typeId));
});

export const shelfIndexOf = (db: Executor, market: string, typeId: number): Promise<ShelfIndex> =>
  remembered(db, `${market} ${typeId}`);

async function readIndex(db: Executor, market: string, typeId: number): Promise<ShelfIndex> {
  const rows = await hotSql<Row>(
    db,
    'shelf-index',
    `select p.id, p.popularity, coalesce(r.sale_minor, r.list_minor) as price, p.rating, p.facet
     from part p join price r on r.part_id = p.id and r.market = $1
     where p.part_type_id = $2 order by p.popularity desc, p.id`,
    [market, typeId],
  );
  const facetStart = new Int32Array(rows.length + 1);
  rows.forEach((row, i) => (facetStart[i + 1] = facetStart[i]! + row.facet.length));
  const facets = new Int32Array(facetStart[rows.length]!);
  rows.forEach((row, i) => facets.set(row.facet, facetStart[i]));
  return {
    typeId,
    count: rows.length,
    ids: Int32Array.from(rows, ({ id }) => id),
    popularity: Int32Array.from(rows, ({ popularity }) => popularity),
    price: Int32Array.from(rows, ({ price }) => price),
    rating: Uint8Array.from(rows, ({ rating }) => rating),
    facetStart,
    facets,
    indexById: new Map(rows.map(({ id }, i) => [id, i])),
  };
}

/** What lies on a store's own shelf, hub or warehouse; a minute old at most. */
const rememberedStock = remember({ freshMs: 60_000, limit: 100 }, async (db, key) => {
  const rows = await hotSql<{ part_id: number }>(
    db,
    'stock-set',
    'select part_id from store_stock where store_id = $1 and on_hand > 0',
    [Number(key)],
  );
  return new Set(rows.map(({ part_id }) => part_id)) as ReadonlySet<number>;
});

export const stockSetOf = (db: Executor, storeId: number): Promise<ReadonlySet<number>> =>
  rememberedStock(db, String(storeId));
