import type { PriceTerms } from '../src/markets/priceTerms.ts';
import type { ServerMarket } from '../src/markets/serverMarket.ts';
import type { Random } from './random.ts';

export interface PriceSeed {
  market: string;
  listMinor: number;
  saleMinor: number | null;
  coreMinor: number;
}

/** A price of the seed ends where the market's prices do, and is never nothing. */
const rounded = (amount: number, { belowWholeMinor }: PriceTerms, whole: number): number =>
  Math.max(1, Math.round(amount)) * whole - belowWholeMinor;

const gradeFactor: Readonly<Record<string, number>> = {
  value: 0.75,
  standard: 0.9,
  premium: 1.15,
  'heavy duty': 1.2,
  performance: 1.3,
};

/** Prices of one part in every market that the seed makes prices for. */
export function partPrices(
  markets: readonly ServerMarket[],
  random: Random,
  grade: string,
  [low, high]: readonly [number, number],
  core: readonly [number, number] | null,
): PriceSeed[] {
  const dollars = Math.max(2, (low + (high - low) * random.next() ** 1.7) * (gradeFactor[grade] ?? 1));
  const reduced = random.chance(0.18) ? 1 - random.int(2, 6) * 0.05 : null;
  const deposit = core ? Math.round((core[0] + (core[1] - core[0]) * random.next()) / 1) : 0;
  return markets.flatMap(({ code, currency, terms: { prices } }): PriceSeed[] => {
    if (prices === 'own') return [];
    const whole = 10 ** currency.minorDigits;
    const inMarket = dollars * prices.perDollar;
    const listMinor = rounded(inMarket, prices, whole);
    const saleMinor = reduced === null ? null : rounded(inMarket * reduced, prices, whole);
    return [
      {
        market: code,
        listMinor,
        saleMinor: saleMinor !== null && saleMinor < listMinor ? saleMinor : null,
        coreMinor: deposit === 0 ? 0 : Math.round(deposit * prices.perDollar) * whole,
      },
    ];
  });
}
