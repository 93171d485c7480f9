import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasBit } from './bits.ts';
import { packShelf, rowOf, unpackShelf } from './packedShelf.ts';

const part = fc.record({
  id: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
  popularity: fc.integer({ min: 0, max: 20 }),
  price: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
  rating: fc.integer({ min: 0, max: 50 }),
  facet: fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 6 }),
});
const shelf = fc.uniqueArray(part, { selector: ({ id }) => id, maxLength: 80 });

test('[PLUS-035] a shelf comes out as it was packed, best sellers first, wherever its bytes lie', () => {
  fc.assert(
    fc.property(shelf, fc.integer({ min: 0, max: 3 }), (parts, shift) => {
      const packed = packShelf(parts);
      const columns = unpackShelf(Buffer.concat([Buffer.alloc(shift), packed]).subarray(shift))!;
      const ordered = parts.toSorted((a, b) => b.popularity - a.popularity || a.id - b.id);
      const found = ordered.map(({ facet }, row) => ({
        id: columns.ids[row],
        popularity: columns.popularity[row],
        price: columns.price[row],
        rating: columns.rating[row],
        facet: facet.filter((value) => hasBit(columns.valueBits.get(value)!, row)),
      }));
      expect(found).toEqual(ordered);
      expect(parts.map(({ id }) => columns.ids[rowOf(columns, id)])).toEqual(parts.map(({ id }) => id));
      expect(rowOf(columns, 0)).toBe(-1);
    }),
  );
});

test('bytes of another layout are no shelf', () => {
  expect(unpackShelf(Buffer.alloc(0))).toBeUndefined();
  expect(unpackShelf(Buffer.alloc(64))).toBeUndefined();
});
