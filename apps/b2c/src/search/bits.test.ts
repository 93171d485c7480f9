import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  allBits,
  anyOf,
  both,
  countIn,
  countOf,
  hasBit,
  meets,
  nextBit,
  noBits,
  setBit,
  without,
  wordsOf,
} from './bits.ts';

const size = 100;
const rows = fc.uniqueArray(fc.integer({ min: 0, max: size - 1 }));
const bitsOf = (list: readonly number[]) => {
  const bits = noBits(size);
  for (const row of list) setBit(bits, row);
  return bits;
};
const rowsOf = (bits: Uint32Array) => {
  const found: number[] = [];
  for (let row = nextBit(bits, 0); row >= 0; row = nextBit(bits, row + 1)) found.push(row);
  return found;
};
const ordered = (list: Iterable<number>) => [...list].sort((a, b) => a - b);

test('sets of rows do what sets of numbers do', () => {
  fc.assert(
    fc.property(rows, rows, (a, b) => {
      const [x, y, setB] = [bitsOf(a), bitsOf(b), new Set(b)];
      expect(rowsOf(x)).toEqual(ordered(a));
      expect(rowsOf(both(x, y))).toEqual(ordered(a.filter((row) => setB.has(row))));
      expect(rowsOf(anyOf(size, [x, undefined, y]))).toEqual(ordered(new Set([...a, ...b])));
      expect(rowsOf(without(x, y))).toEqual(ordered(a.filter((row) => !setB.has(row))));
      expect(countOf(x)).toBe(a.length);
      expect(countIn(x, wordsOf(x), y)).toBe(a.filter((row) => setB.has(row)).length);
      expect(meets(x, wordsOf(x), y)).toBe(a.some((row) => setB.has(row)));
      for (const row of a) expect(hasBit(x, row)).toBe(true);
    }),
  );
});

test.each([0, 1, 31, 32, 33, 64])('all of %i rows', (count) => {
  expect(rowsOf(allBits(count))).toHaveLength(count);
  expect(nextBit(allBits(count), count)).toBe(-1);
});
