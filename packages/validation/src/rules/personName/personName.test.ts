import { expect, test } from 'vitest';
import { br, mx, us } from '../../../test/markets.ts';
import { firstName, lastName } from './personName.ts';

const [puertoRico] = us.countries.filter((country) => country.code === 'PR');
const pr = { extraNameLetters: puertoRico?.extraNameLetters ?? '' };

test.each([
  ['Ann', us],
  ['Mary Jane', us],
  ["D'Arcy", us],
  ['D’Arcy', us],
  ['Jo-Ann', us],
  ['  Ann ', us],
  ['Al', us],
  ['José', mx],
  ['IÑIGO', mx],
  ['Jose\u0301', mx],
  ['Núñez', pr],
  ['João', br],
  ['Conceição', br],
  ['A'.repeat(30), us],
] as const)('[VALID-010][VALID-011][VALID-013] the first name %j is accepted', (value, market) => {
  expect(firstName(value, market)).toBeUndefined();
});

test.each([
  ['', us, 'firstName.missing', {}],
  ['   ', us, 'firstName.missing', {}],
  ['Mary Jane Ann', us, 'firstName.spaces', { max: 1 }],
  ['José', us, 'firstName.characters', { character: 'é' }],
  ['João', mx, 'firstName.characters', { character: 'ã' }],
  ['R2D2', us, 'firstName.characters', { character: '2' }],
  ['Dr. Ann', us, 'firstName.characters', { character: '.' }],
  ['Ann😀', us, 'firstName.characters', { character: '😀' }],
  ['A', us, 'firstName.short', { min: 2 }],
  ["-'", us, 'firstName.short', { min: 2 }],
  ['A -', us, 'firstName.short', { min: 2 }],
  ['A'.repeat(31), us, 'firstName.long', { max: 30 }],
] as const)(
  '[VALID-010][VALID-011][VALID-012][CONST-055] the first name %j is refused',
  (value, market, rule, params) => {
    expect(firstName(value, market)).toEqual({ rule, field: 'firstName', params });
  },
);

test('[VALID-010][CONST-055] a last name takes three spaces and no fourth', () => {
  expect(lastName('de la O Cruz', us)).toBeUndefined();
  expect(lastName('a b c d e', us)).toEqual({
    rule: 'lastName.spaces',
    field: 'lastName',
    params: { max: 3 },
  });
  expect(lastName('', us)?.rule).toBe('lastName.missing');
});
