import type { Endpoint } from './endpoint.ts';

export const balance = {
  id: 'giftCards.balance',
  method: 'POST',
  path: '/ecomm/b2c/v1/giftCard/balance',
} as const satisfies Endpoint;

export const purchase = {
  id: 'giftCards.purchase',
  method: 'POST',
  path: '/ecomm/b2c/v1/giftCard/purchase',
} as const satisfies Endpoint;

export const readPurchase = {
  id: 'giftCards.readPurchase',
  method: 'GET',
  path: '/ecomm/b2c/v1/giftCard/purchase/{purchaseId}',
} as const satisfies Endpoint;

export const payPurchase = {
  id: 'giftCards.payPurchase',
  method: 'POST',
  path: '/ecomm/b2c/v1/giftCard/purchase/{purchaseId}/payment',
  timeout: 'XL',
  retry: false,
} as const satisfies Endpoint;

/** Gift cards outside an order: what one holds, and buying one at a checkout of its own. */
export const giftCardsEndpoints = [balance, purchase, readPurchase, payPurchase] as const;
