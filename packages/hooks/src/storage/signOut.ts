import { CART_COOKIES } from './cartCookies.ts';
import { cookieNames, formatCookie } from './cookies.ts';

const CLEARED: readonly string[] = [
  cookieNames.signedIn,
  cookieNames.hashedCustomerId,
  cookieNames.rewardsSignedIn,
  ...CART_COOKIES,
  cookieNames.userType,
  cookieNames.rewardPoints,
  cookieNames.availableRewardBalance,
  cookieNames.nddMarket,
  cookieNames.nddHubStore,
  cookieNames.nddStore,
  cookieNames.loginFlow,
  cookieNames.loginMethod,
  cookieNames.profileId,
  cookieNames.rewardsId,
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
