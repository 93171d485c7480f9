import type { CallContext } from '../http/route.ts';
import type { CookieJar } from '../http/cookieJar.ts';
import { hashedCustomerId } from './accounts.ts';
import type { Customer } from './customer.ts';

/** STATE-010, STATE-013, STATE-015: what script may know of who is signed in, no longer than the sign-in can last. */
export function writeIdentityCookies(
  { cookies, services: { identity } }: Pick<CallContext, 'cookies' | 'services'>,
  customer: Customer,
  { autoLogin = false } = {},
): void {
  const profileId = hashedCustomerId(identity, customer.id);
  const lifeMs = autoLogin ? identity.longestMs.remembered : identity.longestMs.active;
  const life = { maxAge: Math.floor(lifeMs / 1000) };
  cookies.set('signedIn', 'true', life);
  cookies.set('hashedCustomerId', profileId, life);
  cookies.set('profileId', profileId, life);
  cookies.set('userType', customer.user_type, life);
}

const personal =
  /^(?:signedIn|hashedCustomerId|accessToken|rewardsSignedIn|profileId|rewardsId|userType|rewardPoints|availableRewardBalance|ndd(?:Market|HubStore|Store)|loginFlow|loginMethod|cart\w*|\w+PilotAlertSeen)$/;

/** STATE-017: clears what is a person's; store, zip, vehicle and eCookieId stay. */
export function clearIdentityCookies(cookies: CookieJar): void {
  for (const name of cookies.names()) if (personal.test(name)) cookies.clear(name);
}
