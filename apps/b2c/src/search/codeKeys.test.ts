import { expect, test } from 'vitest';
import { readAttributes } from '../../seed/seedData.ts';
import { codeKeys } from './codeKeys.ts';

test.each([
  ['GM dexos1', 'gmdexos1 dexos1 dexos'],
  ['VW 504 00/507 00', 'vw5040050700 vw50400 vw504.00 vw504 vw507 504507 vw504507 50400 507.00'],
  ['VW 508 88', 'vw50888 50888 508.88'],
  ['MB 229.5', 'mb229.5 mb2295 229.5 2295'],
  ['BMW LL-04', 'bmwll04 ll04 longlife04'],
  ['BMW LL-17 FE+', 'bmwll17fe ll17fe ll17'],
  ['Ford WSS-M2C946/961', 'fordwssm2c946 wssm2c946 m2c946 m2c961'],
  ['Ford WSS-M2C913-D', 'wssm2c913d m2c913d m2c913'],
  ['Chrysler MS-6395', 'chryslerms6395 ms6395'],
  ['Fiat 9.55535', 'fiat955535 9.55535 955535'],
  ['Renault RN0700/RN0710', 'rn0700 rn0710 renaultrn0710'],
  ['Volvo VCC RBS0-2AE', 'rbs02ae rbs0 volvovccrbs0'],
  ['ACEA A3/B4', 'aceaa3b4 aceaa3 aceab4 a3b4'],
  ['API SP', 'apisp'],
  ['ILSAC GF-6A', 'gf6a'],
])('%s is written %s', (name, keys) => {
  expect([...codeKeys(name)]).toEqual(expect.arrayContaining(keys.split(' ')));
});

test('a code is read for itself: not for a car, a year, a maker or a short number', () => {
  const approvals = readAttributes().find(({ id }) => id === 'approvals')!.values;
  const keys = approvals.flatMap((value) =>
    typeof value === 'object' ? [...codeKeys(value.names['en-US']!)] : [],
  );
  const short = keys.filter(
    (key) => key.length < 4 || /^(?:19|20)\d\d$/.test(key) || /^(?:bmw|vw|mb)\d{1,2}$/.test(key),
  );
  expect(short).toEqual([]);
  for (const other of ['c3', 'a4', 'a5', 'sp', '504', 'bmw', 'volvo', 'ford', 'chrysler'])
    expect(keys).not.toContain(other);
});
