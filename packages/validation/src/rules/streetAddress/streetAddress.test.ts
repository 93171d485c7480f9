import { expect, test } from 'vitest';
import { streetAddress } from './streetAddress.ts';

const a255 = 'a'.repeat(255);

test.each([
  '123 Main St',
  "O'Brien Ave., Unit 4-B",
  'Calle Núñez 5',
  'Rua 7 de Setembro, s/n',
  '1º andar',
  '123 Main St #4',
  '12 Main & 5th',
  '12 Main St #4/5',
  a255,
  'e\u0301'.repeat(255),
  `${a255}#${'b'.repeat(20)}`,
])('[VALID-020] the address %j is accepted', (value) => {
  expect(streetAddress(value)).toBeUndefined();
});

test.each([
  ['', 'required', {}],
  ['12 Main St!', 'streetAddress.characters', { character: '!' }],
  ['<b>12', 'streetAddress.characters', { character: '<' }],
  ['12 Main St #4 @5', 'streetAddress.characters', { character: '@' }],
  [`${a255}a`, 'streetAddress.long', { max: 255 }],
  [`12 Main St #${'b'.repeat(21)}`, 'streetAddress.tail', { sign: '#', max: 20 }],
  [`1 & ${'b'.repeat(20)}`, 'streetAddress.tail', { sign: '&', max: 20 }],
] as const)('[VALID-020] [CONST-056] the address %j is refused', (value, rule, params) => {
  expect(streetAddress(value)).toEqual({ rule, field: 'streetAddress', params });
});

test('[VALID-020] a second line may be empty, and is tested when it is not', () => {
  expect(streetAddress('', { required: false })).toBeUndefined();
  expect(streetAddress('Apt 4!', { required: false })?.rule).toBe('streetAddress.characters');
});
