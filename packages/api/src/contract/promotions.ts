import type { EndpointTable } from './endpoint.ts';
import { lists } from './lists.ts';

/** Codes on the cart of a session. */
export const promotionEndpoints = {
  'promotions.claim': {
    method: 'POST',
    path: '/ecomm/b2c/v1/order/claimCoupon',
    timeout: 'default',
    refreshesOrder: true,
    errors: {
      error_promo_invalid: 422,
      error_promo_expired: 422,
      error_cart_empty: 422,
      error_order_changed: 409,
      error_too_many_requests: 429,
    },
    lists: lists.claimedCoupon,
  },
  'promotions.revoke': {
    method: 'POST',
    path: '/ecomm/b2c/v1/order/revokeCoupon',
    timeout: 'default',
    refreshesOrder: true,
    errors: { error_promo_invalid: 422, error_order_changed: 409 },
    lists: lists.cart,
  },
} as const satisfies EndpointTable;
