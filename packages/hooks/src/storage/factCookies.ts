import type { HeaderData, OutputOf } from '@driveline/api';
import { analyticsData } from '../state/analyticsData.ts';
import type { CookieJar } from './cookieJar.ts';
import { cookieNames, formatCookie, type CookieOptions } from './cookies.ts';

/** Product facts of the cart for analytics: the fields of STATE-006 as cookies (STATE-014). */
export const CART_COOKIES = [
  'cartProductPartIds',
  'cartProductSkus',
  'cartProductTitles',
  'cartProductVendors',
  'cartUnitPrice',
  'cartCorePrice',
  'cartDiscountPriceList',
] as const;

const CUT = 1024;

/** Half of a character, left by a cut: no address can carry it. */
const HALF = /\p{Surrogate}/gu;

/** Values by the name of their cookie; an empty one ends it. */
export type CookieFacts = Readonly<Record<string, string>>;

/** STATE-014: lists joined by '|', each cut to 1024 characters; empty when the cart is. */
export function cartFacts(header: Pick<HeaderData, 'analyticsData'>): CookieFacts {
  const data = analyticsData(header);
  return Object.fromEntries(
    CART_COOKIES.map((name) => [name, data[name].join('|').slice(0, CUT).replace(HALF, '')]),
  );
}

/** STATE-013, STATE-015: the rewards card with its points and balance, and the market of next-day delivery. */
export function accountFacts(
  header: Pick<HeaderData, 'analyticsData' | 'myAccountMap'>,
  rewards?: OutputOf<'rewards.account'>,
): CookieFacts {
  const { nddMarket, nddHubStore, nddStore } = analyticsData(header);
  const card = rewards?.loyaltyAccount;
  return {
    [cookieNames.rewardsId]: header.myAccountMap.rewardsId,
    // Known on pages that show them; they stay for the others.
    ...(card && {
      [cookieNames.rewardPoints]: String(card.credits),
      [cookieNames.availableRewardBalance]: String(card.rewardBalance),
    }),
    [cookieNames.nddMarket]: nddMarket,
    [cookieNames.nddHubStore]: nddHubStore,
    [cookieNames.nddStore]: nddStore,
  };
}

/** STATE-015: how the shopper signed in. */
export const loginFacts = (flow: string, method: 'email' | 'username'): CookieFacts => ({
  [cookieNames.loginFlow]: flow,
  [cookieNames.loginMethod]: method,
});

/** What analytics alone reads: without its consent none is there (STATE-026). */
export const ANALYTICS_COOKIES: readonly string[] = [
  ...CART_COOKIES,
  cookieNames.rewardsId,
  cookieNames.rewardPoints,
  cookieNames.availableRewardBalance,
  cookieNames.nddMarket,
  cookieNames.nddHubStore,
  cookieNames.nddStore,
  cookieNames.loginFlow,
  cookieNames.loginMethod,
];

/** Writes what differs, for the browser's session. */
export function keepFacts(
  jar: CookieJar,
  facts: CookieFacts,
  options: Pick<CookieOptions, 'secure'> = {},
): void {
  const present = jar.all();
  for (const [name, value] of Object.entries(facts)) {
    if ((present[name] ?? '') === value) continue;
    jar.write(formatCookie(name, value, value === '' ? { ...options, lifetimeMs: 0 } : options));
  }
}

/** The consent was taken back. */
export const forgetFacts = (jar: CookieJar): void =>
  keepFacts(jar, Object.fromEntries(ANALYTICS_COOKIES.map((name) => [name, ''])));
