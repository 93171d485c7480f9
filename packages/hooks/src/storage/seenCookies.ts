import { ALERT_SEEN_MS } from '../constants.ts';
import { alertSeenCookie, cookieNames, formatCookie } from './cookies.ts';
import type { CookieOptions } from './cookies.ts';

type Secure = Pick<CookieOptions, 'secure'>;

/** STATE-011: the marker after a rewards sign-in; it ends with the browser's session. */
export const rewardsSignedInCookie = (options: Secure = {}): string =>
  formatCookie(cookieNames.rewardsSignedIn, 'true', options);

/** STATE-012: that an alert was seen, for 90 days. */
export const alertSeen = (alertType: string, options: Secure = {}): string =>
  formatCookie(alertSeenCookie(alertType), 'true', { ...options, lifetimeMs: ALERT_SEEN_MS });
