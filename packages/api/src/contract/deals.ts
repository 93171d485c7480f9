import type { Endpoint } from './endpoint.ts';
import * as lists from './lists.ts';

export const byCategory = {
  id: 'deals.byCategory',
  method: 'GET',
  path: '/ecomm/b2c/v1/deals/shopDealsByCategory',
  retry: true,
  cached: true,
  lists: { categories: [] },
} as const satisfies Endpoint;

export const list = {
  id: 'deals.list',
  method: 'GET',
  path: '/ecomm/b2c/v1/deals',
  retry: true,
  cached: 'own',
  lists: { deals: [{ items: [] }] },
} as const satisfies Endpoint;

export const addToCart = {
  id: 'deals.addToCart',
  method: 'POST',
  path: '/ecomm/b2c/v1/order/addDealToCart',
  lists: lists.cart,
} as const satisfies Endpoint;

/** Parts that are cheaper together. */
export const dealsEndpoints = [byCategory, list, addToCart] as const;
