import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { openTestDatabase } from '../test/testDatabase.ts';
import { withoutIndexes } from './withoutIndexes.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const tables = ['part', 'price', 'application', 'store_stock'];

/** Keys, references and indexes of the tables and of what refers to them, each with its definition. */
async function schema(read: Database['pool']['query'] = database.pool.query.bind(database.pool)) {
  const constraints = await read(
    "select conrelid::regclass::text as t, conname as n, pg_get_constraintdef(oid) as d, convalidated as v from pg_constraint where contype in ('p', 'u', 'f') order by 1, 2",
  );
  const indexes = await read(
    "select indexname as n, indexdef as d from pg_indexes where schemaname = 'public' order by 1",
  );
  return { constraints: constraints.rows, indexes: indexes.rows };
}

async function loading(load: (read: Database['pool']['query']) => Promise<void>): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await withoutIndexes(client, tables, () => load(client.query.bind(client)));
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

test('indexes, keys and references are away while rows come in, and all there afterwards', async () => {
  const before = await schema();
  let meanwhile: Awaited<ReturnType<typeof schema>> | undefined;
  await loading(async (read) => void (meanwhile = await schema(read)));
  const names = (found: typeof before) => found.indexes.map(({ n }) => n);
  expect(names(before)).toContain('part_shelf');
  expect(names(meanwhile!)).not.toContain('part_shelf');
  expect(names(meanwhile!)).not.toContain('part_pkey');
  expect(meanwhile!.constraints.length).toBeLessThan(before.constraints.length);
  expect(await schema()).toEqual(before);
});

test('a load that fails leaves the schema as it was', async () => {
  const before = await schema();
  await expect(loading(() => Promise.reject(new Error('no more disk')))).rejects.toThrow('no more disk');
  expect(await schema()).toEqual(before);
});

test('rows that break a reference are refused at the end', async () => {
  const wrong = loading(async (read) => {
    await read("insert into price (market, part_id, list_minor) values ('us', 999999999, 100)");
  });
  await expect(wrong).rejects.toThrow(/foreign key/);
});
