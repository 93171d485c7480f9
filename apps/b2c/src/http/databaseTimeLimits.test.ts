import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failureOf } from './failure.ts';
import { openShop, type Shop } from '../../test/shop.ts';
import { openDatabase, type Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openTestDatabase } from '../../test/testDatabase.ts';
import { databaseTimeoutsOf, unhurried } from '../db/timeLimits.ts';

const answerOf = (error: unknown) => failureOf(error, undefined, (key) => key);
const busy = { status: 503, headers: { 'retry-after': '1' } };

describe('the environment', () => {
  test('names milliseconds; what it leaves out keeps its default', () => {
    expect(databaseTimeoutsOf({})).toEqual({});
    const env = { DATABASE_STATEMENT_TIMEOUT_MS: '2500', DATABASE_LOCK_TIMEOUT_MS: '0', DATABASE_URL: 'x' };
    expect(databaseTimeoutsOf(env)).toEqual({ statementMs: 2500, lockMs: 0 });
  });

  test.each(['10s', '-1', '1.5', 'none'])('%s is no number of milliseconds', (text) => {
    expect(() => databaseTimeoutsOf({ DATABASE_IDLE_TRANSACTION_TIMEOUT_MS: text })).toThrow(
      /DATABASE_IDLE_TRANSACTION_TIMEOUT_MS/,
    );
  });
});

test.each(['57014', '55P03', '25P03'])('what a limit ends with %s may be tried again', (code) => {
  expect(answerOf(Object.assign(new Error(code), { code }))).toMatchObject(busy);
});

describe('a database without a server', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  test('has no limits to lift and does the work', async () => {
    await expect(unhurried(database.db, (tx) => sql`select 1`.execute(tx))).resolves.toBeDefined();
  });
});

const serverUrl = process.env['TEST_DATABASE_URL'];
const timeouts = { statementMs: 400, lockMs: 200, idleTransactionMs: 300 };

describe.skipIf(!serverUrl)('[PLUS-038] a server that hangs', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop({}, await openTestDatabase({ timeouts }));
  });
  afterAll(() => shop.close());
  const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

  test('behind a lock: more calls than connections get 503 with Retry-After, and the next ones an answer', async () => {
    const other = await openDatabase({ databaseUrl: shop.database.pool.options.connectionString! });
    const holder = await other.pool.connect();
    await holder.query('begin');
    await holder.query('lock table session in access exclusive mode');
    const place = () => shop.shopper().call('cart.addItem', { body: { skuNumber: '100001', quantity: 1 } });
    const answers = await Promise.all(Array.from({ length: 25 }, place));
    for (const { status, headers, key } of answers) {
      expect([status, key, headers.get('retry-after')]).toEqual([503, 'error_busy', '1']);
    }
    await holder.query('rollback');
    holder.release();
    await other.close();
    const after = await Promise.all(Array.from({ length: 25 }, place));
    expect(after.map(({ status }) => status)).not.toContain(503);
  });

  test('in a statement: it is ended, and its connection serves on', async () => {
    const { db, pool } = shop.database;
    const slow = () => sql`select pg_sleep(30)`.execute(db).catch(answerOf);
    const ended = await Promise.all(Array.from({ length: 12 }, slow));
    for (const answer of ended) expect(answer).toMatchObject(busy);
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    expect(pool.waitingCount).toBe(0);
  });

  test('in an open transaction that says nothing: it is ended, and its rows are free', async () => {
    const { pool } = shop.database;
    const idle = await pool.connect();
    await idle.query('begin');
    await idle.query("update market set currency = currency where code = 'us'");
    await pause(700);
    const error = await idle.query('select 1').catch((caught: unknown) => caught);
    idle.release();
    expect(answerOf(error)).toMatchObject(busy);
    await expect(
      pool.query("update market set currency = currency where code = 'us'"),
    ).resolves.toBeDefined();
  });

  test('migrations, the seed and jobs take their time', async () => {
    const { db, pool } = shop.database;
    await expect(unhurried(db, (tx) => sql`select pg_sleep(0.7)`.execute(tx))).resolves.toBeDefined();
    const other = await openDatabase({ databaseUrl: pool.options.connectionString! });
    const holder = await other.pool.connect();
    await holder.query('begin');
    await holder.query('select id from schema_lock where id = 1 for update');
    const waiting = migrate(pool);
    await pause(700);
    await holder.query('commit');
    holder.release();
    await expect(waiting).resolves.toEqual([]);
    await other.close();
    // The connection that was unhurried is under its limits again.
    await expect(sql`select pg_sleep(30)`.execute(db)).rejects.toMatchObject({ code: '57014' });
  });

  test('whose words get lost on the way: the connection is given up, and the pool takes a new one', async () => {
    const wire = await silentProxy(shop.database.pool.options.connectionString!);
    const database = await openDatabase({ databaseUrl: wire.url, timeouts, poolMax: 1 });
    wire.isSilent = true;
    const answer = await database.pool.query('select 1').catch(answerOf);
    expect(answer).toMatchObject(busy);
    wire.isSilent = false;
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await database.close();
    wire.close();
  });
});

/** Hands bytes on to a server, or swallows them and says nothing. */
async function silentProxy(url: string) {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  const server: Server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => wire.isSilent || to.write(bytes));
      from.on('close', () => to.destroy());
      from.on('error', () => to.destroy());
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const own = new URL(url);
  own.port = String((server.address() as AddressInfo).port);
  const wire = {
    url: own.href,
    isSilent: false,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
  return wire;
}
