import { expect, test } from 'vitest';
import { compatibility, vehicleKey } from '../fixtures/productPage.ts';
import { compatibilityGroups, entriesOf, findEntries } from './compatibilityGroups.ts';

test('[PLUS-014] entries are grouped by make and by model, and none is lost', () => {
  const groups = compatibilityGroups(compatibility);
  expect(groups.map(({ make, models }) => [make, ...models.map(({ model }) => model)])).toEqual([
    ['Alba', 'Citra', 'Monte'],
    ['Norvik', 'Halden', 'Ranger'],
    ['Ostrava', 'Pilot Wagon Long Wheelbase'],
  ]);
  expect(groups.flatMap(({ models }) => models.flatMap(({ entries }) => entries))).toHaveLength(7);
});

test.each([
  ['', 7],
  ['halden', 2],
  ['norvik 2018', 2],
  ['2013', 3],
  ['HALDEN v6', 1],
  ['citra disc', 1],
  ['2021', 0],
  ['88213', 1],
])('[PLUS-014] %j finds %i entries', (text, count) => {
  expect(findEntries(compatibility, text)).toHaveLength(count);
});

test('accents do not count', () => {
  const accented = [{ ...compatibility[0]!, model: 'Cítra' }];
  expect(findEntries(accented, 'citra')).toHaveLength(1);
  expect(findEntries(accented, 'CÍTRA')).toHaveLength(1);
});

test('[PLUS-014] the shopper’s vehicle is told by make, model, year and engine', () => {
  const years = (vehicle: typeof vehicleKey) =>
    entriesOf(compatibility, vehicle).map(({ yearFrom }) => yearFrom);
  expect(years(vehicleKey)).toEqual([2016]);
  expect(years({ ...vehicleKey, year: 2015 })).toEqual([2012]);
  expect(years({ ...vehicleKey, engine: '1.6L L4 flex' })).toEqual([]);
  expect(years({ ...vehicleKey, model: 'Ranger', engine: 'any' })).toEqual([2018]);
  expect(entriesOf(compatibility, undefined)).toEqual([]);
});
