import type { Place } from '@driveline/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileOf, geonamesLine } from '../test/postalFiles.ts';
import { openShop, type Shop } from '../test/shop.ts';
import { shippedMarkets } from '../src/markets/shipped.ts';
import { loadPostalCodes, type LoadReport } from './loadPostalCodes.ts';
import { readAddressTable } from './readAddressTable.ts';
import { readGeonames } from './readGeonames.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
}, 120_000);
afterAll(() => shop.close());

type Lines = readonly string[];
type How = { replace?: boolean; dryRun?: boolean };

function load(code: string, read: typeof readGeonames, lines: Lines, how: How): Promise<LoadReport> {
  const market = shippedMarkets.markets.find((each) => each.code === code)!;
  const file = fileOf(lines);
  return loadPostalCodes(shop.database, {
    market,
    read: (onBad) => read(file, market, onBad),
    hasPlaces: read === readGeonames,
    replace: false,
    dryRun: false,
    ...how,
  });
}
const geonames = (code: string, lines: Lines, how: How = {}) => load(code, readGeonames, lines, how);
const csv = (code: string, lines: Lines, how: How = {}) =>
  load(code, readAddressTable, ['postalCode,city,neighborhood,street', ...lines], how);

const place = async (market: string, postalCode: string) =>
  (await shop.shopper(market).call('stores.placeByPostalCode', { params: { postalCode } })).body as Place;

const tables = ['postal_geo', 'postal_city', 'postal_neighborhood', 'postal_street'] as const;
async function everything(): Promise<unknown[]> {
  const all = await Promise.all(
    tables.map((table) => shop.database.pool.query(`select * from ${table} order by 1, 2, 3`)),
  );
  return all.map(({ rows }) => rows as unknown);
}

const small = {
  ...{ code: '43580', state: 'Hidalgo', municipality: 'Epazoyucan', lat: '20.0167', lng: '-98.6333' },
  place: 'Xochihuacán',
};
const none = { new: 0, changed: 0, gone: 0 };

test('[PLUS-018][PLUS-023] a loaded file tells what the codes of a small town tell', async () => {
  expect(await place('mx', '43580')).toMatchObject({ city: null, neighborhoods: [] });
  const lines = [geonamesLine(small), geonamesLine({ ...small, place: 'El Nopalillo' }), 'not a line'];
  const report = await geonames('mx', lines);
  expect(report).toMatchObject({
    good: 2,
    bad: { count: 1, first: [expect.stringMatching(/^line 3: 1 columns/)] },
  });
  expect(report.changes).toEqual({
    postal_geo: { ...none, new: 1 },
    postal_city: { ...none, new: 1 },
    postal_neighborhood: { ...none, new: 2 },
    postal_street: none,
  });
  expect(await place('mx', '43580')).toEqual({
    postalCode: '43580',
    city: 'Epazoyucan',
    state: 'HID',
    neighborhoods: ['El Nopalillo', 'Xochihuacán'],
  });
  // A second time nothing is new, and what the file has no longer goes from its code.
  const again = await geonames('mx', lines.slice(0, 1));
  expect(again.changes['postal_neighborhood']).toEqual({ ...none, gone: 1 });
  expect(await place('mx', '43580')).toMatchObject({ neighborhoods: ['Xochihuacán'] });
  expect(await place('mx', '64060')).toMatchObject({ neighborhoods: ['Deportivo Obispado', 'Obispado'] });
});

test('[PLUS-018][PLUS-023] a loaded table tells bairro and street of a CEP, which leaves a guest the number', async () => {
  expect(await place('br', '06310-000')).toMatchObject({ city: null, neighborhoods: [] });
  await csv('br', ['06310-000,Carapicuíba,Centro,Rua São José', '06310-001,Carapicuíba,Centro,']);
  expect(await place('br', '06310-000')).toEqual({
    ...{ postalCode: '06310000', city: 'Carapicuíba', state: 'SP', neighborhoods: ['Centro'] },
    street: 'Rua São José',
  });
  expect(await place('br', '06310-001')).not.toHaveProperty('street');
});

test('[PLUS-023] a code of two cities or two streets tells neither, and its beginning does not either', async () => {
  expect(await place('mx', '58880')).toMatchObject({ state: 'MIC' });
  const border = { ...small, code: '64061', state: 'Nuevo León', municipality: 'Monterrey' };
  await geonames('mx', [
    geonamesLine(border),
    geonamesLine({ ...border, municipality: 'San Pedro Garza García', place: 'Valle' }),
  ]);
  expect(await place('mx', '64061')).toMatchObject({ city: null, neighborhoods: ['Valle', 'Xochihuacán'] });
  await csv('br', ['01310-100,São Paulo,Bela Vista,Rua A', '01310-100,São Paulo,Bela Vista,Rua B']);
  expect(await place('br', '01310-100')).not.toHaveProperty('street');
});

test('[PLUS-023] a city whose name is too long is told by the beginning of its codes', async () => {
  const before = await place('mx', '37800');
  expect(before.city).toBe('Dolores Hidalgo');
  const city = 'Dolores Hidalgo Cuna de la Independencia Nacional';
  const line = geonamesLine({
    ...small,
    code: '37800',
    state: 'Guanajuato',
    municipality: city,
    place: 'Centro',
  });
  expect((await geonames('mx', [line])).tooLong).toMatchObject({ count: 1 });
  expect(await place('mx', '37800')).toEqual({ ...before, neighborhoods: ['Centro'] });
});

