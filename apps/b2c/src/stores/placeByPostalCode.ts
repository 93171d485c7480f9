import type { Place } from '@driveline/api/contract';
import { hotSql } from '../db/hotSql.ts';
import { B2cError } from '../http/errors.ts';
import type { CallContext } from '../http/route.ts';
import { beginningsOf, postalPoint, requiredPlace } from './postalPoint.ts';

/**
 * City, state, neighborhoods and street of a postal code (PLUS-023, PLUS-060). A known beginning of the code tells its
 * state; its city alone when the beginning lies in one city or the whole code is known, as a wrong city would be worse
 * than an empty field.
 */
export async function placeByPostalCode({
  db,
  market,
  input,
}: CallContext & { input: { params: { postalCode: string } } }): Promise<Place> {
  const postalCode = await requiredPlace(db, market, input.params.postalCode);
  const point = await postalPoint(db, market, postalCode);
  if (!point) throw new B2cError('error_place_unknown', { field: 'postalCode' });
  const [address] = await hotSql<{ city: string | null; street: string | null; neighborhoods: string[] }>(
    db,
    'postal-address',
    `select
       (select name from postal_city where market = $1 and prefix = any($3) order by length(prefix) desc limit 1) as city,
       (select name from postal_street where market = $1 and postal_code = $2) as street,
       array(select name from postal_neighborhood where market = $1 and postal_code = $2 order by name) as neighborhoods`,
    [market.code, postalCode, beginningsOf(postalCode)],
  );
  const { city = null, street, neighborhoods = [] } = address ?? {};
  return {
    postalCode,
    city: city ?? (point.prefix === postalCode ? point.city : null),
    state: point.region,
    neighborhoods,
    ...(street && { street }),
  };
}
