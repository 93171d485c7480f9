import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { acesOf, appOf, itemOf, mapping, piesOf } from '../test/autoCareFiles.ts';
import { csvOf, filesOf, soundParts as parts } from '../test/importFiles.ts';
import { importState as state } from '../test/importState.ts';
import { openTestDatabase } from '../test/testDatabase.ts';
import type { Database } from '../src/db/database.ts';
import { shippedMarkets } from '../src/markets/shipped.ts';
import { runImport } from './runImport.ts';
import { changesReport } from './report.ts';

const { markets } = shippedMarkets;
let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const rows = async (sql: string) => (await database.pool.query(sql)).rows as Record<string, unknown>[];

test('a catalogue of CSV files is on sale, with its fit, price, picture and stock', async () => {
  const csv = filesOf(csvOf(parts));
  const before = await state(database);
  const dry = await runImport(database, { csv, markets, dryRun: true });
  expect(await state(database)).toEqual(before);
  const { changes } = await runImport(database, { csv, markets });
  expect(changes).toEqual(dry.changes);
  expect(changesReport(changes)).toMatch(/part +3 +0 +0\n/);
  expect(
    await rows(`select sku, title, attributes, picture, has_core from part where part_number = 'R-1'`),
  ).toEqual([
    {
      sku: expect.stringMatching(/^\d+$/),
      title: { 'en-US': 'Part R-1, boxed' },
      attributes: { diameter: 282, thickness: 25.5, look: expect.any(String) },
      picture: 'https://img.example/R-1.jpg',
      has_core: false,
    },
  ]);
  const own = (number: string) => `part_id = (select id from part where part_number = '${number}')`;
  expect(await rows(`select list_minor, sale_minor from price where ${own('R-1')}`)).toEqual([
    { list_minor: 4999, sale_minor: 3999 },
  ]);
  expect(await rows(`select y0, y1, engines, qualifiers from application where ${own('F-1')}`)).toEqual([
    { y0: 2016, y1: 2018, engines: null, qualifiers: null },
  ]);
  expect(await rows(`select qualifiers from application where ${own('R-2')}`)).toEqual([
    { qualifiers: [{ question: 'drive', value: '4wd', options: ['2wd', '4wd'] }] },
  ]);
  expect(await rows(`select on_hand from store_stock where ${own('F-1')}`)).toEqual([{ on_hand: 5 }]);
  expect(
    await rows(
      `select f.names->>'en-US' as name from facet_value f where attribute = 'thickness' and value = '25.5'`,
    ),
  ).toEqual([{ name: '25.5 mm' }]);
  expect(await rows('select * from import_run')).toEqual([]);
});

test('the same again changes nothing; a part that is no longer named goes off sale, and comes back', async () => {
  const again = await runImport(database, { csv: filesOf(csvOf(parts)), markets });
  expect(changesReport(again.changes)).toBe('Nothing changes.\n');
  const fewer = await runImport(database, { csv: filesOf(csvOf(parts.slice(1))), markets });
  expect(fewer.changes['part']).toMatchObject({
    new: 0,
    changed: 0,
    gone: 1,
    first: { gone: ['acme-parts/R1'] },
  });
  const gone = `select id from part where part_number = 'R-1' and off_sale_at is not null`;
  const [{ id } = {}] = await rows(gone);
  expect(await rows(`select 1 from price where part_id = ${Number(id)}`)).toEqual([]);
  expect(await rows('select count(*)::int as n from part where off_sale_at is not null')).toEqual([{ n: 1 }]);
  const files = { 'prices.csv': csvOf(parts)['prices.csv']! };
  await expect(runImport(database, { csv: filesOf(files), markets })).rejects.toThrow(
    /prices\.csv:2: there is no part acme-parts\/R1/,
  );
  const back = await runImport(database, { csv: filesOf(csvOf(parts)), markets });
  expect(back.changes['part']).toMatchObject({
    changed: 1,
    first: { changed: ['acme-parts/R1: on sale again'] },
  });
  expect(await rows(gone)).toEqual([]);
});

