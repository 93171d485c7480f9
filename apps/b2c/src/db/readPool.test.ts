import { createServer, type AddressInfo, type Server } from 'node:net';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openUnmigrated, type Database } from './database.ts';
import { hotSql } from './hotSql.ts';
import { openPool, type OpenPool } from './pool.ts';
import { readPool } from './readPool.ts';
import { withTx } from './tx.ts';
import type { DB } from './schema.ts';

let replica: Database;
let primary: Database;
beforeAll(async () => {
  [replica, primary] = await Promise.all([
    openUnmigrated({ memory: true }),
    openUnmigrated({ memory: true }),
  ]);
  await replica.pool.query(`create table place as select 'replica' as name`);
  await primary.pool.query(`create table place as select 'primary' as name`);
});
afterAll(() => Promise.all([replica.close(), primary.close()]));

/** Longer than a few reads take on a busy machine. */
const pauseMs = 500;
const failure = (code: string) => Object.assign(new Error(`made up: ${code}`), { code });

/** What happens at the replica instead of its answer. */
let refuses: Error | undefined;
let breaks: ((text: string) => Error | undefined) | undefined;
let tries = 0;
let told: boolean[] = [];
beforeEach(() => {
  [refuses, breaks, tries, told] = [undefined, undefined, 0, []];
});

/** The replica's own pool, with the troubles of a test. */
const troubled = {
  async connect() {
    tries += 1;
    if (refuses) throw refuses;
    const client = await replica.pool.connect();
    return new Proxy(client, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]) => {
          const error = key === 'query' ? breaks?.(String(args[0])) : undefined;
          return error
            ? Promise.reject(error)
            : (value as (...args: unknown[]) => unknown).apply(target, args);
        };
      },
    });
  },
};

const open = (pool = troubled as unknown as pg.Pool) =>
  new Kysely<DB>({
    dialect: new PostgresDialect({
      pool: readPool({
        replica: pool,
        primary: primary.pool,
        pauseMs,
        observe: (isAway) => told.push(isAway),
      }),
    }),
  });

const read = async (db: Kysely<DB>) => {
  const [row] = await hotSql<{ name: string }>(db, 'place', 'select name from place');
  return row?.name;
};

test('reads come from the replica', async () => {
  expect(await read(open())).toBe('replica');
  expect(told).toEqual([]);
});

test.each(['ECONNREFUSED', 'ENOTFOUND', '57P03', '53300', '28P01'])(
  '[PLUS-038] a replica that refuses with %s is left alone, and asked again after a pause',
  async (code) => {
    const db = open();
    refuses = failure(code);
    for (let turn = 0; turn < 5; turn++) expect(await read(db)).toBe('primary');
    expect([tries, told]).toEqual([1, [true]]);
    await vi.waitFor(async () => {
      expect(await read(db)).toBe('primary');
      expect([tries, told]).toEqual([2, [true]]);
    }, 10_000);
    refuses = undefined;
    await vi.waitFor(async () => expect(await read(db)).toBe('replica'), 10_000);
    expect(told).toEqual([true, false]);
  },
);

test.each([failure('57P01'), failure('ECONNRESET'), new Error('Connection terminated unexpectedly')])(
  '[PLUS-038] a read that breaks off (%s) is answered by the primary',
  async (error) => {
    const db = open();
    breaks = () => error;
    expect(await read(db)).toBe('primary');
    expect(await read(db)).toBe('primary');
    expect([tries, told]).toEqual([1, [true]]);
  },
);

test.each(['40001', '40P01', '42P01', '42703'])(
  '[PLUS-038] what a replica refuses because it is behind (%s) is asked of the primary, and it is no outage',
  async (code) => {
    const db = open();
    breaks = () => failure(code);
    expect(await read(db)).toBe('primary');
    breaks = undefined;
    expect(await read(db)).toBe('replica');
    expect(told).toEqual([]);
  },
);

test('a write and a statement that is wrong are refused, and the primary never hears of them', async () => {
  const db = open();
  breaks = () => failure('25006');
  await expect(sql`delete from place`.execute(db)).rejects.toMatchObject({ code: '25006' });
  breaks = undefined;
  await expect(sql`select 1 / 0 from place`.execute(db)).rejects.toMatchObject({ code: '22012' });
  expect(await read(primary.db)).toBe('primary');
  expect(told).toEqual([]);
});

test('nothing is asked again in the middle of a transaction', async () => {
  const db = open();
  breaks = (text) => (text.includes('place') ? failure('57P01') : undefined);
  await expect(withTx(db, (tx) => sql`select name from place`.execute(tx))).rejects.toMatchObject({
    code: '57P01',
  });
  expect(told).toEqual([true]);
});

test('a transaction that cannot begin is not begun at the primary', async () => {
  const db = open();
  breaks = (text) => (/^begin/i.test(text) ? failure('57P01') : undefined);
  await expect(withTx(db, (tx) => sql`select name from place`.execute(tx))).rejects.toMatchObject({
    code: '57P01',
  });
  const client = await primary.pool.connect();
  expect(client.getTransactionStatus()).toBe('I');
  client.release();
});

test('a pool with too much to do is no outage', async () => {
  const taken = await replica.pool.connect();
  const { connectionTimeoutMillis } = replica.pool.options;
  replica.pool.options.connectionTimeoutMillis = 20;
  const db = open(replica.pool);
  expect(await read(db)).toBe('primary');
  taken.release();
  replica.pool.options.connectionTimeoutMillis = connectionTimeoutMillis;
  expect(await read(db)).toBe('replica');
  expect(told).toEqual([]);
});

/** Servers in place of a replica. */
let server: Server | undefined;
let opened: OpenPool | undefined;
afterEach(async () => {
  await opened?.close();
  server?.close();
});

async function openAt(answer: Parameters<typeof createServer>[1]): Promise<Kysely<DB>> {
  server = createServer(answer);
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const databaseUrl = `postgres://shop@127.0.0.1:${port}/shop?options=-c%20search_path%3Dshop`;
  opened = await openPool({ databaseUrl, readOnly: true, acquireTimeoutMs: 100 });
  return open(opened.pool);
}

test('[PLUS-038] a balancer without a replica behind it, which hangs up, leaves the primary', async () => {
  const db = await openAt((socket) => socket.destroy());
  expect(await read(db)).toBe('primary');
  expect(told).toEqual([true]);
});

test('[PLUS-038] a replica that says nothing costs one read its patience', async () => {
  const greetings: string[] = [];
  const db = await openAt((socket) => socket.on('data', (data) => greetings.push(data.toString())));
  expect(await read(db)).toBe('primary');
  expect(await read(db)).toBe('primary');
  expect([greetings.length, told]).toEqual([1, [true]]);
  // What the address asks for stays.
  expect(greetings[0]).toContain('-c search_path=shop -c default_transaction_read_only=on');
});
