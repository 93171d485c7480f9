import type { Address } from '@driveline/api/contract';
import type { Market } from '@driveline/markets';
import type { Executor } from '../db/tx.ts';
import { postalPoint } from '../stores/postalPoint.ts';

/**
 * Holds state and postal code against each other (CART-038).
 * @returns undefined when they agree, the address as it probably should be when they do not, 'notFound' for a
 * postal code that no place begins with
 */
export async function suggestionFor(
  db: Executor,
  market: Market,
  typed: Address,
): Promise<Address | 'notFound' | undefined> {
  const point = await postalPoint(db, market, typed.postalCode);
  if (!point) return 'notFound';
  if (!point.region || point.region === typed.state) return undefined;
  // A prefix names a region surely, its city only roughly.
  const isWhole = point.prefix.length === market.postalCode.digitsSent;
  return { ...typed, state: point.region, ...(isWhole && point.city ? { city: point.city } : {}) };
}
