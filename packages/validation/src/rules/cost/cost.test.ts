import { expect, test } from 'vitest';
import { cost } from './cost.ts';

test.each([
  ['40', undefined],
  ['40.5', undefined],
  ['40,50', undefined],
  ['1234567', undefined],
  ['', 'required'],
  ['12345678', 'cost.invalid'],
  ['40.', 'cost.invalid'],
  ['$40', 'cost.invalid'],
  ['40.505', 'cost.invalid'],
  ['-1', 'cost.invalid'],
  ['1e3', 'cost.invalid'],
  ['1,000.00', 'cost.invalid'],
])('%j: %s', (value, rule) => {
  expect(cost(value)?.rule).toBe(rule);
});
