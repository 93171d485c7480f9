import { expect, test } from 'vitest';
import { br, mx, us } from '../../../test/markets.ts';
import { city, nameOnCard } from './city.ts';

test.each([
  ['Memphis', us],
  ['St. Louis', us],
  ['Winston-Salem', us],
  ['Washington, DC', us],
  ["Coeur d'Alene", us],
  ['Querétaro', mx],
  ['São João del-Rei', br],
  ['Ai', us],
  ['A'.repeat(30), us],
] as const)('[VALID-009][VALID-012] the city %j is accepted', (value, market) => {
  expect(city(value, market)).toBeUndefined();
});

test.each([
  ['', us, 'city.missing'],
  ['  ', us, 'city.missing'],
  ['A', us, 'city.invalid'],
  ['A'.repeat(31), us, 'city.invalid'],
  ['Memphis 2', us, 'city.invalid'],
  ['Querétaro', us, 'city.invalid'],
  ['--', us, 'city.invalid'],
] as const)('[VALID-009][VALID-012][VALID-013] the city %j is refused', (value, market, rule) => {
  expect(city(value, market)).toEqual({ rule, field: 'city', params: {} });
});

test.each([
  ['ANN O NEIL JR.', undefined],
  ["Ann O'Neil", undefined],
  ['', 'required'],
  ['Ann 4', 'nameOnCard.invalid'],
  ['A', 'nameOnCard.invalid'],
] as const)('[VALID-012] the name on card %j gives %s', (value, rule) => {
  expect(nameOnCard(value, us)?.rule).toBe(rule);
});
