import { expect, test } from 'vitest';
import { licensePlate } from './licensePlate.ts';

test.each([
  ['ABC-1234', undefined],
  ['ÑA 12', undefined],
  ['', 'required'],
  ['ABC/12', 'licensePlate.characters'],
])('%j: %s', (value, rule) => {
  expect(licensePlate(value)?.rule).toBe(rule);
});

test('names the character', () => {
  expect(licensePlate('A*1')?.params).toEqual({ character: '*' });
});
