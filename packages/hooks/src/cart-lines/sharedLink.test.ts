import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isAllShared, MOST_SHARED, sharedParts, sharedPath } from './sharedLink.ts';

const searchOf = (path: string) => new URL(path, 'http://shop.test').searchParams;
const line = (skuNumber: string, itemQuantity: number) => ({ skuNumber, itemQuantity });

describe('[PLUS-068] a link states parts and quantities', () => {
  test.each<[parts: string, read: readonly (readonly [string, number])[]]>([
    ['', []],
    ['1001', [['1001', 1]]],
    [
      '1001:2,1002:1',
      [
        ['1001', 2],
        ['1002', 1],
      ],
    ],
    [
      ' 1001:2 , 1002 ',
      [
        ['1001', 2],
        ['1002', 1],
      ],
    ],
    ['1001:2,1001:3', [['1001', 5]]],
    ['1001:60,1001:60', [['1001', 99]]],
    ['1001:0,1002:00,1003:99', [['1003', 99]]],
    ['1001:100,1002:-1,1003:1.5,1004:x,1005:', []],
    ['x,../2,-3,<b>,1:2:3,1234567890,4', [['4', 1]]],
    [',,,', []],
  ])('%s', (parts, read) => {
    const search = new URLSearchParams({ parts });
    expect(sharedParts(search).map(({ skuNumber, quantity }) => [skuNumber, quantity])).toEqual(read);
  });

  test('a name that is repeated goes on, one that is missing is nothing', () => {
    expect(sharedParts(new URLSearchParams('parts=1&parts=2:3'))).toHaveLength(2);
    expect(sharedParts(new URLSearchParams('part=1'))).toEqual([]);
  });

  test('lines of the same part are one, and no line is no query', () => {
    expect(sharedPath([line('7', 1), line('8', 2), line('7', 4)])).toBe('/cart/shared?parts=7:5,8:2');
    expect(sharedPath([])).toBe('/cart/shared');
  });

  test('what is shared is read again, up to fifty parts', () => {
    const lines = fc.uniqueArray(
      fc.record({
        skuNumber: fc.nat({ max: 999_999_999 }).map(String),
        itemQuantity: fc.integer({ min: 1, max: 99 }),
      }),
      { selector: ({ skuNumber }) => skuNumber, maxLength: MOST_SHARED + 5 },
    );
    fc.assert(
      fc.property(lines, (shared) => {
        const read = sharedParts(searchOf(sharedPath(shared)));
        expect(read.map(({ skuNumber, quantity }) => line(skuNumber, quantity))).toEqual(
          shared.slice(0, MOST_SHARED),
        );
        expect(isAllShared(shared)).toBe(read.length === shared.length);
      }),
    );
  });

  test('whatever stands in an address is read as parts that a cart can take', () => {
    fc.assert(
      fc.property(fc.string(), (parts) => {
        const read = sharedParts(new URLSearchParams({ parts }));
        expect(
          read.every(
            ({ skuNumber, quantity }) => /^\d{1,9}$/.test(skuNumber) && quantity > 0 && quantity < 100,
          ),
        ).toBe(true);
        const again = read.map(({ skuNumber, quantity }) => line(skuNumber, quantity));
        expect(sharedParts(searchOf(sharedPath(again)))).toEqual(read);
      }),
    );
  });
});
