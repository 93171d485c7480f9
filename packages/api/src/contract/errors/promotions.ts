import type { ErrorTable } from './errorTable.ts';

export const promotionErrors = {
  'promotions.claim': {
    error_promo_invalid: 422,
    error_promo_expired: 422,
    error_cart_empty: 422,
    error_order_changed: 409,
    error_too_many_requests: 429,
  },
  'promotions.revoke': { error_promo_invalid: 422, error_order_changed: 409 },
} as const satisfies ErrorTable;