test('ACES and PIES files come in by a mapping table', async () => {
  const folder = filesOf({
    'map.csv': `${mapping}price,JBR,sale,,,,\n`,
    'pies.xml': piesOf([itemOf('X-1'), itemOf('X-2', { price: '1200', jobber: '0' })]),
    'aces.xml': acesOf([
      appOf(1, 'X-1', { engine: '77' }),
      appOf(2, 'X-1', { vehicle: 5912, engine: '77', qty: 2 }),
      appOf(3, 'X-2', { rest: '<DriveType id="5"/><Note>w/ heavy duty brakes</Note>' }),
      appOf(4, 'X-2', { vehicle: 5913 }),
    ]),
  });
  const file = (name: string) => join(folder, name);
  await runImport(database, {
    aces: file('aces.xml'),
    pies: file('pies.xml'),
    map: file('map.csv'),
    markets,
  });
  expect(
    await rows(`select p.part_number, p.title, p.weight_grams, p.picture, r.list_minor, r.sale_minor from part p join price r on r.part_id = p.id
      where p.part_number like 'X-_' order by 1`),
  ).toEqual([
    {
      part_number: 'X-1',
      title: { 'en-US': 'Vented rotor X-1', 'es-MX': 'Disco ventilado X-1' },
      weight_grams: 4536,
      picture: 'https://img.example/X-1.jpg',
      list_minor: 4999,
      sale_minor: 2000,
    },
    expect.objectContaining({ part_number: 'X-2', list_minor: 120_000, sale_minor: null }),
  ]);
  expect(
    await rows(`select p.part_number, a.y0, a.y1, a.quantity, a.position, a.qualifiers is not null as asks, e.label
      from application a join part p on p.id = a.part_id left join engine e on e.id = a.engines[1]
      where p.part_number like 'X-_' order by 1, 2`),
  ).toEqual([
    { part_number: 'X-1', y0: 2016, y1: 2016, quantity: 1, position: 'front', asks: false, label: '2.0L I4' },
    { part_number: 'X-1', y0: 2017, y1: 2017, quantity: 2, position: 'front', asks: false, label: '2.0L I4' },
    { part_number: 'X-2', y0: 2016, y1: 2016, quantity: 1, position: 'front', asks: true, label: null },
  ]);
});

test('digits that are no measure come in as they are, without an order', async () => {
  const wide = csvOf([{ number: 'W-1', type: 'brake-rotors', facts: '282,7501234567890,', fits: [] }]);
  await runImport(database, { csv: filesOf(wide), markets });
  expect(
    await rows(`select sort, names->>'en-US' as name from facet_value where value = '7501234567890'`),
  ).toEqual([{ sort: 0, name: '7501234567890' }]);
  await runImport(database, { csv: filesOf(csvOf(parts)), markets });
});

const oilOf = (facts: string) =>
  `brand,part_number,type,title:en-US,fact:viscosity,fact:oilVolume\nAcme Parts,M-1,motor-oil,Oil,${facts}\n`;

test('an oil comes in with what its container holds, and another content is a change', async () => {
  const bring = (facts: string) =>
    runImport(database, { csv: filesOf({ 'parts.csv': oilOf(facts) }), markets });
  const stored = () => rows(`select litres from part where part_number = 'M-1'`);
  await bring('5w30,4.73');
  expect(await stored()).toEqual([{ litres: 4.73 }]);
  expect(changesReport((await bring('5w30,4.73')).changes)).toBe('Nothing changes.\n');
  const { changes } = await bring('5w30,0.946');
  expect(changes['part']?.first.changed).toEqual([expect.stringMatching(/M1: .*\blitres\b/)]);
  expect(await stored()).toEqual([{ litres: 0.946 }]);
  await runImport(database, { csv: filesOf(csvOf(parts)), markets });
});

test('what an oil meets is a list, and each of it a value of a filter', async () => {
  const file = oilOf('5w30,1,api-sp dexos1').replace('oilVolume', 'oilVolume,fact:approvals');
  await runImport(database, { csv: filesOf({ 'parts.csv': file }), markets });
  const sql = `select p.attributes ->> 'approvals' as approvals,
      array(select v.attribute from facet_value v where v.id = any(p.facet) order by 1) as filters
    from part p where p.part_number = 'M-1'`;
  expect(await rows(sql)).toEqual([
    {
      approvals: 'api-sp dexos1',
      filters: ['approvals', 'approvals', 'brand', 'oilVolume', 'viscosity'],
    },
  ]);
  expect(await rows(`select 1 from facet_value where value = 'api-sp dexos1'`)).toEqual([]);
  await runImport(database, { csv: filesOf(csvOf(parts)), markets });
});

const good = csvOf(parts);
const withLine = (name: string, line: string) => ({ ...good, [name]: `${good[name]}${line}\n` });

