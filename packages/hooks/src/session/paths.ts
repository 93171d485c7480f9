/** Cart and checkout, where nothing distracts (REWARD-027, REWARD-031). */
export const isCartOrCheckout = (path: string): boolean =>
  /^\/(cart|checkout|signincheckout)(\/|$)/.test(path);

/** ACCT-011: paths that need a signed-in shopper. */
const PROTECTED = [
  /^\/checkRewardAccount\/?$/,
  /^\/myWarranties(\/|$)/,
  /^\/user\/addServiceHistory(\/|$)/,
  /^\/user\/addVehicleDetails\/[^/]+\/?$/,
  /^\/user\/maintenanceIntervals\/[^/]+\/?$/,
  /^\/user\/myAccount\/?$/,
  /^\/user\/myProfile\/?$/,
  /^\/user\/rewards\/requestCredit\/?$/,
  /^\/user\/serviceHistory\/[^/]+\/?$/,
  /^\/user\/(askQuestion|writeReview)\/?$/,
  /^\/user\/vehicleDetails\/[^/]+\/?$/,
  /^\/user\/orderHistory\/?$/,
] as const;

/** ACCT-011: whether a path needs a signed-in shopper. */
export const isProtectedPath = (path: string): boolean => PROTECTED.some((one) => one.test(path));

/** ACCT-013: pages of sign-in, account creation and rewards, to which nobody returns. */
const NEVER_RETURN =
  /^\/(signin|signincheckout|signinnotcheckout|create|completeAccount|resetPassword|checkRewardAccount|createRewardsAccount|updateRewardsAccount|mergeConfirmation|rewards)(\/|$)/;

/** ACCT-013: the path to come back to after signing in, or nothing where none is remembered. */
export const rememberedPath = (path: string): string | undefined =>
  NEVER_RETURN.test(path) ? undefined : path;

/**
 * Path, query and hash of an address of this shop, or nothing for one that leads elsewhere. A path that begins with
 * two slashes is none: as the target of a redirect it would be another host.
 */
export function ownPath(address: string, ownOrigin = 'https://shop.invalid'): string | undefined {
  if (!URL.canParse(address, ownOrigin)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, ownOrigin);
  return origin === ownOrigin && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}

/** ACCT-013: where a sign-in leads: a path of this shop, and no address that a link might smuggle in. */
export function safeReturnPath(asked: string | null | undefined): string {
  const path = asked?.startsWith('/') ? ownPath(asked) : undefined;
  return (path && rememberedPath(path)) ?? '/';
}
