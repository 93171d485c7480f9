import type { Market } from './market.ts';
import type { MarketFault } from './marketFault.ts';
import { marketFaults } from './marketFaults.ts';

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

/**
 * Checks a market record and freezes it, all the way down.
 * @throws MarketDefinitionError naming each wrong field: what is wrong, why it matters, how to fix it.
 */
export function defineMarket(record: Market): Market {
  const faults = marketFaults(record);
  if (faults.length > 0) throw new MarketDefinitionError(String(record.code), faults);
  return deepFreeze(record);
}
