import type { Market } from './market.ts';
import type { MarketFault } from './marketFault.ts';
import { marketFaults } from './marketFaults.ts';

/** Bundlers put the value in. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** A market record that cannot work; `faults` lists every one found, the message says all of them. */
export class MarketDefinitionError extends Error {
  override readonly name = 'MarketDefinitionError';
  readonly faults: readonly MarketFault[];
  constructor(code: string, faults: readonly MarketFault[]) {
    super(
      `Market '${code}' is wrong:\n` +
        faults.map(({ path, what, why, fix }) => `- ${path}: ${what}. ${why}. Fix: ${fix}.`).join('\n'),
    );
    this.faults = faults;
  }
}

function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
}

/** @throws MarketDefinitionError naming each wrong field: what is wrong, why it matters, how to fix it. */
export function checkMarket(record: Market): void {
  const faults = marketFaults(record);
  if (faults.length > 0) throw new MarketDefinitionError(String(record.code), faults);
}

/**
 * Checks a market record and freezes it, all the way down. A production build leaves the check out of browser code
 * (2 kB); there the server has made it, in `createMarkets`.
 * @throws MarketDefinitionError
 */
export function defineMarket(record: Market): Market {
  if (process.env.NODE_ENV !== 'production') checkMarket(record);
  return deepFreeze(record);
}
