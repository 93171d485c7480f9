import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type Database } from './database.ts';

const docs = readFileSync(join(import.meta.dirname, '../../../../docs/operating.md'), 'utf8');

/** What a purchase writes in one transaction. Citus would need one column in all their keys; `cart_id` comes nearest. */
const bought = [
  ...[
    'cart',
    'cart_address',
    'cart_item',
    'orders',
    'order_item',
    'order_shipment',
    'order_event',
    'order_step',
  ],
  ...['payment', 'payment_event', 'payment_tender'],
];
/** Of the catalogue: on every node of a distributed database. */
const catalogue = [
  'part',
  'part_type',
  'brand',
  'category',
  'vehicle',
  'model',
  'make',
  'engine',
  'store',
  'price',
];

let database: Database;
const ask = async <Row>(sql: string, values: unknown[] = []): Promise<Row[]> =>
  (await database.pool.query(sql, values)).rows as Row[];
beforeAll(async () => {
  database = await openDatabase({ memory: true });
});
afterAll(() => database.close());

/** Columns of each primary key, unique constraint and unique index of a table; an expression is its text. */
const keysOf = (table: string) =>
  ask<{ columns: string[] }>(
    `select array(select pg_get_indexdef(i.indexrelid, n, true) from generate_series(1, i.indnkeyatts) n) as columns
     from pg_index i where i.indisunique and i.indrelid = $1::regclass order by not i.indisprimary, 1`,
    [table],
  );

const foreignKeys = (table: string) =>
  ask<{ columns: string[]; target: string }>(
    `select array(select attname::text from unnest(conkey) k join pg_attribute on attrelid = conrelid and attnum = k)
       as columns, confrelid::regclass::text as target
     from pg_constraint where contype = 'f' and conrelid = $1::regclass order by 1`,
    [table],
  );

/** The rows of the table below a heading of the documentation. */
const rowsBelow = (heading: string): string[][] =>
  (
    docs
      .split(heading)[1]
      ?.split('\n\n')
      .find((block) => block.startsWith('|')) ?? ''
  )
    .split('\n')
    .slice(2)
    .filter(Boolean)
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

const column = (table: string) => (table === 'cart' ? 'id' : 'cart_id');

test('[PLUS-081] the documentation names each key of a purchase that Citus would refuse', async () => {
  const refused = [];
  for (const table of bought) {
    const keys = await keysOf(table);
    const without = keys.filter(({ columns }) => !columns.includes(column(table)));
    const links = (await foreignKeys(table)).filter(
      ({ columns, target }) => bought.includes(target) && !columns.includes(column(table)),
    );
    if (without.length + links.length === 0) continue;
    const cell = (lists: { columns: string[] }[]) =>
      lists.map(({ columns }) => `\`${columns.join(', ').replaceAll('"', '')}\``).join('; ');
    refused.push([`\`${table}\``, cell(without), cell(links)]);
  }
  expect(rowsBelow('#### Citus')).toEqual(refused);
});

test('[PLUS-081] the documentation names each index that YugabyteDB would refuse', async () => {
  const indexes = await ask<{ method: string; name: string }>(
    `select am.amname as method, i.relname as name from pg_class i join pg_am am on am.oid = i.relam
     where i.relkind = 'i' and i.relnamespace = 'public'::regnamespace and am.amname not in ('btree', 'gin') order by 2`,
  );
  expect(indexes).toEqual([{ method: 'gist', name: 'search_word_near' }]);
  expect(docs.split('#### YugabyteDB')[1]?.split('\n#')[0]).toContain('`search_word_near`');
});

test('[PLUS-036] a purchase has no key into the catalogue, and nothing counts with a sequence', async () => {
  for (const table of bought)
    for (const { target } of await foreignKeys(table)) expect(catalogue, table).not.toContain(target);
  expect(await ask('select sequencename from pg_sequences')).toEqual([]);
});
