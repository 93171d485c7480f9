import type { Endpoint } from './endpoint.ts';
import * as lists from './lists.ts';

export const detail = {
  id: 'cart.detail',
  method: 'GET',
  path: '/ecomm/b2c/v1/cart',
  retry: true,
  lists: lists.cart,
} as const satisfies Endpoint;

export const mini = {
  id: 'cart.mini',
  method: 'GET',
  path: '/ecomm/b2c/v1/mini-cart',
  retry: true,
  lists: lists.cart,
} as const satisfies Endpoint;

export const addItem = {
  id: 'cart.addItem',
  method: 'POST',
  path: '/ecomm/b2c/v1/order/item',
  retry: true,
  lists: lists.cart,
} as const satisfies Endpoint;

export const updateItem = {
  id: 'cart.updateItem',
  method: 'PATCH',
  path: '/ecomm/b2c/v1/order/item/{commerceItemId}',
  retry: true,
  lists: lists.cart,
} as const satisfies Endpoint;

export const removeItem = {
  id: 'cart.removeItem',
  method: 'DELETE',
  path: '/ecomm/b2c/v1/order/item/{commerceItemId}',
  retry: true,
  lists: lists.cart,
} as const satisfies Endpoint;

export const addConfigItem = {
  id: 'cart.addConfigItem',
  method: 'POST',
  path: '/ecomm/b2c/v1/order/addConfigItem',
  lists: lists.cart,
} as const satisfies Endpoint;

export const swapItem = {
  id: 'cart.swapItem',
  method: 'POST',
  path: '/ecomm/b2c/v1/order/swapCommerceItem',
  lists: lists.cart,
} as const satisfies Endpoint;

export const saved = {
  id: 'cart.saved',
  method: 'GET',
  path: '/ecomm/b2c/v1/savedItems',
  retry: true,
  lists: lists.saved,
} as const satisfies Endpoint;

export const saveItem = {
  id: 'cart.saveItem',
  method: 'POST',
  path: '/ecomm/b2c/v1/savedItems',
  lists: lists.cartAndSaved,
} as const satisfies Endpoint;

export const moveSaved = {
  id: 'cart.moveSaved',
  method: 'POST',
  path: '/ecomm/b2c/v1/savedItems/{savedItemId}/moveToCart',
  lists: lists.cartAndSaved,
} as const satisfies Endpoint;

export const removeSaved = {
  id: 'cart.removeSaved',
  method: 'DELETE',
  path: '/ecomm/b2c/v1/savedItems/{savedItemId}',
  lists: lists.saved,
} as const satisfies Endpoint;

/** The cart of a session. */
export const cartEndpoints = [
  detail,
  mini,
  addItem,
  updateItem,
  removeItem,
  addConfigItem,
  swapItem,
  saved,
  saveItem,
  moveSaved,
  removeSaved,
] as const;
