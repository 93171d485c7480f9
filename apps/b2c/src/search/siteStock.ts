import { hotSql } from '../db/hotSql.ts';
import { readTogether } from '../db/readTogether.ts';
import { remember } from '../db/remember.ts';
import type { Executor } from '../db/tx.ts';
import { anyOf, noBits, setBit, type Bits } from './bits.ts';
import type { ShelfIndex } from './shelfIndex.ts';

/** Ids of the parts of one type that each of some sites has, ascending. */
export type SiteStock = readonly Int32Array[];

interface Place {
  typeId: number;
  siteId: number;
}

/** One row a place with four bytes an id, the highest byte first. */
const readStock = readTogether(async (db, places: readonly Place[]): Promise<Int32Array[]> => {
  const rows = await hotSql<{ ids: string | null }>(
    db,
    'stock-of-types',
    // Base64 is two thirds of the text that bytes otherwise travel as.
    `select (select encode(string_agg(int4send(part_id), ''), 'base64') from store_stock
       where store_id = place.site_id and part_type_id = place.type_id and on_hand > 0) as ids
     from unnest($1::int[], $2::int[]) with ordinality as place (type_id, site_id, nth) order by place.nth`,
    [places.map(({ typeId }) => typeId), places.map(({ siteId }) => siteId)],
  );
  return rows.map(({ ids }) => numbersOf(ids ?? ''));
});

/** Numbers of four bytes, the highest byte first, in ascending order. */
export function numbersOf(base64: string): Int32Array {
  const { buffer } = new Uint8Array(Buffer.from(base64, 'base64'));
  Buffer.from(buffer).swap32();
  return new Int32Array(buffer).sort();
}

/** A minute old at most. */
const remembered = remember({ freshMs: 60_000, limit: 2000 }, (db, key) => {
  const [typeId = 0, siteId = 0] = key.split(' ').map(Number);
  return readStock(db, { typeId, siteId });
});

/** What each of the sites has of an index; a site is remembered once, no matter who asks. */
export async function stockOf(
  db: Executor,
  { typeId }: ShelfIndex,
  siteIds: readonly number[],
): Promise<SiteStock> {
  return Promise.all(siteIds.map((siteId) => remembered(db, `${typeId} ${siteId}`)));
}

/** The rows of an index that any of the sites has. */
export const stockBits = (index: ShelfIndex, stock: SiteStock): Bits =>
  stock.length === 1
    ? siteBits(index, stock[0]!)
    : anyOf(
        index.count,
        stock.map((ids) => siteBits(index, ids)),
      );

/** Both lists ascend by id, so that they are walked once side by side. */
function siteBits(index: ShelfIndex, ids: Int32Array): Bits {
  const known = index.stock.get(ids);
  if (known) return known;
  // Thousands of rows while nothing is compiled yet: properties are read once and iterators left out.
  const { count, byId, ids: own } = index;
  const bits = noBits(count);
  for (let i = 0, at = 0; i < count && at < ids.length; i++) {
    const row = byId[i]!;
    const id = own[row]!;
    while (ids[at]! < id) at += 1;
    if (ids[at] === id) setBit(bits, row);
  }
  index.stock.set(ids, bits);
  return bits;
}
