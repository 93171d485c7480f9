import type { Market } from '@driveline/markets';
import type { Executor } from '../db/tx.ts';
import { sitesOf } from '../stores/places.ts';
import { toVehicleMap } from '../vehicles/vehicleMap.ts';
import { readVehicle } from '../vehicles/vehicleRow.ts';
import type { CookieJar } from '../http/cookieJar.ts';
import type { SessionChoices } from '../ports/session.ts';

/**
 * Store and vehicle as the cookies of a visitor without a session name them: signing out ends the session and
 * keeps both (STATE-017). What names no store and no vehicle of the market counts as not said.
 */
export async function choicesOfCookies(
  db: Executor,
  market: Market,
  cookies: CookieJar,
): Promise<SessionChoices | undefined> {
  const number = cookies.get('preferredStoreId');
  const vehicleId = cookies.get('preferredVehicleId');
  const site = number ? (await sitesOf(db, market)).byNumber(number) : undefined;
  const row = vehicleId ? await readVehicle(db, market.code, vehicleId) : undefined;
  if (!site && !row) return undefined;
  return {
    storeId: site?.id ?? null,
    vehicle: row ? { source: 'picker', map: toVehicleMap(market, row) } : null,
    detail: site ? { storeNumber: site.number, postalCode: site.postalCode } : {},
  };
}
