import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPartByNumber } from '../src/catalog/readParts.ts';
import { equivalentsOf } from '../src/catalog/equivalents.ts';
import { shippedMarkets } from '../src/markets/shipped.ts';
import { databaseSearch } from '../src/search/searchPort.ts';
import { itemOf, mapping, piesOf } from '../test/autoCareFiles.ts';
import { csvOf, filesOf, soundParts } from '../test/importFiles.ts';
import { importState } from '../test/importState.ts';
import { openTestDatabase } from '../test/testDatabase.ts';
import type { Database } from '../src/db/database.ts';
import { runImport } from './runImport.ts';

const { markets } = shippedMarkets;
let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** The sound parts, with a column of OE numbers in their order. */
const withNumbers = (numbers: readonly string[]) => {
  const files = csvOf(soundParts);
  const [head, ...lines] = files['parts.csv']!.trim().split('\n');
  const parts = [`${head},oe_numbers`, ...lines.map((line, at) => `${line},${numbers[at]}`), ''].join('\n');
  return filesOf({ ...files, 'parts.csv': parts });
};
const partOf = async (number: string) => (await readPartByNumber(database.db, 'us', number, null))!;

test('[PLUS-067] an operator’s own OE numbers are found, and what shares one is equivalent', async () => {
  const csv = withNumbers(['99999-0a1b2; 5ZZ 999 301 h ;99999 0A1B2', '5ZZ999301H', '']);
  await runImport(database, { csv, markets });
  const first = await partOf('R1');
  const second = await partOf('R2');
  expect(first.originalNumbers).toEqual(['99999 0A1B2', '5ZZ 999 301 h']);
  expect(await equivalentsOf(database.db, 'us', first)).toEqual([
    { sku: second.sku, brandId: second.brandId, partNumber: 'R-2', url: second.url },
  ]);
  expect(await databaseSearch(database.db).understand('us', '5zz.999.301-h')).toMatchObject({
    originalNumber: expect.stringMatching(/^5ZZ ?999 ?301 ?[hH]$/),
    typeIds: [first.typeId],
  });
  const { changes } = await runImport(database, {
    csv: withNumbers(['99999-0A1B3', '5ZZ999301H', '']),
    markets,
  });
  expect(changes['part']).toMatchObject({
    changed: 1,
    first: { changed: ['acme-parts/R1: original_numbers'] },
  });
  const query = await databaseSearch(database.db).understand('us', '999990a1b3');
  expect(query).toMatchObject({ partIds: [first.id], originalNumber: '99999-0A1B3', isExact: false });
});

test('[PLUS-067] files without a place for OE numbers leave those of a part alone', async () => {
  await runImport(database, { csv: withNumbers(['5ZZ999302H', '', '']), markets });
  const numbers = async () => (await partOf('R1')).originalNumbers;
  await runImport(database, { csv: filesOf(csvOf(soundParts)), markets });
  expect(await numbers()).toEqual(['5ZZ999302H']);
  const folder = filesOf({ 'map.csv': mapping, 'pies.xml': piesOf([itemOf('R-1', { price: '51.99' })]) });
  const { changes } = await runImport(database, {
    pies: join(folder, 'pies.xml'),
    map: join(folder, 'map.csv'),
    markets,
  });
  expect(changes['part']).toMatchObject({ changed: 1 });
  expect(await numbers()).toEqual(['5ZZ999302H']);
  await runImport(database, { csv: withNumbers(['', '', '']), markets });
  expect(await numbers()).toEqual([]);
});

const interchangeOf = (brand: string, numbers: readonly string[], kind = 'A') =>
  `<PartInterchange MaintenanceType="${kind}" BrandAAIAID="${brand}" BrandLabel="Brand">${numbers
    .map((number) => `<PartNumber InterchangeQuantity="1" UOM="EA">${number}</PartNumber>`)
    .join('')}</PartInterchange>`;
const piesWith = (interchanges: string, rows = 'interchange,DWMB,oe,,,,\ninterchange,BBTT,-,,,,\n') => {
  const interchange = interchanges && `<PartInterchangeInfo>${interchanges}</PartInterchangeInfo>`;
  const folder = filesOf({
    'map.csv': mapping + rows,
    'pies.xml': piesOf([itemOf('R-1', { interchange })]),
  });
  return { pies: join(folder, 'pies.xml'), map: join(folder, 'map.csv'), markets };
};

test('[PLUS-067] PIES names the numbers of vehicle makers among its interchanges', async () => {
  const numbers = async () => (await partOf('R1')).originalNumbers;
  const makers = interchangeOf('DWMB', ['45251-TBA-A00', ' 45251TBAA01 ']);
  const others = interchangeOf('BBTT', ['OTHER-10001']) + interchangeOf('CCTT', ['OTHER-10002']);
  await runImport(database, piesWith(makers + interchangeOf('DWMB', ['99999-0A1B9'], 'D') + others));
  expect(await numbers()).toEqual(['45251-TBA-A00', '45251TBAA01']);
  const { partIds } = (await databaseSearch(database.db).understand('us', '45251tbaa00'))!;
  expect(partIds).toEqual([(await partOf('R1')).id]);
  await runImport(database, piesWith(''));
  await runImport(database, piesWith(others));
  await runImport(database, piesWith(interchangeOf('DWMB', ['11111-AAA-A00']), ''));
  expect(await numbers()).toEqual(['45251-TBA-A00', '45251TBAA01']);
  await runImport(database, piesWith(interchangeOf('DWMB', ['45251-TBA-A00'], 'D')));
  expect(await numbers()).toEqual([]);
});

test.each([
  ['a number that nobody could search for', '12-3', 'oe', /OE number '12-3'/],
  [
    'another meaning of an interchange',
    '45251-TBA-A00',
    'Honda',
    /interchange 'DWMB' is 'Honda' in the mapping table; write oe or -/,
  ],
])('[PLUS-067] %s: nothing is stored', async (_what, number, to, words) => {
  const before = await importState(database);
  const files = piesWith(interchangeOf('DWMB', [number]), `interchange,DWMB,${to},,,,\n`);
  await expect(runImport(database, files)).rejects.toThrow(words);
  expect(await importState(database)).toEqual(before);
});

test.each([
  '12-3',
  '{04465}',
  'ABC-DEFG',
  `1234${'5'.repeat(20)}`,
  Array.from({ length: 41 }, (_, at) => 100_000 + at).join(';'),
])('[PLUS-067] OE number %j: nothing is stored', async (wrong) => {
  const before = await importState(database);
  const work = runImport(database, { csv: withNumbers(['', wrong, '']), markets });
  await expect(work).rejects.toThrow(/parts\.csv:3: .*OE number/);
  expect(await importState(database)).toEqual(before);
});
