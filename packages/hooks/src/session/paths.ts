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
  /^\/user\/vehicleDetails\/[^/]+\/?$/,
  /^\/user\/orderHistory\/?$/,
] as const;

export const isProtectedPath = (path: string): boolean => PROTECTED.some((one) => one.test(path));

/** ACCT-013: pages of sign-in, account creation and rewards, to which nobody returns. */
const NEVER_RETURN =
  /^\/(signin|signincheckout|signinnotcheckout|create|completeAccount|resetPassword|checkRewardAccount|createRewardsAccount|updateRewardsAccount|mergeConfirmation|rewards)(\/|$)/;

/** ACCT-013: the path to come back to after signing in, or nothing where none is remembered. */
export const rememberedPath = (path: string): string | undefined =>
  NEVER_RETURN.test(path) ? undefined : path;

/** ACCT-013: where a sign-in leads: a path of this shop, and no address that a link might smuggle in. */
export function safeReturnPath(asked: string | null | undefined): string {
  if (!asked?.startsWith('/')) return '/';
  try {
    const base = 'https://shop.invalid';
    const { origin, pathname, search, hash } = new URL(asked, base);
    const isOwn = origin === base && !pathname.startsWith('//') && rememberedPath(pathname) !== undefined;
    return isOwn ? pathname + search + hash : '/';
  } catch {
    return '/';
  }
}
