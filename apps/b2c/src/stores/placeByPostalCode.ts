import type { Place } from '@driveline/api/contract';
import { B2cError } from '../http/errors.ts';
import type { CallContext } from '../http/route.ts';
import { postalDigits, postalPoint } from './postalPoint.ts';

/**
 * City, state and neighborhoods of a postal code (PLUS-023). A known beginning of the code tells its state; its city alone
 * when the whole code is known, as a wrong city would be worse than an empty field.
 */
export async function placeByPostalCode({
  db,
  market,
  input,
}: CallContext & { input: { params: { postalCode: string } } }): Promise<Place> {
  const postalCode = postalDigits(market, input.params.postalCode);
  if (!postalCode) {
    const { example } = market.postalCode;
    throw new B2cError('error_zip_invalid', { field: 'postalCode', params: { example } });
  }
  const point = await postalPoint(db, market, postalCode);
  if (!point) throw new B2cError('error_place_unknown', { field: 'postalCode' });
  const neighborhoods = await db
    .selectFrom('postal_neighborhood')
    .select('name')
    .where('market', '=', market.code)
    .where('postal_code', '=', postalCode)
    .orderBy('name')
    .execute();
  return {
    postalCode,
    city: point.prefix === postalCode ? point.city : null,
    state: point.region,
    neighborhoods: neighborhoods.map(({ name }) => name),
  };
}
