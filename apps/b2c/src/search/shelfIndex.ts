import { remember } from '../db/remember.ts';
import { hotSql } from '../db/hotSql.ts';
import type { Executor } from '../db/tx.ts';
import { allBits, countOf, noBits, setBit, type Bits } from './bits.ts';

/**
 * The parts of one type that a market sells, best sellers first, as columns: what filters, counts and orders need
 * and nothing else. About 60 bytes a part and one bit for each facet value.
 */
export interface ShelfIndex {
  typeId: number;
  count: number;
  ids: Int32Array;
  popularity: Int32Array;
  /** What is charged, in minor units. */
  price: Int32Array;
  rating: Uint8Array;
  /** Rows that have a facet value. */
  valueBits: ReadonlyMap<number, Bits>;
  /** Rows whose rating reaches each of `ratingSteps`. */
  ratingBits: readonly Bits[];
  all: Bits;
  /** Counts of the whole shelf, which most visitors see. */
  totals: ReadonlyMap<Bits, number>;
  priceRange: { min: number; max: number };
  indexById: ReadonlyMap<number, number>;
  /** Orders that were asked for before, as row numbers. */
  orders: Map<ShelfSort, Int32Array>;
  /** Rows that lie somewhere, by the stock that was asked for before. */
  stock: WeakMap<Int32Array, Bits>;
}

export type ShelfSort = 'relevance' | 'priceUp' | 'priceDown' | 'rating';

export const ratingSteps = [4.5, 4, 3.5] as const;

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
  const valueBits = new Map<number, Bits>();
  const ratingBits = ratingSteps.map(() => noBits(rows.length));
  let min = Infinity;
  let max = -Infinity;
  rows.forEach(({ facet, rating, price }, row) => {
    for (const value of facet) {
      let bits = valueBits.get(value);
      if (!bits) valueBits.set(value, (bits = noBits(rows.length)));
      setBit(bits, row);
    }
    ratingSteps.forEach((step, i) => rating >= step * 10 && setBit(ratingBits[i]!, row));
    min = Math.min(min, price);
    max = Math.max(max, price);
  });
  return {
    typeId,
    count: rows.length,
    ids: Int32Array.from(rows, ({ id }) => id),
    popularity: Int32Array.from(rows, ({ popularity }) => popularity),
    price: Int32Array.from(rows, ({ price }) => price),
    rating: Uint8Array.from(rows, ({ rating }) => rating),
    valueBits,
    ratingBits,
    all: allBits(rows.length),
    totals: new Map([...valueBits.values(), ...ratingBits].map((bits) => [bits, countOf(bits)])),
    priceRange: { min, max },
    indexById: new Map(rows.map(({ id }, i) => [id, i])),
    orders: new Map(),
    stock: new WeakMap(),
  };
}

const comparisons: Readonly<Record<ShelfSort, (index: ShelfIndex, a: number, b: number) => number>> = {
  relevance: (_index, a, b) => a - b,
  priceUp: ({ price }, a, b) => price[a]! - price[b]!,
  priceDown: ({ price }, a, b) => price[b]! - price[a]!,
  rating: ({ rating }, a, b) => rating[b]! - rating[a]! || a - b,
};

/** Rows in an order; equal ones by id, so that pages never overlap. */
export function orderOf(index: ShelfIndex, sort: ShelfSort): Int32Array {
  let order = index.orders.get(sort);
  if (!order) {
    const compare = comparisons[sort];
    order = Int32Array.from(index.ids.keys()).sort(
      (a, b) => compare(index, a, b) || index.ids[a]! - index.ids[b]!,
    );
    index.orders.set(sort, order);
  }
  return order;
}

/**
 * Parts of one type that one of several sites has; a minute old at most. By type, since a warehouse holds most of
 * the catalogue and a shelf shows a part of it.
 */
const rememberedStock = remember({ freshMs: 60_000, limit: 2000 }, async (db, key) => {
  const [typeId, sites = ''] = key.split(' ');
  const rows = await hotSql<{ id: number }>(
    db,
    'stock-of-type',
    `select p.id from part p where p.part_type_id = $1
       and exists (select 1 from store_stock s where s.part_id = p.id and s.store_id = any($2) and s.on_hand > 0)`,
    [Number(typeId), sites.split(',').map(Number)],
  );
  return Int32Array.from(rows, ({ id }) => id);
});

const nowhere = new Int32Array();

/** @returns ids of the parts of an index that any of the sites has */
export const stockOf = (
  db: Executor,
  { typeId }: ShelfIndex,
  siteIds: readonly number[],
): Promise<Int32Array> =>
  siteIds.length === 0
    ? Promise.resolve(nowhere)
    : rememberedStock(db, `${typeId} ${siteIds.toSorted((a, b) => a - b).join(',')}`);

/** The rows of an index that a stock has. */
export function stockBits(index: ShelfIndex, stock: Int32Array): Bits {
  let bits = index.stock.get(stock);
  if (!bits) {
    bits = noBits(index.count);
    for (const id of stock) {
      const row = index.indexById.get(id);
      if (row !== undefined) setBit(bits, row);
    }
    index.stock.set(stock, bits);
  }
  return bits;
}
