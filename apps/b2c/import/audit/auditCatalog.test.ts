import { afterAll, beforeAll, expect, test } from 'vitest';
import { csvOf, filesOf, type PlantedPart } from '../../test/importFiles.ts';
import { openTestDatabase } from '../../test/testDatabase.ts';
import type { Database } from '../../src/db/database.ts';
import { shippedMarkets } from '../../src/markets/shipped.ts';
import { runImport } from '../runImport.ts';
import { auditCatalog } from './auditCatalog.ts';
import { auditText, faultCount } from './auditFaults.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const { markets } = shippedMarkets;

test('the audit invents no fault in the shipped catalogue', async () => {
  const report = await auditCatalog(database);
  expect(report.faults).toEqual([]);
  // Of the parts' own lines and those of sizes; a floor far above what a part of them would be.
  expect(report.checked.applications).toBeGreaterThan(40_000);
});

test('the audit reads the lines of a standard size for each of its parts', async () => {
  const { pool } = database;
  const { rows: parts } = await pool.query(
    `select 1 from part where size = (select size from size_need where id = 1)`,
  );
  expect(parts.length).toBeGreaterThan(1);
  const copy = (id: number, y0: string, y1: string) =>
    pool.query(
      `insert into size_need select (jsonb_populate_record(n, jsonb_build_object('id', $1::int, 'y0', ${y0}, 'y1', ${y1}))).*
       from size_need n where id = 1`,
      [id],
    );
  await copy(-1, '1950', '1950');
  await copy(-2, 'n.y0', 'n.y1');
  const { counts } = await auditCatalog(database);
  await pool.query('delete from size_need where id < 0');
  expect(counts).toMatchObject({ 'no such vehicle': parts.length, overlap: parts.length });
  expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(2 * parts.length);
});

const planted: readonly (PlantedPart & { fault?: string })[] = [
  { number: 'C-1', fits: ['2016,2018,,,,2', '2018,2019,,,,4'], fault: 'contradiction' },
  { number: 'C-2', fits: ['2016,2018,,,,', '2017,2017,,drive=4wd,,'], fault: 'contradiction' },
  { number: 'C-3', fits: ['2016,2016,,drive=4wd; drive=2wd,,'], fault: 'contradiction' },
  { number: 'C-4', fits: ['2016,2016,,,front,1', '2016,2016,2.0L I4,,front,2'], fault: 'contradiction' },
  { number: 'O-1', fits: ['2016,2018,,,,'], fault: 'overlap' },
  { number: 'O-2', fits: ['2016,2018,2.0L I4,,,'], fault: 'overlap' },
  {
    number: 'S-1',
    type: 'brake-rotors',
    facts: '28.2,,',
    fits: ['2001,2001,,,rear,2'],
    fault: 'impossible size',
  },
  {
    number: 'S-2',
    type: 'brake-rotors',
    facts: ',2500,',
    fits: ['2002,2002,,,rear,2'],
    fault: 'impossible size',
  },
  {
    number: 'S-3',
    type: 'brake-rotors',
    facts: 'large,,',
    fits: ['2003,2003,,,rear,2'],
    fault: 'impossible size',
  },
  {
    number: 'S-4',
    type: 'brake-rotors',
    facts: '300,,',
    position: 'front',
    fits: ['Honda,Accord|2014,2014,,brake-package=282/260,front,2'],
    fault: 'impossible size',
  },
  { number: 'V-1', fits: ['2027,2030,,,,'], fault: 'no such vehicle' },
  { number: 'V-2', fits: ['2018,2018,2.4L I4,,,'], fault: 'no such vehicle' },
  { number: 'V-3', fits: ['1950,1950,,,,'], fault: 'no such vehicle' },
  { number: 'V-4', fits: ['2018,2018,,,,', '2016,2016,,,,'], fault: 'no such vehicle' },
  { number: 'V-5', fits: ['2024,2028,,,,'], fault: 'no such vehicle' },
  { number: 'U-1', type: 'brake-rotors', facts: '282,,', position: 'front', fits: ['2018,2019,,,front,2'] },
  {
    number: 'U-2',
    type: 'brake-rotors',
    facts: '300,,',
    position: 'front',
    fits: ['2019,2020,,,front,2'],
    fault: 'undecided variants',
  },
  { number: 'U-3', type: 'batteries', facts: ',,51R', fits: ['2018,2019,,,,'] },
  { number: 'U-4', type: 'batteries', facts: ',,35', fits: ['2019,2020,,,,'], fault: 'undecided variants' },
  { number: 'P-1', price: false, fault: 'no price' },
  { number: 'P-2', picture: false, fits: ['2016,2016,,,,'], fault: 'no picture' },
  { number: 'P-3', stock: false, fits: ['2016,2016,,,,'], fault: 'no stock' },
  { number: 'P-4', fault: 'price without a vehicle' },
  { number: 'P-5', fits: ['2016,2016,,,,'], fault: 'price without a vehicle' },
  // Sound: it fits every vehicle; the question decides, the places differ, the years do not meet.
  {
    number: 'G-1',
    type: 'brake-rotors',
    facts: '282,,',
    position: 'front',
    fits: ['Honda,Accord|2013,2013,,brake-package=282/282,front,2'],
  },
  {
    number: 'G-2',
    type: 'brake-rotors',
    facts: '293,,',
    position: 'front',
    fits: ['Honda,Accord|2013,2013,,brake-package=293/282,front,2'],
  },
  { number: 'G-3', fits: ['2016,2016,,,front,1', '2016,2016,,,rear,2'] },
  { number: 'G-5', type: 'washer-fluid' },
  { number: 'G-4', fits: ['2016,2017,,,,1', '2018,2019,,,,2'] },
];

test('the audit finds each of the planted faults, and no other', async () => {
  await runImport(database, { csv: filesOf(csvOf(planted)), replace: true, markets });
  const partId = (number: string) =>
    `(select id from part where part_number = '${number}' and imported_at is not null)`;
  // What the import itself would join or refuse, and an SQL script would not.
  const copy = (number: string, columns: string) =>
    database.pool.query(
      `insert into application (id, market, model_id, part_type_id, part_id, y0, y1, engines, quantity)
       select (select max(id) + 1 from application), market, model_id, part_type_id, part_id, ${columns}, quantity
       from application where part_id = ${partId(number)}`,
    );
  await copy('O-1', 'y1, y1 + 1, null::int[]');
  await copy('O-2', 'y0, y1, engines');
  await database.pool.query(
    `update application set market = 'mx' where y0 = 2018 and part_id = ${partId('V-4')}`,
  );

  await database.pool.query(
    `insert into price select (jsonb_populate_record(r, '{"market": "br"}')).* from price r where part_id = ${partId('P-5')}`,
  );

  const report = await auditCatalog(database);
  const found = report.faults.map(({ kind, part }) => `${part} ${kind}`).sort();
  const expected = planted.flatMap(({ number, fault }) => (fault ? [`Acme Parts ${number} ${fault}`] : []));
  expect(expected).toHaveLength(22);
  expect(found).toEqual(expected.sort());
  expect(faultCount(report)).toBe(22);
  expect(auditText(report)).toContain('Acme Parts S-1: diameter is 28.2 mm');
  expect(auditText(report)).toContain('Acme Parts P-5: br: sold where no vehicle takes it');
});
