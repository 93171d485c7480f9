import { expect, test } from 'vitest';
import { firstName, lastName } from './personName.ts';

test.each([
  'Ann',
  'Mary Jane',
  "D'Arcy",
  'D’Arcy',
  'Jo-Ann',
  'J.R.',
  'Dr. Ann',
  '  Ann ',
  'Al',
  'José',
  'Zoë',
  'IÑIGO',
  'Jose\u0301',
  'João',
  'Conceição',
  'Łukasz',
  'Nguyễn',
  'Σωκράτης',
  'Дмитрий',
  'محمد',
  'आरव',
  '小林',
  'A'.repeat(30),
  'E\u0301'.repeat(30),
])('[VALID-010][VALID-011][VALID-013] the first name %j is accepted', (value) => {
  expect(firstName(value)).toBeUndefined();
});

test.each([
  '王',
  '김',
  '小明',
  'علی‌رضا',
  'Gal·la',
  '列奥纳多·达芬奇',
  'ジャン・リュック',
  'ג׳ורג׳',
  'Олена-Марія',
])('[PLUS-066] %j is a first and a last name', (value) => {
  expect([firstName(value), lastName(value)]).toEqual([undefined, undefined]);
});

test.each(['Núñez', 'Peña y Lillo', 'O’Brien', 'Smith Jr.', 'Ğürkan', "d'Été-Blanc"])(
  '[VALID-011][VALID-013] the last name %j is accepted',
  (value) => {
    expect(lastName(value)).toBeUndefined();
  },
);

test.each([
  ['', 'firstName.missing', {}],
  ['   ', 'firstName.missing', {}],
  ['Mary Jane Ann', 'firstName.spaces', { max: 1 }],
  ['R2D2', 'firstName.characters', { character: '2' }],
  ['Ann, Jo', 'firstName.characters', { character: ',' }],
  ['<b>', 'firstName.characters', { character: '<' }],
  ['Ann😀', 'firstName.characters', { character: '😀' }],
  ['A', 'firstName.short', { min: 2 }],
  ["-'", 'firstName.short', { min: 2 }],
  ['·', 'firstName.short', { min: 2 }],
  ['\u200d', 'firstName.short', { min: 2 }],
  ['A.', 'firstName.short', { min: 2 }],
  ['A\u0301', 'firstName.short', { min: 2 }],
  ['A -', 'firstName.short', { min: 2 }],
  ['A'.repeat(31), 'firstName.long', { max: 30 }],
] as const)(
  '[VALID-010][VALID-011][VALID-012][CONST-055] the first name %j is refused',
  (value, rule, params) => {
    expect(firstName(value)).toEqual({ rule, field: 'firstName', params });
  },
);

test('[VALID-010][CONST-055] a last name takes three spaces and no fourth', () => {
  expect(lastName('de la O Cruz')).toBeUndefined();
  expect(lastName('a b c d e')).toEqual({
    rule: 'lastName.spaces',
    field: 'lastName',
    params: { max: 3 },
  });
  expect(lastName('')?.rule).toBe('lastName.missing');
});
