import { mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { acesOf, appOf, itemOf, mapping, piesOf } from '../test/autoCareFiles.ts';
import { csvOf, filesOf, soundParts as parts } from '../test/importFiles.ts';
import { openTestDatabase } from '../test/testDatabase.ts';
import type { Database } from '../src/db/database.ts';
import { shippedMarkets } from '../src/markets/shipped.ts';
import { changesReport } from './report.ts';
import { runImport } from './runImport.ts';

const { markets } = shippedMarkets;
let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await runImport(database, { csv: filesOf(csvOf(parts)), markets });
});

const texts = async (sql: string) => {
  const { rows } = await database.pool.query<{ text: string }>(sql);
  return rows.map(({ text }) => text);
};

/** A database whose statements are counted, and may fail. */
const watched = (of: Database, onQuery: (sql: string) => void) => {
  const connect = async () => {
    const client = await of.pool.connect();
    const query = async (...args: [string, unknown[]?]) => {
      onQuery(args[0]);
      return client.query(...args);
    };
    return { query, release: () => client.release() };
  };
  return { ...of, pool: { connect } as unknown as Database['pool'] };
};

const prices = (...lines: string[]) =>
  filesOf({ 'prices.csv': `brand,part_number,market,list,sale,core\n${lines.join('\n')}\n` });

const priced = () =>
  texts(`select p.part_number || ' ' || r.market || ' ' || r.list_minor as text from price r
    join part p on p.id = r.part_id join brand b on b.id = p.brand_id where b.slug = 'acme-parts' order by 1`);

test('a price list of one market leaves the prices, fits and stock of others as they are', async () => {
  await runImport(database, { csv: prices('Acme Parts,R-1,mx,900,,', 'Acme Parts,R-1,us,50,,'), markets });
  await runImport(database, { csv: prices('Acme Parts,R-1,us,40,,', 'Acme Parts,R-2,us,40,,'), markets });
  expect(await priced()).toEqual(['F-1 us 4999', 'R-1 mx 90000', 'R-1 us 4000', 'R-2 us 4000']);
  const files = csvOf(parts);
  const inMexico = {
    ...files,
    'prices.csv': files['prices.csv']!.replaceAll(',us,', ',mx,'),
    'stock.csv': 'brand,part_number,market,store,on_hand\nAcme Parts,R-1,mx,4101,7\n',
    'applications.csv': `${files['applications.csv']!.split('\n')[0]!}\n`,
  };
  const stores = `select number as text from store where market = 'mx' order by id limit 1`;
  inMexico['stock.csv'] = inMexico['stock.csv'].replace('4101', (await texts(stores))[0]!);
  await runImport(database, { csv: filesOf(inMexico), markets });
  expect(await priced()).toEqual(expect.arrayContaining(['F-1 us 4999', 'F-1 mx 4999', 'R-1 us 4000']));
  expect(
    await texts(`select s.market || ' ' || on_hand as text from store_stock s join part p on p.id = s.part_id
      where p.part_number = 'R-1' order by 1`),
  ).toEqual(['mx 7', 'us 5']);
  expect(
    await texts(
      `select y0::text as text from application a join part p on p.id = a.part_id where part_number = 'R-1'`,
    ),
  ).toEqual(['2016']);
});

const folderOf = (files: Record<string, string>) => {
  const folder = filesOf({ 'map.csv': mapping, ...files });
  return (...names: string[]) => names.map((name) => join(folder, name));
};

test('ACES alone is the whole of a brand’s fits: a part without a line has none, its price and stock stay', async () => {
  const at = folderOf({
    'pies.xml': piesOf([itemOf('X-1'), itemOf('X-2')]),
    'aces.xml': acesOf([appOf(1, 'X-1'), appOf(2, 'X-2')]),
    'later.xml': acesOf([appOf(1, 'X-1', { vehicle: 5912 })]),
  });
  const [pies, aces, later, map] = at('pies.xml', 'aces.xml', 'later.xml', 'map.csv');
  await runImport(database, { pies, aces, map, markets });
  const { changes } = await runImport(database, { aces: later, map, markets });
  const fits = `select p.part_number || ' ' || a.y0 as text from application a join part p on p.id = a.part_id
    where p.part_number like 'X-_' order by 1`;
  expect(await texts(fits)).toEqual(['X-1 2017']);
  expect(changes['application']).toMatchObject({ new: 1, gone: 2 });
  expect(await priced()).toEqual(['X-1 us 4999', 'X-2 us 4999']);
  const again = await runImport(database, {
    aces: later,
    map,
    csv: prices('Acme Parts,X-1,us,30,,'),
    markets,
  });
  expect(again.changes).toMatchObject({ price: { changed: 1, gone: 0 } });
  expect(await priced()).toEqual(['X-1 us 3000', 'X-2 us 4999']);
});

test('a deposit in one market makes a part one with an old part, whichever import brings it', async () => {
  const core = `select has_core::text as text from part where part_number = 'R-1'`;
  await runImport(database, { csv: prices('Acme Parts,R-1,mx,900,,50'), markets });
  expect(await texts(core)).toEqual(['true']);
  const { changes } = await runImport(database, { csv: filesOf(csvOf(parts)), markets });
  expect(changesReport(changes)).not.toContain('R1: has_core');
  expect(await texts(core)).toEqual(['true']);
  await runImport(database, { csv: prices('Acme Parts,R-1,mx,900,,'), markets });
  expect(await texts(core)).toEqual(['false']);
});

test('a part that is as it was keeps when it was imported; one of the shop’s own is imported from then on', async () => {
  const when = `select part_number || ' ' || coalesce(imported_at::text, '-') as text from part p
    join brand b on b.id = p.brand_id where b.slug = 'acme-parts' order by 1`;
  await database.pool.query(`update part set imported_at = '2020-01-01' where part_number = 'R-1'`);
  await database.pool.query(`update part set imported_at = null where part_number = 'R-2'`);
  await runImport(database, { csv: filesOf(csvOf(parts)), markets });
  const [, first, second] = (await texts(when)).filter((text) => /^[FR]-/.test(text));
  expect(first).toMatch(/^R-1 2020-01-01/);
  expect(second).toMatch(/^R-2 20/);
});

test('an import goes on with the same files from another place', async () => {
  const files = csvOf([...parts, { number: 'N-1' }]);
  const csv = filesOf(files);
  let reads = 0;
  const dying = watched(database, (sql) => {
    if (sql.startsWith('update import_run') && ++reads > 2) throw new Error('killed');
  });
  await expect(runImport(dying, { csv, markets })).rejects.toThrow('killed');
  const moved = join(filesOf({}), 'elsewhere');
  mkdirSync(moved);
  for (const name of Object.keys(files)) renameSync(join(csv, name), join(moved, name));
  const { resumed } = await runImport(database, { csv: moved, markets });
  expect(resumed).toBe(true);
  expect(await priced()).toContain('N-1 us 4999');
});

test('an import goes through all its lines once for the answers, and reads prices by part', async () => {
  const many = Array.from({ length: 450 }, (_, at) => ({
    number: `M-${at}`,
    fits: ['2016,2016,,drive=4wd,,'],
  }));
  const statements: string[] = [];
  const csv = filesOf(csvOf(many));
  await runImport(
    watched(database, (sql) => void statements.push(sql)),
    { csv, markets },
  );
  expect(statements.filter((sql) => sql.includes('jsonb_array_elements(qualifiers)'))).toHaveLength(1);
  const { rows } = await database.pool.query<{ 'QUERY PLAN': string }>(
    'explain select market from price where part_id = any(array[1, 2, 3])',
  );
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('price_part');
});
