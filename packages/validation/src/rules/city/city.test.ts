import { expect, test } from 'vitest';
import { city, cityAmong, nameOnCard } from './city.ts';

test.each([
  'Memphis',
  'St. Louis',
  'Winston-Salem',
  'Washington, DC',
  "Coeur d'Alene",
  'Querétaro',
  'São João del-Rei',
  'Cañon City',
  'Mayagüez',
  'Ai',
  'A'.repeat(30),
  'e\u0301'.repeat(30),
])('[VALID-009][VALID-012][VALID-013] the city %j is accepted', (value) => {
  expect(city(value)).toBeUndefined();
});

test.each(['APO', 'apo', ' DPO '])('[VALID-007] %j is one of few', (value) => {
  expect(cityAmong(value, ['APO', 'DPO'])).toBeUndefined();
});

test('[VALID-007] another one than the few is none', () => {
  expect(cityAmong('Ramstein', ['APO', 'DPO'])?.rule).toBe('city.missing');
  expect(cityAmong('Ramstein', undefined)).toBeUndefined();
  expect(cityAmong('R', undefined)?.rule).toBe('city.invalid');
});

test.each([
  ['', 'city.missing'],
  ['  ', 'city.missing'],
  ['A', 'city.invalid'],
  ['A'.repeat(31), 'city.invalid'],
  ['Memphis 2', 'city.invalid'],
  ['--', 'city.invalid'],
] as const)('[VALID-009][VALID-012][VALID-013] the city %j is refused', (value, rule) => {
  expect(city(value)).toEqual({ rule, field: 'city', params: {} });
});

test.each([
  ['ANN O NEIL JR.', undefined],
  ["Ann O'Neil", undefined],
  ['ZOË NÚÑEZ', undefined],
  ['E\u0301'.repeat(30), undefined],
  ['', 'required'],
  ['Ann 4', 'nameOnCard.invalid'],
  ['A', 'nameOnCard.invalid'],
] as const)('[VALID-012] the name on card %j gives %s', (value, rule) => {
  expect(nameOnCard(value)?.rule).toBe(rule);
});
