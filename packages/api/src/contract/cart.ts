import type { Endpoint } from './endpoint.ts';
import * as keptLists from './lists.ts';

export const detail = {
  id: 'cart.detail',
  method: 'GET',
  path: '/ecomm/b2c/v1/cart',
  retry: true,
  lists: keptLists.cart,
} as const satisfies Endpoint;

export const mini = {
  id: 'cart.mini',
  method: 'GET',
  path: '/ecomm/b2c/v1/mini-cart',
  retry: true,
  lists: keptLists.cart,
} as const satisfies Endpoint;

export const addItem = {
  id: 'cart.addItem',
  method: 'POST',
  path: '/ecomm/b2c/v1/order/item',
  retry: true,
  lists: keptLists.cart,
} as const satisfies Endpoint;

export const updateItem = {
  id: 'cart.updateItem',
  method: 'PATCH',
  path: '/ecomm/b2c/v1/order/item/{commerceItemId}',
  retry: true,
  lists: keptLists.cart,
} as const satisfies Endpoint;

export const removeItem = {
  id: 'cart.removeItem',
  method: 'DELETE',
  path: '/ecomm/b2c/v1/order/item/{commerceItemId}',
  retry: true,
  lists: keptLists.cart,
} as const satisfies Endpoint;

export const addConfigItem = {
  id: 'cart.addConfigItem',
  method: 'POST',
  path: '/ecomm/b2c/v1/order/addConfigItem',
  lists: keptLists.cart,
} as const satisfies Endpoint;

export const swapItem = {
  id: 'cart.swapItem',
  method: 'POST',
  path: '/ecomm/b2c/v1/order/swapCommerceItem',
  lists: keptLists.cart,
} as const satisfies Endpoint;

export const saved = {
  id: 'cart.saved',
  method: 'GET',
  path: '/ecomm/b2c/v1/savedItems',
  retry: true,
  lists: keptLists.saved,
} as const satisfies Endpoint;

export const saveItem = {
  id: 'cart.saveItem',
  method: 'POST',
  path: '/ecomm/b2c/v1/savedItems',
  lists: keptLists.cartAndSaved,
} as const satisfies Endpoint;

export const moveSaved = {
  id: 'cart.moveSaved',
  method: 'POST',
  path: '/ecomm/b2c/v1/savedItems/{savedItemId}/moveToCart',
  lists: keptLists.cartAndSaved,
} as const satisfies Endpoint;

export const removeSaved = {
  id: 'cart.removeSaved',
  method: 'DELETE',
  path: '/ecomm/b2c/v1/savedItems/{savedItemId}',
  lists: keptLists.saved,
} as const satisfies Endpoint;

export const lists = {
  id: 'cart.lists',
  method: 'GET',
  path: '/ecomm/b2c/v1/savedLists',
  lists: keptLists.savedLists,
} as const satisfies Endpoint;

export const createList = {
  id: 'cart.createList',
  method: 'POST',
  path: '/ecomm/b2c/v1/savedLists',
  lists: keptLists.savedLists,
} as const satisfies Endpoint;

export const changeList = {
  id: 'cart.changeList',
  method: 'PATCH',
  path: '/ecomm/b2c/v1/savedLists/{listId}',
  lists: keptLists.savedLists,
} as const satisfies Endpoint;

export const removeList = {
  id: 'cart.removeList',
  method: 'DELETE',
  path: '/ecomm/b2c/v1/savedLists/{listId}',
  lists: keptLists.savedLists,
} as const satisfies Endpoint;

/** The cart of a session, and parts that are kept beside it. */
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
  lists,
  createList,
  changeList,
  removeList,
] as const;
