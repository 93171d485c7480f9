import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { openTestDatabase } from '../../test/testDatabase.ts';
import { withTx, type Executor } from '../db/tx.ts';
import { packShelf, rowOf, unpackShelf } from './packedShelf.ts';
import {
  readShelfParts,
  refreshMissingShelves,
  refreshOldestShelves,
  refreshShelves,
  shelfRound,
  type ShelfKey,
} from './refreshShelf.ts';
import { readShelf } from './shelf.ts';
import { shelfIndexOf } from './shelfIndex.ts';
import { stockBits, stockOf } from './siteStock.ts';
import { countOf } from './bits.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const packedOf = async ({ market, typeId }: ShelfKey) =>
  database.db
    .selectFrom('shelf')
    .selectAll()
    .where('market', '=', market)
    .where('part_type_id', '=', typeId)
    .executeTakeFirstOrThrow();

async function expectTrue(key: ShelfKey): Promise<void> {
  const parts = await readShelfParts(database.db, key);
  const row = await packedOf(key);
  expect(row.parts).toBe(parts.length);
  expect(row.packed.equals(packShelf(parts))).toBe(true);
}

const setPrice = (db: Executor, market: string, id: number, list_minor: number) =>
  db
    .updateTable('price')
    .set({ list_minor, sale_minor: null })
    .where('market', '=', market)
    .where('part_id', '=', id)
    .execute();

test('[PLUS-035] the seed derives shelves and their brands as they are read from the parts', async () => {
  const { db } = database;
  // Heroes, parts of a vehicle and parts of none, in every market.
  const some = [10, 14, 19, 30, 60, 90, 121];
  const rows = async () => ({
    shelves: await db
      .selectFrom('shelf')
      .select(['market', 'part_type_id', 'parts', 'packed'])
      .where('part_type_id', 'in', some)
      .orderBy('market')
      .orderBy('part_type_id')
      .execute(),
    brands: await db
      .selectFrom('shelf_brand')
      .selectAll()
      .where('part_type_id', 'in', some)
      .orderBy('market')
      .orderBy('part_type_id')
      .orderBy('brand_id')
      .execute(),
  });
  const seeded = await rows();
  expect(seeded.shelves).toHaveLength(3 * some.length);
  await db.deleteFrom('shelf').where('part_type_id', 'in', some).execute();
  await db.deleteFrom('shelf_brand').where('part_type_id', 'in', some).execute();
  await refreshMissingShelves(db);
  expect(await rows()).toEqual(seeded);
  await expectTrue({ market: 'mx', typeId: 14 });
});

test('of imports at once that change one shelf, each is in it; one that is given up leaves nothing', async () => {
  const { db } = database;
  const key = { market: 'us', typeId: 14 };
  const parts = (await readShelfParts(db, key)).slice(0, 8);
  const turn = (id: number, price: number, isGivenUp = false) =>
    withTx(db, async (tx) => {
      await setPrice(tx, key.market, id, price);
      // All have written before the first derives.
      await pause(20);
      await refreshShelves(tx, [key]);
      if (isGivenUp) throw new RangeError('given up');
    });
  const [givenUp, ...kept] = parts;
  const turns = kept.map(({ id }, i) => turn(id, 1_000_00 + i));
  await expect(turn(givenUp!.id, 9_999_99, true)).rejects.toThrow('given up');
  await Promise.all(turns);
  await expectTrue(key);
  const columns = unpackShelf((await packedOf(key)).packed)!;
  expect(kept.map(({ id }) => columns.price[rowOf(columns, id)])).toEqual(kept.map((_, i) => 1_000_00 + i));
  expect(columns.price[rowOf(columns, givenUp!.id)]).toBe(givenUp!.price);
});

