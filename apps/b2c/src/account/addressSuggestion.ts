import type { Address } from '@driveline/api/contract';
import { citiesOf, correctedStreet } from '@driveline/validation';
import type { Executor } from '../db/tx.ts';
import type { ServerMarket } from '../markets/serverMarket.ts';
import { isWrongCity } from '../stores/placeNames.ts';
import { postalPoint } from '../stores/postalPoint.ts';

/**
 * Holds city, state and postal code against each other, and the kind of street against those of the market (CART-038).
 * @returns undefined when they are right, the address as it probably should be when they do not, 'notFound' for a
 * postal code that no place begins with
 */
export async function suggestionFor(
  db: Executor,
  market: ServerMarket,
  typed: Address,
): Promise<Address | 'notFound' | undefined> {
  const point = await postalPoint(db, market, typed.postalCode);
  if (!point) return 'notFound';
  const { streetTypes } = market.terms;
  const address1 = streetTypes && correctedStreet(typed.address1, streetTypes);
  const address = { ...typed, ...(address1 && { address1 }) };
  // A prefix names a region surely, its city only roughly.
  const isWhole = point.prefix.length === market.postalCode.digitsSent;
  const known = isWhole ? point.city : null;
  if (!point.region || point.region === typed.state) {
    const isElsewhere = known && (await isWrongCity(db, market, typed.city, { ...point, city: known }));
    return isElsewhere ? { ...address, city: known } : address1 ? address : undefined;
  }
  const city = known ?? typed.city;
  const cities = citiesOf(market, point.region);
  return { ...address, state: point.region, city: cities && !cities.includes(city) ? cities[0]! : city };
}
