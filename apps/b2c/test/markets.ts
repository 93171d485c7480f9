import { shippedMarkets } from '../src/markets/shipped.ts';

/** The shipped markets as requests and jobs get them. */
export const us = shippedMarkets.marketByCode('us');
export const mx = shippedMarkets.marketByCode('mx');
export const br = shippedMarkets.marketByCode('br');
