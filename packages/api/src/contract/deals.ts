import type { EndpointTable } from './endpoint.ts';
import { lists } from './lists.ts';

/** Parts that are cheaper together. */
export const dealEndpoints = {
  'deals.byCategory': {
    method: 'GET',
    path: '/ecomm/b2c/v1/deals/shopDealsByCategory',
    timeout: 'default',
    retry: true,
    cached: true,
    lists: 'categories',
  },
  'deals.list': {
    method: 'GET',
    path: '/ecomm/b2c/v1/deals',
    timeout: 'default',
    retry: true,
    cached: true,
    lists: 'deals deals[].items',
  },
  'deals.addToCart': {
    method: 'POST',
    path: '/ecomm/b2c/v1/order/addDealToCart',
    timeout: 'default',
    retry: true,
    refreshesOrder: true,
    errors: {
      error_deal_expired: 422,
      error_item_unknown: 404,
      error_item_unavailable: 422,
      error_item_no_pickup: 422,
      error_quantity_limit: 422,
      error_order_changed: 409,
    },
    lists: lists.cart,
  },
} as const satisfies EndpointTable;
