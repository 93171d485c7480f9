import { remember } from '../db/remember.ts';
import { hotSql } from '../db/hotSql.ts';
import type { Executor } from '../db/tx.ts';
import { allBits, countOf, noBits, setBit, type Bits } from './bits.ts';
import { packShelf, unpackShelf, type ShelfColumns } from './packedShelf.ts';
import { readShelfParts, type ShelfKey } from './refreshShelf.ts';
import type { ShelfSort } from '../ports/searchPort.ts';

/** The parts of one type that a market sells, best sellers first: what filters, counts and orders need. */
export interface ShelfIndex extends ShelfColumns {
  typeId: number;
  /** Rows whose rating reaches each of `ratingSteps`. */
  ratingBits: readonly Bits[];
  all: Bits;
  /** Counts of the whole shelf, which most visitors see. */
  totals: ReadonlyMap<Bits, number>;
  priceRange: { min: number; max: number };
  /** Orders that were asked for before, as row numbers. */
  orders: Map<ShelfSort, Int32Array>;
  /** Rows that lie somewhere, by the sites that were asked for before. */
  stock: WeakMap<Int32Array, Bits>;
}

export const ratingSteps = [4.5, 4, 3.5] as const;

const remembered = remember({ freshMs: 60_000, limit: 400 }, (db, key) => {
  const [market = '', typeId = ''] = key.split(' ');
  return readIndex(db, { market, typeId: Number(typeId) });
});

export const shelfIndexOf = (db: Executor, market: string, typeId: number): Promise<ShelfIndex> =>
  remembered(db, `${market} ${typeId}`);

/** From the row that was derived; from the parts themselves where nobody has derived one yet. */
async function readIndex(db: Executor, key: ShelfKey): Promise<ShelfIndex> {
  const [row] = await hotSql<{ packed: string }>(
    db,
    'shelf-packed',
    // Base64 is two thirds of the text that bytes otherwise travel as.
    `select encode(packed, 'base64') as packed from shelf where market = $1 and part_type_id = $2`,
    [key.market, key.typeId],
  );
  const columns = row && unpackShelf(Buffer.from(row.packed, 'base64'));
  return toIndex(key.typeId, columns ?? unpackShelf(packShelf(await readShelfParts(db, key)))!);
}

function toIndex(typeId: number, columns: ShelfColumns): ShelfIndex {
  const { count, price, rating, valueBits } = columns;
  const ratingBits = ratingSteps.map(() => noBits(count));
  let min = Infinity;
  let max = -Infinity;
  for (let row = 0; row < count; row++) {
    for (let i = 0; i < ratingSteps.length; i++) {
      if (rating[row]! >= ratingSteps[i]! * 10) setBit(ratingBits[i]!, row);
    }
    if (price[row]! < min) min = price[row]!;
    if (price[row]! > max) max = price[row]!;
  }
  return {
    ...columns,
    typeId,
    ratingBits,
    all: allBits(count),
    totals: new Map([...valueBits.values(), ...ratingBits].map((bits) => [bits, countOf(bits)])),
    priceRange: { min, max },
    orders: new Map(),
    stock: new WeakMap(),
  };
}

/** What comes first has the smaller key; rows of the same key come by id, or as they are by rating. */
const keys: Readonly<Record<ShelfSort, (index: ShelfIndex, row: number) => number>> = {
  relevance: (_index, row) => row,
  priceUp: ({ price }, row) => price[row]!,
  priceDown: ({ price }, row) => mostMinor - price[row]!,
  rating: ({ rating }, row) => 50 - rating[row]!,
};
const mostMinor = 2 ** 31;

/** Rows in an order; equal ones by id, so that pages never overlap. */
export function orderOf(index: ShelfIndex, sort: ShelfSort): Int32Array {
  let order = index.orders.get(sort);
  if (!order) {
    const { count, byId } = index;
    const ties = sort === 'rating' ? Int32Array.from(byId.keys()) : byId;
    // Numbers that hold key and tie sort without a call of ours for each pair: at most 2^31 × 2^21 of 2^53.
    const numbers = new Float64Array(count);
    for (let i = 0; i < count; i++) numbers[i] = keys[sort](index, ties[i]!) * count + i;
    numbers.sort();
    order = Int32Array.from(numbers, (number) => ties[number % count]!);
    index.orders.set(sort, order);
  }
  return order;
}
