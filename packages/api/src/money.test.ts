import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toDecimal, toMinor } from './money.ts';

test.each([
  [1234.5, 123450],
  [0.1 + 0.2, 30],
  [1.15, 115],
  [19.99, 1999],
  [0, 0],
  [-5.5, -550],
])('%d major units are %d minor ones', (decimal, minor) => {
  expect(toMinor(decimal)).toBe(minor);
});

test('minor units come back as they went', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), (minor) => {
      expect(toMinor(toDecimal(minor))).toBe(minor);
    }),
  );
});
