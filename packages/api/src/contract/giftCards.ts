import type { Endpoint } from './endpoint.ts';

export const balance = {
  id: 'giftCards.balance',
  method: 'POST',
  path: '/ecomm/b2c/v1/giftCard/balance',
} as const satisfies Endpoint;

/** Gift cards outside an order. */
export const giftCardsEndpoints = [balance] as const;
