import { hasProgram } from '../rewards/program.ts';
import { hasShippingRates } from '../pricing/shipping.ts';
import { hasTaxTable } from '../pricing/taxTables.ts';

/**
 * What of a market's money this server has no figures for: it would take no tax and nothing for delivery there, and reward
 * purchases as another market does.
 */
export function moneyGaps(market: string): string[] {
  const known = {
    'tax rates': hasTaxTable,
    'delivery prices': hasShippingRates,
    'a rewards program': hasProgram,
  };
  return Object.entries(known).flatMap(([figures, isKnown]) => (isKnown(market) ? [] : [figures]));
}
