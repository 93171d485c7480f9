import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesOf } from '../test/importFiles.ts';
import { importState } from '../test/importState.ts';
import { openTestDatabase } from '../test/testDatabase.ts';
import type { Database } from '../src/db/database.ts';
import { shippedMarkets } from '../src/markets/shipped.ts';
import { runImport } from './runImport.ts';

const { markets } = shippedMarkets;

interface Sized {
  id: number;
  brand: string;
  number: string;
}

let database: Database;
/** Two batteries of the demonstration of one size. */
let [part, twin] = [] as unknown as [Sized, Sized];
beforeAll(async () => {
  database = await openTestDatabase();
  const { rows } = await database.pool.query<Sized>(
    `select p.id, b.name as brand, p.part_number as number from part p join brand b on b.id = p.brand_id
     where p.size = 'battery|51R|48|flooded' order by p.id limit 2`,
  );
  [part, twin] = rows as [Sized, Sized];
});
afterAll(() => database.close());

const linesOf = async ({ id }: Sized) => {
  const { rows } = await database.pool.query<{ market: string; text: string }>(
    `select market, concat_ws(' ', market, model_id, y0, y1, engines::text, qualifiers::text, position, quantity) as text
     from listed_application where part_id = $1 order by 2`,
    [id],
  );
  return rows;
};
const sizeOf = async ({ id }: Sized) => {
  const { rows } = await database.pool.query<{ size: string | null }>('select size from part where id = $1', [
    id,
  ]);
  return rows[0]!.size;
};

const parts = () =>
  `brand,part_number,type,title:en-US\n"${part.brand}",${part.number},batteries,Own battery\n`;
const applications = () =>
  'brand,part_number,market,make,model,year_from,year_to,engine,conditions,position,quantity\n' +
  `"${part.brand}",${part.number},us,Honda,Civic,2016,2016,,,,\n`;

test('an import that says nothing of fits leaves those of a size, as lines of the part’s own', async () => {
  const before = await linesOf(part);
  expect(new Set(before.map(({ market }) => market))).toEqual(new Set(['us', 'mx']));
  await runImport(database, { csv: filesOf({ 'parts.csv': parts() }), markets });
  expect(await sizeOf(part)).toBeNull();
  expect(await linesOf(part)).toEqual(before);
  expect(await linesOf(twin)).toEqual(before);
  expect(await sizeOf(twin)).not.toBeNull();
});

test('a dry run tells which lines of a size would go, and takes none', async () => {
  const state = await importState(database);
  const own = `"${twin.brand}",${twin.number}`;
  const csv = filesOf({ 'applications.csv': applications().replace(`"${part.brand}",${part.number}`, own) });
  const { changes } = await runImport(database, { csv, markets, dryRun: true });
  const here = (await linesOf(twin)).filter(({ market }) => market === 'us');
  expect(changes['application']).toMatchObject({ new: 1, gone: here.length });
  expect(await importState(database)).toEqual(state);
  expect(await sizeOf(twin)).not.toBeNull();
});

test('fits of one market take the place of those of the size there, and nowhere else', async () => {
  const before = await linesOf(part);
  await runImport(database, { csv: filesOf({ 'applications.csv': applications() }), markets });
  const after = await linesOf(part);
  const abroad = (lines: typeof before) => lines.filter(({ market }) => market !== 'us');
  expect(abroad(after)).toEqual(abroad(before));
  expect(after.filter(({ market }) => market === 'us')).toHaveLength(1);
  expect(await linesOf(twin)).toEqual(before);
});

test('what goes off sale fits nothing', async () => {
  await runImport(database, { csv: filesOf({ 'parts.csv': parts() }), markets, replace: true });
  expect(await linesOf(twin)).toEqual([]);
  const { rows } = await database.pool.query(
    'select part_id from listed_application where part_id <> $1 limit 1',
    [part.id],
  );
  expect(rows).toEqual([]);
});
