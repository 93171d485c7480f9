import { expect, test } from 'vitest';
import { wholeNumber } from './wholeNumber.ts';

test.each([
  ['0', undefined],
  [80_000, undefined],
  ['', 'required'],
  ['-1', 'mileage.range'],
  ['1.5', 'mileage.range'],
  ['1e3', 'mileage.range'],
  ['100001', 'mileage.range'],
])('%j: %s', (value, rule) => {
  expect(wholeNumber(value, 'mileage', { min: 0, max: 100_000 })?.rule).toBe(rule);
});
