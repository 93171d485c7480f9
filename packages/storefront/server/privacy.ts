/** Cookies whose presence makes a page the shopper's own; a proxy bypasses its cache by them. */
export const MARKING_COOKIES = [
  'preferredVehicleId',
  'preferredStoreId',
  'deliversTo',
  'returnsNoticeHidden',
] as const;

const MARKED = new RegExp(`(?:^|;\\s*)(?:${MARKING_COOKIES.join('|')})=[^;\\s]`);
const PRIVATE_PATH =
  /^\/(cart|chat|customerinfo|checkout|orderConfirmation|trackOrder|user|actions|giftCard|cookieSettings|sign(in|out|incheckout|innotcheckout)|create|completeAccount|forgotPassword|resetPassword|myWarranties|rewards|wallet|checkRewardAccount|(create|update)RewardsAccount|mergeConfirmation)(\/|$|\.data$)/i;

/** Whether a page shows this shopper's marks, so that no cache may keep it. */
export function isPrivateRequest(request: Request): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return true;
  const { pathname, searchParams } = new URL(request.url);
  // What a form without script could not do is told to its sender.
  if (PRIVATE_PATH.test(decoded(pathname)) || searchParams.has('notice')) return true;
  return MARKED.test(request.headers.get('cookie') ?? '');
}

/** The router reads `/c%61rt` as `/cart`; what it cannot decode is a page of ours under no name. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
