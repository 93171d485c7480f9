import * as z from 'zod/mini';
import type { DomainSchemas } from './endpointSchemas.ts';
import { cart } from './cart.ts';
import { promoData } from './priceInfo.ts';
import { text } from './primitives.ts';

const body = z.object({ promoCode: text(40).check(z.regex(/\S/)) });

export const promotionSchemas = {
  'promotions.claim': {
    requirement: 'API-086',
    summary: 'Apply a promotion code to the cart; the better of those that do not go together counts',
    body,
    response: z.object({ promoCode: z.string(), promoData, promoMessage: z.string(), order: cart }),
    errors: {
      error_promo_invalid: 422,
      error_promo_expired: 422,
      error_cart_empty: 422,
      error_order_changed: 409,
      error_too_many_requests: 429,
    },
  },
  'promotions.revoke': {
    requirement: 'API-087',
    summary: 'Take a promotion code off the cart',
    body,
    response: cart,
    errors: { error_promo_invalid: 422, error_order_changed: 409 },
  },
} satisfies DomainSchemas;
