import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocate } from './allocate.ts';

describe('spreading an amount', () => {
  test('an amount is spread without losing or inventing a minor unit, nobody above their size', () => {
    const shares = fc.array(fc.nat(2_000_000_000), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(shares, fc.nat(2_000_000_000), (sizes, amount) => {
        const all = sizes.map((minor, index) => ({ id: `${index}`, minor }));
        const parts = allocate(amount, all);
        const sum = [...parts.values()].reduce((total, part) => total + part, 0);
        expect(sum).toBe(
          Math.min(
            amount,
            sizes.reduce((total, size) => total + size, 0),
          ),
        );
        for (const { id, minor } of all) {
          const part = parts.get(id) ?? -1;
          expect(Number.isSafeInteger(part) && part >= 0 && part <= minor).toBe(true);
        }
      }),
    );
  });

  test('what does not divide goes to the largest remainders, not to the largest shares', () => {
    const shares = [
      { id: 'a', minor: 5 },
      { id: 'b', minor: 2 },
    ];
    expect(Object.fromEntries(allocate(3, shares))).toEqual({ a: 2, b: 1 });
    expect(Object.fromEntries(allocate(0, shares))).toEqual({ a: 0, b: 0 });
  });
});
