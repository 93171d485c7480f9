import { noBits, setBit, type Bits } from './bits.ts';

/** What a shelf knows of a part. */
export interface ShelfPart {
  id: number;
  popularity: number;
  /** What is charged, in minor units. */
  price: number;
  rating: number;
  /** Ids of its facet values. */
  facet: readonly number[];
}

/** The parts of a shelf as columns, best sellers first. */
export interface ShelfColumns {
  count: number;
  ids: Int32Array;
  popularity: Int32Array;
  price: Int32Array;
  /** Row numbers by ascending id. */
  byId: Int32Array;
  rating: Uint8Array;
  /** Rows that have a facet value. */
  valueBits: ReadonlyMap<number, Bits>;
}

/** Number of the layout below; another one is read from the parts instead. */
const layout = 1;
const header = 3;

/**
 * Columns as bytes: layout, count and number of facet values; ids, popularity, price, rows by id; each facet value
 * with its bits; ratings. Whole numbers of four bytes as all machines that Node runs on here write them, then bytes.
 */
export function packShelf(parts: readonly ShelfPart[]): Buffer {
  const rows = parts.toSorted((a, b) => b.popularity - a.popularity || a.id - b.id);
  const values = new Map<number, Bits>();
  rows.forEach(({ facet }, row) => {
    for (const value of facet) {
      let bits = values.get(value);
      if (!bits) values.set(value, (bits = noBits(rows.length)));
      setBit(bits, row);
    }
  });
  const byId = Int32Array.from(rows.keys()).sort((a, b) => rows[a]!.id - rows[b]!.id);
  const words = [
    Int32Array.of(layout, rows.length, values.size),
    Int32Array.from(rows, ({ id }) => id),
    Int32Array.from(rows, ({ popularity }) => popularity),
    Int32Array.from(rows, ({ price }) => price),
    byId,
    ...[...values].sort(([a], [b]) => a - b).flatMap(([value, bits]) => [Int32Array.of(value), bits]),
    Uint8Array.from(rows, ({ rating }) => rating),
  ];
  return Buffer.concat(words.map((part) => new Uint8Array(part.buffer, part.byteOffset, part.byteLength)));
}

/** @returns undefined for bytes of another layout */
export function unpackShelf(packed: Uint8Array): ShelfColumns | undefined {
  // Columns are views of one copy, which starts where four bytes may be read at once.
  const bytes = packed.byteOffset % 4 === 0 ? packed : new Uint8Array(packed);
  let at = bytes.byteOffset;
  const ints = (length: number) => {
    const column = new Int32Array(bytes.buffer, at, length);
    at += length * 4;
    return column;
  };
  if (bytes.byteLength < header * 4) return undefined;
  const [found, count = 0, values = 0] = ints(header);
  if (found !== layout) return undefined;
  const [ids, popularity, price, byId] = [ints(count), ints(count), ints(count), ints(count)];
  const valueBits = new Map<number, Bits>();
  const wordsPerValue = noBits(count).length;
  for (let i = 0; i < values; i++) {
    const value = ints(1)[0]!;
    const { buffer, byteOffset, length } = ints(wordsPerValue);
    valueBits.set(value, new Uint32Array(buffer, byteOffset, length));
  }
  return { count, ids, popularity, price, byId, rating: new Uint8Array(bytes.buffer, at, count), valueBits };
}

/** @returns the row of a part, -1 when the shelf lacks it */
export function rowOf({ ids, byId, count }: ShelfColumns, id: number): number {
  let [low, high] = [0, count - 1];
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const row = byId[middle]!;
    if (ids[row] === id) return row;
    if (ids[row]! < id) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