test('an import that tells nobody is found by the job that looks at the oldest shelves', async () => {
  const { db } = database;
  const key = { market: 'mx', typeId: 10 };
  const [part] = await readShelfParts(db, key);
  await setPrice(db, key.market, part!.id, 7_777_00);
  await db
    .deleteFrom('price')
    .where('market', '=', 'mx')
    .where('part_id', '=', (await readShelfParts(db, key))[1]!.id)
    .execute();
  await db
    .updateTable('shelf')
    .set({ read_at: '2020-01-01' })
    .where('market', '=', 'mx')
    .where('part_type_id', '=', 10)
    .execute();
  await refreshOldestShelves(db, new AbortController().signal);
  await expectTrue(key);
});

test('one look takes its share of all shelves however slow they are, so that a round of hours takes all', async () => {
  const { db } = database;
  await db.updateTable('shelf').set({ read_at: '2020-01-01' }).execute();
  const unseen = async () =>
    (
      await db
        .selectFrom('shelf')
        .select('part_type_id')
        .where('read_at', '<', new Date('2021-01-01'))
        .execute()
    ).length;
  const all = await unseen();
  await refreshOldestShelves(db, new AbortController().signal, { patienceMs: 0, restMs: 0 });
  const seen = all - (await unseen());
  expect((seen * shelfRound.hours * 60) / shelfRound.everyMinutes).toBeGreaterThanOrEqual(all);
  const stopped = new AbortController();
  stopped.abort();
  await refreshOldestShelves(db, stopped.signal);
  expect(await unseen()).toBe(all - seen);
});

test('a shelf that nobody has derived is read from its parts, in every order', async () => {
  const { db } = database;
  const request = { market: 'br', typeIds: [22] };
  const orders = ['relevance', 'priceUp', 'priceDown', 'rating'] as const;
  await db.deleteFrom('shelf').where('market', '=', 'br').where('part_type_id', '=', 22).execute();
  const found = new Map(
    await Promise.all(
      orders.map(
        async (sort) =>
          [sort, (await readShelf(db, { ...request, sort })).hits.map(({ partId }) => partId)] as const,
      ),
    ),
  );
  const parts = await readShelfParts(db, { market: 'br', typeId: 22 });
  const first = (compare: (a: (typeof parts)[number], b: (typeof parts)[number]) => number) =>
    parts
      .toSorted(compare)
      .slice(0, 24)
      .map(({ id }) => id);
  expect(found.get('relevance')).toEqual(first((a, b) => b.popularity - a.popularity || a.id - b.id));
  expect(found.get('priceUp')).toEqual(first((a, b) => a.price - b.price || a.id - b.id));
  expect(found.get('priceDown')).toEqual(first((a, b) => b.price - a.price || a.id - b.id));
  expect(found.get('rating')).toEqual(
    first((a, b) => b.rating - a.rating || b.popularity - a.popularity || a.id - b.id),
  );
});

test('what a site has of a type is what lies there now, after many have bought at once', async () => {
  const { db } = database;
  const [storeId, nowhere, typeId] = [9901, 1_000_000, 19];
  const stock = () =>
    db
      .selectFrom('store_stock')
      .innerJoin('part', 'part.id', 'store_stock.part_id')
      .select(['part.id', 'on_hand'])
      .where('store_id', '=', storeId)
      .where('part.part_type_id', '=', typeId)
      .where('on_hand', '>', 0)
      .execute();
  const some = (await stock()).slice(0, 6);
  const take = (id: number, count: number) =>
    withTx(db, (tx) =>
      tx
        .updateTable('store_stock')
        .set((eb) => ({ on_hand: eb('on_hand', '-', count) }))
        .where('store_id', '=', storeId)
        .where('part_id', '=', id)
        .where('on_hand', '>=', count)
        .execute(),
    );
  // The last pieces go, to more buyers than there are pieces.
  await Promise.all(some.flatMap(({ id, on_hand }) => [take(id, on_hand - 1), take(id, 1), take(id, 1)]));
  const index = await shelfIndexOf(db, 'us', typeId);
  const found = await withTx(db, async (tx) => stockOf(tx, index, [nowhere, storeId]));
  const left = (await stock()).map(({ id }) => id).sort((a, b) => a - b);
  expect(found[0]).toHaveLength(0);
  expect([...found[1]!]).toEqual(left);
  expect(countOf(stockBits(index, found))).toBe(left.length);
});
