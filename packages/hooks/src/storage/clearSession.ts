import type { BrowserStorage, StorageKey } from './browserStorage.ts';
import type { CookieJar } from './cookieJar.ts';
import { signOutCookies } from './signOut.ts';

/** Items of one shopper's session; what belongs to the browser (a remembered email, closed banners) stays. */
const SESSION_ITEMS: readonly StorageKey[] = [
  'loggedInFrom',
  'showWhatDidYouThink',
  'interactionLocation',
  'canShowToastNotification',
  'signInAlertDisabled',
  'signInAlertDelayed',
  'signInAlertShown',
  'signedInToastShown',
  'lastCallAt',
  'drafts',
  'reportedOrder',
  'surveyedOrder',
];

/**
 * ACCT-036, STATE-017: what the browser keeps of a session ends; store, zip, vehicle and `eCookieId` stay.
 * @param kept stays, too: what was typed, where a session only slept (PLUS-065)
 */
export function clearSession(
  storage: BrowserStorage,
  cookies: CookieJar,
  kept: readonly StorageKey[] = [],
): void {
  for (const key of SESSION_ITEMS) if (!kept.includes(key)) storage.remove(key);
  for (const line of signOutCookies(Object.keys(cookies.all()))) cookies.write(line);
}
