import { afterAll, beforeAll, expect, test } from 'vitest';
import { csvOf, filesOf, type PlantedPart } from '../test/importFiles.ts';
import { openTestDatabase } from '../test/testDatabase.ts';
import { releaseStock, takeStock } from '../src/checkout/stock.ts';
import type { Database } from '../src/db/database.ts';
import { withTx } from '../src/db/tx.ts';
import { shippedMarkets } from '../src/markets/shipped.ts';
import { discardImport, runImport } from './runImport.ts';

const { markets } = shippedMarkets;
const now = new Date();
let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const sold: readonly PlantedPart[] = Array.from({ length: 6 }, (_, at) => ({ number: `B-${at + 1}` }));

/** The same parts, each with so many pieces in the file. */
const counting = (pieces: number) => {
  const files = csvOf(sold);
  return filesOf({ ...files, 'stock.csv': files['stock.csv']!.replaceAll(/,5$/gm, `,${pieces}`) });
};

const onHand = async (number = 'B-1') => {
  const { rows } = await database.pool.query<{ on_hand: number }>(
    'select s.on_hand from store_stock s join part p on p.id = s.part_id where p.part_number = $1',
    [number],
  );
  return rows[0]?.on_hand;
};

/** What a checkout takes of every part that is sold here. */
const takesOf = async (count: number) => {
  const { rows } = await database.pool.query<{ store_id: number; part_id: number }>(
    `select s.store_id, s.part_id from store_stock s join part p on p.id = s.part_id
     where p.part_number like 'B-%' order by s.store_id, s.part_id`,
  );
  return rows.map(({ store_id: storeId, part_id: partId }) => ({ storeId, partId, count }));
};

/** An attempt to pay that holds its pieces until it is released. */
const startPayment = async (id: string, count: number, status = 'STARTED') => {
  await database.pool.query(
    `insert into payment (id, market, status, method, gateway, idempotency_key, amount_minor, currency)
     values ($1, 'us', $2, 'card', 'sandbox', $1, 100, 'USD')`,
    [id, status],
  );
  const takes = await takesOf(count);
  await withTx(database.db, (tx) => takeStock(tx, now, 'us', id, takes));
};

/** A database on which `work` runs on the import's own connection, right before its statement that begins so. */
const interrupted = (of: Database, before: string, work: (query: Database['pool']['query']) => unknown) => {
  let isDone = false;
  const connect = async () => {
    const client = await of.pool.connect();
    const query = async (...args: [string, unknown[]?]) => {
      if (!isDone && args[0].startsWith(before)) {
        isDone = true;
        await work(client.query.bind(client) as Database['pool']['query']);
      }
      return client.query(...args);
    };
    return { query, release: () => client.release() };
  };
  return { ...of, pool: { connect } as unknown as Database['pool'] };
};

test('what shoppers buy while an import runs stays bought, whatever the file counts', async () => {
  await runImport(database, { csv: counting(5), markets });
  const takes = await takesOf(2);
  const buying = interrupted(database, 'select id, code from part_type', async (query) => {
    for (const { storeId, partId, count } of takes)
      await query('update store_stock set on_hand = on_hand - $3 where store_id = $1 and part_id = $2', [
        storeId,
        partId,
        count,
      ]);
  });
  await runImport(buying, { csv: counting(8), markets });
  expect(await onHand()).toBe(6);
  await runImport(database, { csv: counting(8), markets });
  expect(await onHand()).toBe(8);
});

test.each([
  ['a payment', 'STARTED'],
  ['a voucher', 'WAITING'],
])('pieces that %s holds are neither sold again nor put back twice', async (_, status) => {
  const id = `held ${status}`;
  await runImport(database, { csv: counting(5), markets });
  await startPayment(id, 2, status);
  expect(await onHand()).toBe(3);
  const same = await runImport(database, { csv: counting(5), markets });
  expect(same.changes['stock']).toBeUndefined();
  await runImport(database, { csv: counting(4), markets });
  expect(await onHand()).toBe(2);
  await withTx(database.db, (tx) => releaseStock(tx, now, 'us', id));
  expect(await onHand()).toBe(4);
});

const isServer = Boolean(process.env['TEST_DATABASE_URL']);

test.skipIf(!isServer)('checkouts and imports at once lose no piece, and never wait in a ring', async () => {
  await runImport(database, { csv: counting(50_000), markets });
  let payments = 0;
  const shopping = async () => {
    for (let round = 0; round < 12; round++) {
      const id = `p${++payments}`;
      await startPayment(id, 1 + (round % 3));
      if (round % 2) await withTx(database.db, (tx) => releaseStock(tx, now, 'us', id));
    }
  };
  const importing = async () => {
    for (const pieces of [60_000, 70_000, 80_000])
      await runImport(database, { csv: counting(pieces), markets });
  };
  await Promise.all([importing(), ...Array.from({ length: 4 }, shopping)]);
  const { rows } = await database.pool.query<{ left: number }>(
    `select s.on_hand - coalesce((select sum(delta) from stock_movement m
       where m.part_id = s.part_id and m.store_id = s.store_id), 0)::int as left
     from store_stock s join part p on p.id = s.part_id where p.part_number like 'B-%'`,
  );
  expect(rows.map(({ left }) => left)).toEqual(sold.map(() => 80_000));
  const { rows: rings } = await database.pool.query<{ deadlocks: string }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  );
  expect(rings).toEqual([{ deadlocks: '0' }]);
});

test.skipIf(!isServer)('an import that another process is at is refused, and goes on there', async () => {
  const csv = counting(90_000);
  const results = await Promise.allSettled([
    runImport(database, { csv, markets }),
    runImport(database, { csv, markets }),
    discardImport(database),
  ]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const result of results)
    if (result.status === 'rejected') expect(String(result.reason)).toMatch(/Another process is importing/);
  await runImport(database, { csv, markets });
  expect(await onHand('B-2')).toBeGreaterThan(80_000);
});
