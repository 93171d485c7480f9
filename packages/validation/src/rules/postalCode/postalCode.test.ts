import { expect, test } from 'vitest';
import { br, canada, mx, us } from '../../../test/markets.ts';
import { postalCode } from './postalCode.ts';

const puertoRico = us.countries.find((country) => country.code === 'PR');

test.each([
  ['38103', us],
  ['38103-1234', us],
  ['381031234', us],
  [' 38103 ', us],
  ['00601', us],
  ['06600', mx],
  ['01310-100', br],
  ['01310100', br],
] as const)('[VALID-019] %j is accepted', (value, market) => {
  expect(postalCode(value, market)).toBeUndefined();
});

test.each([
  ['', us, 'required', {}],
  ['9211', us, 'postalCode.short', { missing: 1, digits: 5, mostDigits: 5, example: '92110' }],
  ['921101', us, 'postalCode.long', { extra: 1, digits: 5, mostDigits: 5 }],
  ['38103-12345', us, 'postalCode.long', { extra: 1 }],
  ['38103 1234', us, 'postalCode.invalid', {}],
  ['381-03', us, 'postalCode.invalid', {}],
  ['3810O', us, 'postalCode.characters', { character: 'O' }],
  ['06600-1234', mx, 'postalCode.long', { extra: 4 }],
  ['01310', br, 'postalCode.short', { missing: 3, example: '01310-100' }],
  ['0131-0100', br, 'postalCode.invalid', {}],
] as const)('[VALID-019] %j is refused', (value, market, rule, params) => {
  expect(postalCode(value, market)).toMatchObject({ rule, field: 'postalCode', params });
});

test.each([
  ['00601', undefined],
  ['00725-0001', undefined],
  ['00901', undefined],
  ['00801', 'postalCode.prefix'],
  ['38103', 'postalCode.prefix'],
])('[CONF-007][VALID-019] Puerto Rico: %s gives %s', (value, rule) => {
  expect(postalCode(value, us, puertoRico)?.rule).toBe(rule);
});

test.each<[value: string, rule: string | undefined]>([
  ['K1A 0B6', undefined],
  ['k1a0b6', undefined],
  ['K1A 0B', 'postalCode.short'],
  ['K1A-0B6', 'postalCode.invalid'],
  ['1KA 0B6', 'postalCode.invalid'],
  ['1K10B6', 'postalCode.invalid'],
  ['K1A 0B!', 'postalCode.characters'],
  // Neither D, F, I, O, Q nor U anywhere, neither W nor Z first.
  ['D1A 0B6', 'postalCode.invalid'],
  ['W1A 0B6', 'postalCode.invalid'],
  ['Z1A 0B6', 'postalCode.invalid'],
  ['K1O 0B6', 'postalCode.invalid'],
  ['K1A 0U6', 'postalCode.invalid'],
  ['q1a0b6', 'postalCode.invalid'],
  ['V6Z 1W1', undefined],
  ['h2y1c6', undefined],
])('a market whose codes hold letters needs its format alone: %s gives %s', (value, rule) => {
  expect(postalCode(value, canada)?.rule).toBe(rule);
});
