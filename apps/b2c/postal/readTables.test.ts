import { expect, test } from 'vitest';
import { fileOf, geonamesLine } from '../test/postalFiles.ts';
import { shippedMarkets } from '../src/markets/shipped.ts';
import type { OnBadLine, Lines } from './postalLine.ts';
import { readAddressTable } from './readAddressTable.ts';
import { readGeonames } from './readGeonames.ts';

const marketOf = (code: string) => shippedMarkets.markets.find((market) => market.code === code)!;

async function read(lines: (onBad: OnBadLine) => Lines) {
  const bad: [line: number, reason: string][] = [];
  const good = [];
  for await (const { line, told } of lines((at, reason) => bad.push([at, reason]))) good.push([line, told]);
  return { good, bad };
}

const geonames = (given: readonly string[] | Buffer, market = 'mx') =>
  read((onBad) => readGeonames(fileOf(given), marketOf(market), onBad));
const csv = (given: readonly string[] | Buffer, market = 'br') =>
  read((onBad) => readAddressTable(fileOf(given), marketOf(market), onBad));

const roma = { code: '06700', region: 'CMX', city: 'Cuauhtémoc', neighborhood: 'Roma Norte', tooLong: [] };
const brazilian = { country: 'BR', code: '13690-000', place: 'Descalvado', state: 'São Paulo' };

test.each([
  ['mx', {}, { ...roma, point: { lat: 19.4195, lng: -99.162 } }],
  ['mx', { lat: '', lng: '' }, { ...roma, point: undefined }],
  ['mx', { state: 'Distrito Federal' }, { region: 'CMX' }],
  ['mx', { state: 'México' }, { region: 'MEX' }],
  ['mx', { state: 'Veracruz de Ignacio de la Llave' }, { region: 'VER' }],
  ['mx', { state: 'Coahuila De Zaragoza' }, { region: 'COA' }],
  ['mx', { state: 'Baja California Sur' }, { region: 'BCS' }],
  // Letters of two signs, and spaces that nobody sees.
  ['mx', { place: ' Roma  Norte'.normalize('NFD') }, { neighborhood: 'Roma Norte' }],
  [
    'br',
    { ...brazilian, municipality: 'Descalvado' },
    { code: '13690000', region: 'SP', city: 'Descalvado' },
  ],
  ['br', { ...brazilian, state: 'Sao Paulo', municipality: 'Descalvado' }, { region: 'SP' }],
  // A place of Brazil is a part of a município at times, and no bairro.
  ['br', { ...brazilian, place: 'Butantã', municipality: 'São Paulo' }, { city: 'São Paulo' }],
  [
    'us',
    { country: 'US', code: '01001', place: 'Agawam', state: 'Massachusetts' },
    { city: 'Agawam', region: 'MA' },
  ],
])('[PLUS-023] a line of GeoNames in %s, %j, is read', async (market, given, told) => {
  const { good, bad } = await geonames([geonamesLine(given)], market);
  expect(bad).toEqual([]);
  expect(good).toEqual([[1, expect.objectContaining(told)]]);
  if (market !== 'mx') expect(good[0]![1]).not.toHaveProperty('neighborhood');
});

test.each([
  ['one column', 'MX', '1 columns between tabs, and GeoNames has 12'],
  ['one more column', `${geonamesLine()}\t`, '13 columns between tabs, and GeoNames has 12'],
  ['another country', geonamesLine({ country: 'ES' }), "'ES' is no country of the market (MX)"],
  ['a short code', geonamesLine({ code: '670' }), "'670' is no postal code such as 06600"],
  ['no code', geonamesLine({ code: '' }), "'' is no postal code such as 06600"],
  ['an unknown state', geonamesLine({ state: 'Texas' }), "no state of the market is called 'Texas'"],
  ['no state', geonamesLine({ state: '' }), "no state of the market is called ''"],
  ['no municipio', geonamesLine({ municipality: '' }), 'the admin name2 is empty'],
  ['half a position', geonamesLine({ lng: '' }), "'19.4195, ' is no latitude and longitude"],
  ['no position on Earth', geonamesLine({ lat: '99.5' }), "'99.5, -99.1620' is no latitude and longitude"],
  ['a word as position', geonamesLine({ lat: 'north' }), "'north, -99.1620' is no latitude and longitude"],
  ['a control character', geonamesLine({ place: 'Roma\u0007' }), 'it has a control character'],
  ['a line without end', geonamesLine({ place: 'x'.repeat(200_000) }), 'it is too long'],
])('a line of GeoNames with %s is not read, and the next one is', async (_what, line, reason) => {
  const { good, bad } = await geonames([geonamesLine(), '', line, geonamesLine()]);
  expect(bad).toEqual([[3, reason]]);
  expect(good.map(([at]) => at)).toEqual([1, 4]);
});

test('a file of another encoding says so', async () => {
  const file = Buffer.from(`${geonamesLine({ place: 'Álamos' })}\n`, 'latin1');
  expect((await geonames(file)).bad).toEqual([[1, 'it is not UTF-8']]);
  const table = Buffer.from('postalCode,city\n01310-100,São Paulo\n', 'latin1');
  expect((await csv(table)).bad).toEqual([[2, 'it is not UTF-8']]);
});

test('a name that the field of an address does not take is left out and said', async () => {
  const city = 'Dolores Hidalgo Cuna de la Independencia Nacional';
  const { good } = await geonames([geonamesLine({ municipality: city })]);
  expect(good).toEqual([
    [
      1,
      expect.objectContaining({
        neighborhood: 'Roma Norte',
        tooLong: [`city '${city}' (49 characters, the field takes 30)`],
      }),
    ],
  ]);
  expect(good[0]![1]).not.toHaveProperty('city');
});

test('[PLUS-023] a table of one’s own is read, without what an address of the market has no field for', async () => {
  const lines = ['postalCode,city,neighborhood,street', '01310-100,São Paulo,Bela Vista,"Avenida Paulista"'];
  const names = { city: 'São Paulo', neighborhood: 'Bela Vista', street: 'Avenida Paulista' };
  expect(await csv(lines)).toEqual({ bad: [], good: [[2, { code: '01310100', ...names, tooLong: [] }]] });
  expect((await csv([lines[0]!, '06700,Cuauhtémoc,Roma Norte,Orizaba'], 'mx')).good[0]![1]).toEqual({
    ...{ code: '06700', city: 'Cuauhtémoc', neighborhood: 'Roma Norte' },
    tooLong: [],
  });
  expect((await csv(['city,postalCode', 'Descalvado,13690000'])).good).toEqual([
    [2, { code: '13690000', city: 'Descalvado', tooLong: [] }],
  ]);
});

test.each([
  ['13690', "'13690' is no postal code such as 01310-100", ',Descalvado,,'],
  ['13690-000', 'the city is empty', ', ,,'],
  ['13690-000', '2 values, but the first line names 4 columns', ',Descalvado'],
])('a line of a table that begins with %s is not read: %s', async (code, reason, rest) => {
  const good = '01310-100,São Paulo,,';
  const read = await csv(['postalCode,city,neighborhood,street', good, `${code}${rest}`, good]);
  expect(read.bad).toEqual([[3, reason]]);
  expect(read.good).toHaveLength(2);
});

test.each([
  [['01310-100,São Paulo,,'], "there is no column '01310-100'"],
  [['postalCode,neighborhood'], "the column 'city' is missing"],
  [['postalCode,city', '01310-100,"São Paulo'], 'a quote is never closed'],
])('a table of %j is refused', async (lines, words) => {
  await expect(csv(lines)).rejects.toThrow(words);
});
