import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { failureOf } from './failure.ts';
import type { Database } from '../db/database.ts';
import { hotSql } from '../db/hotSql.ts';
import { openPool } from '../db/pool.ts';
import { openTestDatabase } from '../../test/testDatabase.ts';
import { withTx } from '../db/tx.ts';

const answerOf = (error: unknown) => failureOf(error, undefined, (key) => key);
const busy = { status: 503, headers: { 'retry-after': '1' } };

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

// 25006: not the primary any more, or not yet. 53300: no connection left, 53100: no disk.
test.each(['25006', '53300', '53100', '26000'])('what is refused with %s may be tried again', (code) => {
  expect(answerOf(Object.assign(new Error(code), { code }))).toMatchObject(busy);
});

describe('a prepared statement that the server refuses from now on', () => {
  beforeEach(async () => {
    await database.pool.query('drop table if exists shape');
    await database.pool.query('create table shape (a int); insert into shape values (1)');
  });
  // Lint refuses this in the product; here it stands for whatever else changes a prepared result.
  const read = (db = database.db) => hotSql(db, 'test-shape', 'select * from shape');
  /** As many at once as there are connections, so that each has it prepared. */
  const readAll = () => Promise.all(Array.from({ length: 10 }, () => read()));
  const widen = () => database.pool.query('alter table shape add column b int default 2');

  test('since its result changed: it is asked once more, on every connection', async () => {
    await readAll();
    await widen();
    expect(await readAll()).toEqual(Array.from({ length: 10 }, () => [{ a: 1, b: 2 }]));
  });

  test('in a transaction: the transaction is run again, on any connection', async () => {
    await readAll();
    await widen();
    let runs = 0;
    const count = () =>
      withTx(database.db, async (tx) => {
        runs += 1;
        await sql`update shape set a = a + 1`.execute(tx);
        return hotSql(tx, 'test-shape', 'select * from shape');
      });
    expect(await count()).toEqual([{ a: 2, b: 2 }]);
    expect(runs).toBe(2);
    for (let time = 0; time < 10; time++) await count();
    expect(runs).toBe(12);
  });

  test('since a pooler lost it: it is asked once more', async () => {
    await readAll();
    await Promise.all(Array.from({ length: 10 }, () => sql`deallocate all`.execute(database.db)));
    expect(await readAll()).toEqual(Array.from({ length: 10 }, () => [{ a: 1 }]));
  });
});

describe.skipIf(!process.env['TEST_DATABASE_URL'])('a server', () => {
  test('that only reads answers 503, and its connection is closed', async () => {
    const own = await openTestDatabase({ poolMax: 1 });
    await sql`set default_transaction_read_only = on`.execute(own.db);
    const write = () => sql`update market set currency = currency`.execute(own.db);
    expect(await write().catch(answerOf)).toMatchObject(busy);
    await expect(write()).resolves.toBeDefined();
    await own.close();
  });

  test('that has no connection left answers 503', async () => {
    const url = new URL(database.pool.options.connectionString!);
    url.username = `few_${process.pid}`;
    await database.pool.query(`create role ${url.username} login connection limit 1`);
    const { pool, close } = await openPool({ databaseUrl: url.href });
    const only = await pool.connect();
    expect(await pool.query('select 1').catch(answerOf)).toMatchObject(busy);
    only.release();
    await close();
    await database.pool.query(`drop role ${url.username}`);
  });
});