test.each([
  ['parts.csv:5', "there is no part type 'halos'", withLine('parts.csv', 'Acme Parts,Z-1,halos,Halo,,,,,')],
  [
    'parts.csv:5',
    'part of acme-parts/R1 was stated before, at',
    withLine('parts.csv', 'Acme Parts,R1,brake-rotors,Again,,,,,'),
  ],
  [
    'parts.csv:5',
    "the picture is 'javascript:alert(1)'",
    withLine('parts.csv', 'Acme Parts,Z-1,brake-rotors,A,,javascript:alert(1),,,'),
  ],
  ['parts.csv:5', '3 values, but the first line names 9 columns', withLine('parts.csv', 'Acme Parts,Z-1,x')],
  ['parts.csv:5', 'a quote is never closed', withLine('parts.csv', 'Acme Parts,"Z-1')],
  ['parts.csv:5', 'part_number has a NUL', withLine('parts.csv', 'Acme Parts,Z\0,brake-rotors,A,,,,,')],
  [
    'parts.csv:5',
    'fact:diameter has 201 characters',
    withLine('parts.csv', `Acme Parts,Z-1,brake-rotors,A,,,${'x'.repeat(201)},,`),
  ],
  [
    'parts.csv:2',
    "viscosity is '5W-30'; motor-oil have 0w20, 0w30, 0w40, 5w20",
    { 'parts.csv': oilOf('5W-30,1') },
  ],
  [
    'parts.csv:2',
    "approvals has 'dexos9'; write some of these, with a space between: api-sp, ",
    {
      'parts.csv': oilOf('5w30,1')
        .replace('oilVolume', 'oilVolume,fact:approvals')
        .replace('5w30,1', '5w30,1,api-sp dexos9'),
    },
  ],
  ['parts.csv:2', "oilVolume is '0'", { 'parts.csv': oilOf('5w30,0') }],
  ['parts.csv:2', "oilVolume is '1 qt'", { 'parts.csv': oilOf('5w30,1 qt') }],
  ['prices.csv:5', "list is '12,5'", withLine('prices.csv', 'Acme Parts,R-1,us,"12,5",,')],
  ['prices.csv:5', "sale is '60'", withLine('prices.csv', 'Acme Parts,R-9,us,50,60,')],
  ['prices.csv:5', 'there is no part acme-parts/R9', withLine('prices.csv', 'Acme Parts,R-9,us,50,,')],
  [
    'applications.csv:6',
    "the market us has no vehicle 'Honda Cívica'",
    withLine('applications.csv', 'Acme Parts,R-1,us,Honda,Cívica,2016,,,,,'),
  ],
  [
    'applications.csv:6',
    'year_to is 2015, before year_from 2016',
    withLine('applications.csv', 'Acme Parts,R-1,us,Honda,Civic,2016,2015,,,,'),
  ],
  [
    'applications.csv:6',
    "'6wd' does not answer 'drive'",
    withLine('applications.csv', 'Acme Parts,R-1,us,Honda,Civic,2016,,,drive=6wd,,'),
  ],
  ['stock.csv:5', "on_hand is '-1'", withLine('stock.csv', 'Acme Parts,R-1,us,1203,-1')],
  [
    'stock.csv:1',
    "there is no column 'shop'",
    { ...good, 'stock.csv': 'brand,part_number,market,shop,on_hand\n' },
  ],
])('%s: %s, and nothing is stored', async (place, words, files) => {
  const before = await state(database);
  const error = await runImport(database, { csv: filesOf(files), markets }).catch(
    (it: unknown) => it as Error,
  );
  expect(error).toBeInstanceOf(RangeError);
  expect((error as Error).message).toContain(place);
  expect((error as Error).message).toContain(words);
  expect(await state(database)).toEqual(before);
});

test.each([
  [
    'aces.xml:12',
    "vehicle '4' is not in the mapping table",
    { 'aces.xml': acesOf([appOf(1, 'X-1'), appOf(2, 'X-1', { vehicle: 4 })]) },
  ],
  [
    'aces.xml',
    "condition 'DriveType:9' is not in the mapping table",
    { 'aces.xml': acesOf([appOf(1, 'X-1', { rest: '<DriveType id="9"/>' })]) },
  ],
  [
    'aces.xml',
    "note 'w/o sunroof' is not in the mapping table",
    { 'aces.xml': acesOf([appOf(1, 'X-1', { rest: '<Note>w/o sunroof</Note>' })]) },
  ],
  [
    'aces.xml',
    'RecordCount is 7, but the file has 1 applications',
    { 'aces.xml': acesOf([appOf(1, 'X-1')], { count: 7 }) },
  ],
  ['aces.xml', "SubmissionType is 'UPDATE'", { 'aces.xml': acesOf([], { kind: 'UPDATE' }) }],
  ['aces.xml', 'this is no XML', { 'aces.xml': acesOf([appOf(1, 'X-1')]).replace('</App>', '</Ap>') }],
  ['aces.xml', 'the root is PIES, not ACES', { 'aces.xml': piesOf([]) }],
  ['pies.xml:5', 'the price in USD is 0', { 'pies.xml': piesOf([itemOf('X-1', { price: '0' })]) }],
  [
    'pies.xml',
    'diameter has 201 characters',
    { 'pies.xml': piesOf([itemOf('X-1', { diameter: 'x'.repeat(201) })]) },
  ],
  ['pies.xml', "Price is 'free'", { 'pies.xml': piesOf([itemOf('X-1', { price: 'free' })]) }],
  [
    'map.csv:2',
    "the market us has no vehicle 'Honda Acord'",
    { 'map.csv': 'kind,id,to,market,make,model,year\nvehicle,1,,us,Honda,Acord,2016\n' },
  ],
])('%s: %s, and nothing is stored of XML', async (place, words, files) => {
  const folder = filesOf({
    'map.csv': mapping,
    'pies.xml': piesOf([itemOf('X-1')]),
    'aces.xml': acesOf([appOf(1, 'X-1')]),
    ...files,
  });
  const file = (name: string) => join(folder, name);
  const before = await state(database);
  const work = runImport(database, {
    aces: file('aces.xml'),
    pies: file('pies.xml'),
    map: file('map.csv'),
    markets,
  });
  const error = await work.catch((it: unknown) => it as Error);
  expect((error as Error).message).toContain(place);
  expect((error as Error).message).toContain(words);
  expect(await state(database)).toEqual(before);
});
