import type { Endpoint } from './endpoint.ts';
import * as lists from './lists.ts';

export const claim = {
  id: 'promotions.claim',
  method: 'POST',
  path: '/ecomm/b2c/v1/order/claimCoupon',
  lists: lists.claimedCoupon,
} as const satisfies Endpoint;

export const revoke = {
  id: 'promotions.revoke',
  method: 'POST',
  path: '/ecomm/b2c/v1/order/revokeCoupon',
  lists: lists.cart,
} as const satisfies Endpoint;

/** Codes on the cart of a session. */
export const promotionsEndpoints = [claim, revoke] as const;
