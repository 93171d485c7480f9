import { describe, expect, test } from 'vitest';
import { line, promotion, run, takenBy } from '../../test/promotionInput.ts';
import type { PromotionLine, PromotionRule } from './promotionModel.ts';

describe('what a rule takes off', () => {
  const half = { kind: 'PERCENT', percent: 50 } as const;
  test.each<[string, PromotionRule, PromotionLine[], Record<string, number>]>([
    [
      'a percentage',
      { kind: 'PERCENT', percent: 10 },
      [line('a', 10_00, 2), line('b', 5_00)],
      { a: 200, b: 50 },
    ],
    [
      'a percentage that does not divide',
      { kind: 'PERCENT', percent: 10 },
      [line('a', 9_95), line('b', 9_95), line('c', 9_95)],
      { a: 100, b: 100, c: 99 },
    ],
    [
      'a percentage up to an amount',
      { ...half, mostMinor: 3_00 },
      [line('a', 10_00), line('b', 20_00)],
      { a: 1_00, b: 2_00 },
    ],
    [
      'a percentage of so many pieces, the dearest',
      { ...half, mostPieces: 2 },
      [line('a', 10_00, 3), line('b', 20_00)],
      { a: 5_00, b: 10_00 },
    ],
    [
      'an amount',
      { kind: 'AMOUNT', amountMinor: 10_00 },
      [line('a', 20_00), line('b', 10_00)],
      { a: 6_67, b: 3_33 },
    ],
    [
      'an amount above the goods',
      { kind: 'AMOUNT', amountMinor: 99_00 },
      [line('a', 20_00), line('b', 10_00)],
      { a: 20_00, b: 10_00 },
    ],
    [
      'the cheapest of three',
      { kind: 'BUY_GET', buy: 2, get: 1, percent: 100 },
      [line('a', 8_00, 2), line('b', 5_00)],
      { a: 3_81, b: 1_19 },
    ],
    [
      'two of six, half price',
      { kind: 'BUY_GET', buy: 2, get: 1, percent: 50 },
      [line('a', 8_00, 5), line('b', 5_00)],
      { a: 5_78, b: 72 },
    ],
    [
      'one time of two',
      { kind: 'BUY_GET', buy: 2, get: 1, percent: 100, mostSets: 1 },
      [line('a', 8_00, 6)],
      { a: 8_00 },
    ],
    ['too few for a gift', { kind: 'BUY_GET', buy: 2, get: 1, percent: 100 }, [line('a', 8_00, 2)], {}],
    [
      'a bundle',
      {
        kind: 'BUNDLE',
        priceMinor: 30_00,
        items: [
          { sku: 'a', quantity: 1 },
          { sku: 'b', quantity: 2 },
        ],
      },
      [line('a', 20_00), line('b', 10_00, 3)],
      { a: 5_00, b: 5_00 },
    ],
    [
      'a bundle that lacks a part',
      {
        kind: 'BUNDLE',
        priceMinor: 30_00,
        items: [
          { sku: 'a', quantity: 1 },
          { sku: 'b', quantity: 2 },
        ],
      },
      [line('a', 20_00), line('b', 10_00)],
      {},
    ],
    [
      'a bundle as often as it is complete',
      {
        kind: 'BUNDLE',
        priceMinor: 25_00,
        items: [
          { sku: 'a', quantity: 1 },
          { sku: 'b', quantity: 2 },
        ],
      },
      [line('a', 20_00, 2), line('b', 10_00, 5)],
      { a: 15_00, b: 15_00 },
    ],
    [
      'a bundle once',
      {
        kind: 'BUNDLE',
        priceMinor: 25_00,
        mostSets: 1,
        items: [
          { sku: 'a', quantity: 1 },
          { sku: 'b', quantity: 2 },
        ],
      },
      [line('a', 20_00, 2), line('b', 10_00, 5)],
      { a: 7_50, b: 7_50 },
    ],
    [
      'a bundle up to more sets than there are',
      { kind: 'BUNDLE', priceMinor: 5_00, mostSets: 9, items: [{ sku: 'a', quantity: 1 }] },
      [line('a', 20_00, 2)],
      { a: 30_00 },
    ],
    [
      'two gifts of every four',
      { kind: 'BUY_GET', buy: 2, get: 2, percent: 100 },
      [line('a', 8_00, 4), line('b', 5_00)],
      { a: 10_76, b: 2_24 },
    ],
    [
      'gifts up to more sets than there are',
      { kind: 'BUY_GET', buy: 1, get: 1, percent: 100, mostSets: 9 },
      [line('a', 8_00, 4)],
      { a: 16_00 },
    ],
    [
      'of equal pieces each half of the gift',
      { kind: 'BUY_GET', buy: 1, get: 1, percent: 100 },
      [line('b', 8_00), line('a', 8_00)],
      { a: 4_00, b: 4_00 },
    ],
    [
      'a gift is borne by the dearest that was bought, not by what is in no set',
      { kind: 'BUY_GET', buy: 1, get: 1, percent: 100, mostSets: 1 },
      [line('a', 20_00), line('b', 10_00), line('c', 5_00)],
      { a: 4_00, c: 1_00 },
    ],
    [
      'of equally dear lines the first',
      { ...half, mostPieces: 1 },
      [line('b', 8_00), line('a', 8_00)],
      { a: 4_00 },
    ],
    [
      'a unit that does not divide, to the first line',
      { kind: 'AMOUNT', amountMinor: 1 },
      [line('b', 8_00), line('a', 8_00)],
      { a: 1 },
    ],
    [
      'a bundle that lacks one of its parts, however dear the others',
      {
        kind: 'BUNDLE',
        priceMinor: 5_00,
        items: [
          { sku: 'a', quantity: 1 },
          { sku: 'b', quantity: 2 },
        ],
      },
      [line('a', 20_00, 3), line('b', 10_00)],
      {},
    ],
    [
      'a bundle dearer than its parts',
      { kind: 'BUNDLE', priceMinor: 99_00, items: [{ sku: 'a', quantity: 1 }] },
      [line('a', 20_00)],
      {},
    ],
  ])('%s', (_what, rule, lines, taken) => {
    expect(takenBy([promotion(rule)], lines)).toEqual(taken);
  });

  test.each([
    ['a category', { paths: ['/parts/brakes'] }, { a: 1_00 }],
    ['a part type', { paths: ['/parts/brakes/brake-pads'] }, { a: 1_00 }],
    ['no path that merely begins alike', { paths: ['/parts/brake'] }, {}],
    ['a brand', { brands: ['other'] }, { b: 2_00 }],
    ['skus', { skus: ['b', 'z'] }, { b: 2_00 }],
    ['either of two categories', { paths: ['/parts/wipers', '/parts/brakes'] }, { a: 1_00, b: 2_00 }],
    ['a brand within a category', { paths: ['/parts/wipers'], brands: ['acme'] }, {}],
  ])('only of %s', (_what, scope, taken) => {
    const lines = [line('a', 10_00), line('b', 20_00, 1, { brand: 'other', path: '/parts/wipers/blades' })];
    expect(takenBy([promotion({ kind: 'PERCENT', percent: 10 }, { scope })], lines)).toEqual(taken);
  });

  test('free delivery is regular delivery alone', () => {
    const deliveries = [
      { id: 'regular', isRegular: true, priceMinor: 5_99 },
      { id: 'nextday', isRegular: false, priceMinor: 9_99 },
    ];
    const result = run([promotion({ kind: 'FREE_SHIPPING' })], [line('a', 10_00)], deliveries);
    expect(Object.fromEntries(result.deliveryMinor)).toEqual({ regular: 5_99 });
    expect(result.applied[0]?.savedMinor).toBe(5_99);
  });
});
