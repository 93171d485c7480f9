import type { Place } from '@driveline/api/contract';
import { hotSql } from '../db/hotSql.ts';
import { B2cError } from '../http/errors.ts';
import type { CallContext } from '../http/route.ts';
import { RemoteUnavailableError } from '../ops/remotePort.ts';
import type { PostalAddress } from '../ports/postalAddressPort.ts';
import { lengthsOf } from './addressNames.ts';
import { beginningsOf, postalPoint, requiredPlace } from './postalPoint.ts';
import { AddressesBusyError, noPostalAddresses, unknownForSeconds } from './rememberedAddresses.ts';

/**
 * City, state, neighborhoods and street of a postal code (PLUS-023, PLUS-060). A known beginning of the code tells its
 * state; its city alone when the beginning lies in one city or the whole code is known, as a wrong city would be worse
 * than an empty field. What the table does not know, the operator's service may.
 */
export async function placeByPostalCode(
  ctx: CallContext & { input: { params: { postalCode: string } } },
): Promise<Place> {
  const { db, market, input } = ctx;
  const postalCode = await requiredPlace(db, market, input.params.postalCode);
  const own = await ownPlace(ctx, postalCode);
  const { city, neighborhood, street } = lengthsOf(market);
  const isWhole =
    (!city || own.city) && (!neighborhood || own.neighborhoods.length > 0) && (!street || own.street);
  const told = isWhole ? undefined : await addressFromService(ctx, postalCode);
  // An address is held against the state of the table (suggestionFor): names of another state would not go with it.
  if (!told || (own.state && own.state !== told.state)) return own;
  return {
    ...own,
    // A service knows the code itself, the table perhaps its beginning only.
    city: told.city ?? own.city,
    state: told.state,
    neighborhoods: own.neighborhoods.length > 0 ? own.neighborhoods : [...told.neighborhoods],
    ...(!own.street && told.street && { street: told.street }),
  };
}

async function ownPlace({ db, market }: CallContext, postalCode: string): Promise<Place> {
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
    // Empty for a code of several cities.
    city: city === '' ? null : (city ?? (point.prefix === postalCode ? point.city : null)),
    state: point.region,
    neighborhoods,
    ...(street && { street }),
  };
}

/**
 * Nothing while the service is away: then the table answers, and no cache keeps that. What the service does not know it
 * may know soon: caches keep that as long as this process does.
 */
async function addressFromService(
  { services, market, log, answerHeaders }: CallContext,
  postalCode: string,
): Promise<PostalAddress | undefined> {
  const { postalAddresses } = services;
  try {
    const told = await postalAddresses.find(postalCode, { market: market.code });
    if (!told && postalAddresses !== noPostalAddresses)
      answerHeaders.set('cache-control', `public, max-age=${unknownForSeconds}`);
    return told;
  } catch (error) {
    const isAwaited =
      error instanceof AddressesBusyError || (error instanceof RemoteUnavailableError && !error.wasAsked);
    if (!isAwaited) log.warn({ err: error }, 'no address of a postal code came: the own table answers');
    answerHeaders.set('cache-control', 'private, no-store');
    return undefined;
  }
}
