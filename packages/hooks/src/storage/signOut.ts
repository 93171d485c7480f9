import { ANALYTICS_COOKIES } from './factCookies.ts';
import { cookieNames, formatCookie } from './cookies.ts';

const CLEARED: readonly string[] = [
  cookieNames.signedIn,
  cookieNames.hashedCustomerId,
  cookieNames.rewardsSignedIn,
  ...ANALYTICS_COOKIES,
  cookieNames.userType,
  cookieNames.profileId,
];

/**
 * STATE-017: the cookies to end at sign-out, given those that exist. Session id and bearer token are
 * HttpOnly and ended by the server; store, zip, vehicle and `eCookieId` stay.
 */
export function signOutCookies(existing: readonly string[]): readonly string[] {
  return existing
    .filter((name) => CLEARED.includes(name) || name.endsWith('PilotAlertSeen'))
    .map((name) => formatCookie(name, '', { lifetimeMs: 0 }));
}
