export { forwardCookies } from './client/cookieRelay.ts';
export type { CookieRelay } from './client/cookieRelay.ts';
export { withinBudget } from './client/readBudget.ts';
export { openShipmentTypes } from './openShipmentTypes.ts';
