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
  stock: WeakMap<ReadonlySet<number>, Bits>;
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

/** The rows of an index that a stock has. */
export function stockBits(index: ShelfIndex, stock: ReadonlySet<number>): Bits {
  let bits = index.stock.get(stock);
  if (!bits) {
    bits = noBits(index.count);
    for (let row = 0; row < index.count; row++) if (stock.has(index.ids[row]!)) setBit(bits, row);
    index.stock.set(stock, bits);
  }
  return bits;
}
