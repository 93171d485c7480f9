import * as z from 'zod/mini';
import { cart, promoData } from './cart.ts';
import { text } from './primitives.ts';

const body = z.object({ promoCode: text(40).check(z.regex(/\S/)) });

export const promotionSchemas = {
  'promotions.claim': {
    requirement: 'API-086',
    summary: 'Apply a promotion code to the cart; the better of those that do not go together counts',
    body,
    response: z.object({ promoCode: z.string(), promoData, promoMessage: z.string(), order: cart }),
  },
  'promotions.revoke': {
    requirement: 'API-087',
    summary: 'Take a promotion code off the cart',
    body,
    response: cart,
  },
};
