import type { HeaderData } from '@driveline/api';
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

/** What STATE-013 and STATE-015 keep of an account besides header data. */
export interface AccountFacts {
  readonly rewardPoints?: number;
  /** Major units. */
  readonly availableRewardBalance?: number;
  readonly loginFlow?: string;
  readonly loginMethod?: 'email' | 'username';
}

/**
 * STATE-013, STATE-015: profile and rewards ids, type, points, balance, delivery market and login, for the session of
 * the browser. What is empty ends its cookie.
 */
export function accountCookies(
  header: Pick<HeaderData, 'myAccountMap' | 'analyticsData'>,
  facts: AccountFacts = {},
  options: Secure = {},
): readonly string[] {
  const { userType, profileId, rewardsId } = header.myAccountMap;
  const { nddMarket, nddHubStore, nddStore } = header.analyticsData;
  const values: Record<string, unknown> = {
    userType,
    profileId,
    rewardsId,
    nddMarket,
    nddHubStore,
    nddStore,
    ...facts,
  };
  const names = ['profileId', 'rewardsId', 'userType', 'rewardPoints', 'availableRewardBalance', 'nddMarket', 'nddHubStore', 'nddStore', 'loginFlow', 'loginMethod'] as const; // prettier-ignore
  return names.map((name) => {
    const value = values[name];
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    return formatCookie(cookieNames[name], text, text === '' ? { ...options, lifetimeMs: 0 } : options);
  });
}