test('a dry run says what would change, and changes nothing', async () => {
  const before = await everything();
  const lines = [geonamesLine({ ...small, code: '43589' }), geonamesLine()];
  const { changes } = await geonames('mx', lines, { dryRun: true, replace: true });
  expect(changes['postal_city']).toMatchObject({ new: 2 });
  expect(changes['postal_neighborhood']!.gone).toBeGreaterThan(20);
  expect(await everything()).toEqual(before);
});

test('a file that fails at its end leaves the last state, and so does one of another country', async () => {
  const before = await everything();
  const lines = Array.from(
    { length: 9000 },
    (_, at) => `0631${String(at).padStart(4, '0')},Carapicuíba,Centro,`,
  );
  await expect(csv('br', [...lines, '06310-000,"Open'])).rejects.toThrow('a quote is never closed');
  const spanish = Array.from({ length: 30 }, () => geonamesLine({ country: 'ES' }));
  const few = await geonames('mx', [...spanish, geonamesLine()]).catch((error: unknown) => error);
  expect(few).toBeInstanceOf(RangeError);
  expect(String(few).split('\n')).toHaveLength(21);
  expect(String(few)).toContain('Nothing was loaded: 1 lines are good and 30 are not.');
  await expect(geonames('mx', [])).rejects.toThrow('Nothing was loaded: 0 lines are good');
  expect(await everything()).toEqual(before);
});

const puertoRican = {
  ...{ country: 'PR', code: '00604', place: 'Aguadilla', state: 'Puerto Rico', municipality: '' },
  ...{ lat: '18.4989', lng: '-67.1500' },
};
const countOf = async (sql: string) =>
  (await shop.database.pool.query<{ n: number }>(`select count(*)::int as n from postal_geo where ${sql}`))
    .rows[0]!.n;
const whole = `market = 'us' and length(prefix) = 5`;

test('[PLUS-023] with --replace a file of Puerto Rico leaves the codes of the United States', async () => {
  const [mainland, island] = [`${whole} and region <> 'PR'`, `${whole} and region = 'PR'`];
  await geonames('us', [geonamesLine(puertoRican), geonamesLine({ ...puertoRican, code: '00605' })]);
  const before = await countOf(mainland);
  expect(before).toBeGreaterThan(30_000);
  const { changes } = await geonames('us', [geonamesLine(puertoRican)], { replace: true });
  expect([await countOf(mainland), await countOf(island)]).toEqual([before, 1]);
  expect(changes['postal_city']!.gone).toBe(1);
  expect((await place('us', '00604')).city).toBe('Aguadilla');
  expect((await place('us', '01001')).city).toBe('Agawam');
});

test('[PLUS-023] a table without states forgets codes of those that the beginnings of its codes name', async () => {
  const streetOf = async (code: string) => (await place('br', code)).street;
  await csv('br', ['06310-007,Carapicuíba,Centro,Rua A', '20031-007,Rio de Janeiro,Centro,Rua B']);
  const lines = ['06310-000,Carapicuíba,Centro,Rua São José', '06310-008,Carapicuíba,Centro,Rua C'];
  await csv('br', lines, { replace: true });
  expect([await streetOf('06310-007'), await streetOf('06310-008')]).toEqual([undefined, 'Rua C']);
  expect(await streetOf('20031-007')).toBe('Rua B');
});

test('[PLUS-023] where a file tells no city or no state of a code, postal_geo keeps those that it had', async () => {
  const known = async () =>
    (await shop.database.pool.query(`select city, region from postal_geo where prefix = '43599'`)).rows;
  const line = { ...small, code: '43599' };
  await geonames('mx', [geonamesLine(line)]);
  const had = [{ city: 'Epazoyucan', region: 'HID' }];
  expect(await known()).toEqual(had);
  await geonames('mx', [geonamesLine({ ...line, municipality: 'E'.repeat(31) })]);
  expect(await known()).toEqual(had);
  await geonames('mx', [
    geonamesLine(line),
    geonamesLine({ ...line, municipality: 'Singuilucan', state: 'Puebla' }),
  ]);
  expect(await known()).toEqual(had);
  // Of two cities a form is told neither.
  expect(await place('mx', '43599')).toMatchObject({ city: null, state: 'HID' });
});

test('[PLUS-023] with --replace whole codes of its states that the file does not have go, and beginnings stay', async () => {
  const monterrey = {
    ...small,
    code: '64061',
    state: 'Nuevo León',
    municipality: 'Monterrey',
    place: 'Centro',
  };
  await geonames('mx', [geonamesLine(small), geonamesLine(monterrey)], { replace: true });
  expect(await place('mx', '64060')).toMatchObject({ city: 'Monterrey', neighborhoods: [] });
  expect(await place('mx', '43580')).toMatchObject({ city: 'Epazoyucan', neighborhoods: ['Xochihuacán'] });
  expect(await place('br', '06310-000')).toMatchObject({ street: 'Rua São José' });
});
