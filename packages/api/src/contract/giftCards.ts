import type { Endpoint } from './endpoint.ts';

export const balance = {
  id: 'giftCards.balance',
  method: 'POST',
  path: '/ecomm/b2c/v1/giftCard/balance',
} as const satisfies Endpoint;

export const buy = {
  id: 'giftCards.buy',
  method: 'POST',
  path: '/ecomm/b2c/v1/giftCard/purchase',
} as const satisfies Endpoint;

export const read = {
  id: 'giftCards.read',
  method: 'GET',
  path: '/ecomm/b2c/v1/giftCard/purchase/{purchaseId}',
} as const satisfies Endpoint;

export const pay = {
  id: 'giftCards.pay',
  method: 'POST',
  path: '/ecomm/b2c/v1/giftCard/purchase/{purchaseId}/pay',
  timeout: 'XL',
  retry: false,
} as const satisfies Endpoint;

/** Gift cards outside an order: what one holds, and buying one at a checkout of its own. */
export const giftCardsEndpoints = [balance, buy, read, pay] as const;
