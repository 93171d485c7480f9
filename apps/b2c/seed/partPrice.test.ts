import { expect, test } from 'vitest';
import { shippedMarkets } from '../src/markets/shipped.ts';
import type { PriceTerms } from '../src/markets/priceTerms.ts';
import { partPrices } from './partPrice.ts';
import type { Random } from './random.ts';

const us = shippedMarkets.marketByCode('us');

/** Half of everything that could be, and every chance comes true: 20 dollars, less 20 %, and a deposit of 10. */
const half: Random = {
  next: () => 0.5,
  int: (from, to) => (from + to) / 2,
  pick: ([first]) => first!,
  chance: () => true,
};

const priced = (code: string, minorDigits: number, prices: PriceTerms) =>
  partPrices(
    [{ ...us, currency: { ...us.currency, code, minorDigits }, terms: { ...us.terms, prices } }],
    half,
    'usual',
    [20, 20],
    [10, 10],
  );

test.each([
  ['dollars', 'USD', 2, { perDollar: 1, belowWholeMinor: 1 }, 1999, 1599, 1000],
  ['yen, which have no smaller unit', 'JPY', 0, { perDollar: 150, belowWholeMinor: 0 }, 3000, 2400, 1500],
  ['yen that end in 80', 'JPY', 0, { perDollar: 150, belowWholeMinor: 20 }, 2980, 2380, 1500],
  ['dinars of a thousand fils', 'KWD', 3, { perDollar: 0.3, belowWholeMinor: 10 }, 5990, 4990, 3000],
] as const)('a part of 20 dollars in %s', (_what, code, digits, prices, listMinor, saleMinor, coreMinor) => {
  expect(priced(code, digits, prices)).toEqual([{ market: 'us', listMinor, saleMinor, coreMinor }]);
});
