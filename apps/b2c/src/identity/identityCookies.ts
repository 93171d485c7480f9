import type { CookieJar } from '../session/cookieJar.ts';
import { hashedCustomerId } from './accounts.ts';
import type { Customer } from './customer.ts';

/** STATE-010, STATE-013, STATE-015: what script may know of who is signed in. */
export function writeIdentityCookies(cookies: CookieJar, customer: Customer): void {
  const profileId = hashedCustomerId(customer.id);
  cookies.set('signedIn', 'true');
  cookies.set('hashedCustomerId', profileId);
  cookies.set('profileId', profileId);
  cookies.set('userType', customer.user_type);
}

const personal =
  /^(?:signedIn|hashedCustomerId|accessToken|rewardsSignedIn|profileId|rewardsId|userType|rewardPoints|availableRewardBalance|ndd(?:Market|HubStore|Store)|loginFlow|loginMethod|cart\w*|\w+PilotAlertSeen)$/;

/** STATE-017: clears what is a person's; store, zip, vehicle and eCookieId stay. */
export function clearIdentityCookies(cookies: CookieJar): void {
  for (const name of cookies.names()) if (personal.test(name)) cookies.clear(name);
}
