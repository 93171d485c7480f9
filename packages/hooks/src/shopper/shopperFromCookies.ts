import { cookieNames, parseCookies } from '../storage/cookies.ts';
import type { Shopper } from './shopper.ts';

/** The shopper as the cookies tell, on the server and in the browser alike; empty for a page that everybody gets. */
export function shopperFromCookies(cookie: string | null | undefined): Shopper {
  const cookies = parseCookies(cookie);
  const vehicleId = cookies[cookieNames.vehicleId];
  const storeNumber = cookies[cookieNames.storeId];
  return {
    ...(vehicleId ? { vehicle: { vehicleId, year: cookies[cookieNames.vehicleYear] } } : undefined),
    ...(storeNumber ? { storeNumber } : undefined),
  };
}
