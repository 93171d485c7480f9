import { queryRoots } from './queryRoots.ts';

/** What belongs to one shopper: asked again when somebody signs in, gone when somebody signs out. */
export const PERSONAL_ROOTS = [
  queryRoots.account,
  queryRoots.cart,
  queryRoots.chat,
  queryRoots.checkout,
  queryRoots.garage,
  queryRoots.header,
  queryRoots.orders,
  queryRoots.rewards,
  queryRoots.vehicles,
] as const;
