import type { EndpointTable } from './endpoint.ts';
import { lists } from './lists.ts';

const itemErrors = {
  error_item_unknown: 404,
  error_item_unavailable: 422,
  /** Pickup without a store. */
  error_item_no_pickup: 422,
  error_quantity_limit: 422,
  error_store_unknown: 404,
  error_order_changed: 409,
} as const;

/** The cart of a session. */
export const cartEndpoints = {
  'cart.detail': {
    method: 'GET',
    path: '/ecomm/b2c/v1/cart',
    timeout: 'default',
    retry: true,
    lists: lists.cart,
    errors: { error_zip_invalid: 422 },
  },
  'cart.mini': {
    method: 'GET',
    path: '/ecomm/b2c/v1/mini-cart',
    timeout: 'default',
    retry: true,
    lists: lists.cart,
  },
  'cart.addItem': {
    method: 'POST',
    path: '/ecomm/b2c/v1/order/item',
    timeout: 'default',
    retry: true,
    refreshesOrder: true,
    errors: itemErrors,
    lists: lists.cart,
  },
  'cart.updateItem': {
    method: 'PATCH',
    path: '/ecomm/b2c/v1/order/item/{commerceItemId}',
    timeout: 'default',
    retry: true,
    refreshesOrder: true,
    errors: itemErrors,
    lists: lists.cart,
  },
  'cart.removeItem': {
    method: 'DELETE',
    path: '/ecomm/b2c/v1/order/item/{commerceItemId}',
    timeout: 'default',
    retry: true,
    refreshesOrder: true,
    errors: itemErrors,
    lists: lists.cart,
  },
  'cart.addConfigItem': {
    method: 'POST',
    path: '/ecomm/b2c/v1/order/addConfigItem',
    timeout: 'default',
    retry: true,
    refreshesOrder: true,
    errors: { ...itemErrors, error_option_invalid: 422 },
    lists: lists.cart,
  },
  'cart.swapItem': {
    method: 'POST',
    path: '/ecomm/b2c/v1/order/swapCommerceItem',
    timeout: 'default',
    retry: true,
    refreshesOrder: true,
    errors: itemErrors,
    lists: lists.cart,
  },
  'cart.saved': {
    method: 'GET',
    path: '/ecomm/b2c/v1/savedItems',
    timeout: 'default',
    retry: true,
    lists: lists.saved,
  },
  'cart.saveItem': {
    method: 'POST',
    path: '/ecomm/b2c/v1/savedItems',
    timeout: 'default',
    errors: { error_item_unknown: 404, error_saved_limit: 422, error_order_changed: 409 },
    lists: `${lists.cart} ${lists.saved}`,
  },
  'cart.moveSaved': {
    method: 'POST',
    path: '/ecomm/b2c/v1/savedItems/{savedItemId}/moveToCart',
    timeout: 'default',
    errors: itemErrors,
    lists: `${lists.cart} ${lists.saved}`,
  },
  'cart.removeSaved': {
    method: 'DELETE',
    path: '/ecomm/b2c/v1/savedItems/{savedItemId}',
    timeout: 'default',
    lists: lists.saved,
  },
} as const satisfies EndpointTable;
