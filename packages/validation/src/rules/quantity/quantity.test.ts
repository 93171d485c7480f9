import { expect, test } from 'vitest';
import { quantity } from './quantity.ts';

test.each([
  ['1', undefined],
  [99, undefined],
  [' 12 ', undefined],
  ['0', 'quantity.range'],
  [100, 'quantity.range'],
  ['-1', 'quantity.range'],
  ['1.5', 'quantity.range'],
  ['1e1', 'quantity.range'],
  [Number.NaN, 'quantity.range'],
  ['9'.repeat(400), 'quantity.range'],
  ['', 'required'],
])('the quantity %j gives %s', (value, rule) => {
  expect(quantity(value)?.rule).toBe(rule);
});

test('a line may be set to 0 where that removes it', () => {
  expect(quantity(0, { min: 0 })).toBeUndefined();
});
