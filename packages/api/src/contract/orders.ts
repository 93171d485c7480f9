import type { Endpoint } from './endpoint.ts';
import * as lists from './lists.ts';

export const details = {
  id: 'orders.details',
  method: 'GET',
  path: '/ecomm/b2c/v4/order/details',
  timeout: 'S',
  retry: true,
  lists: lists.order,
} as const satisfies Endpoint;

export const detail = {
  id: 'orders.detail',
  method: 'GET',
  path: '/ecomm/b2c/v2/order/details/{orderId}',
  timeout: 'S',
  retry: true,
  lists: lists.order,
} as const satisfies Endpoint;

export const lookup = {
  id: 'orders.lookup',
  method: 'POST',
  path: '/ecomm/b2c/v1/order/lookup',
  lists: lists.order,
} as const satisfies Endpoint;

export const confirmation = {
  id: 'orders.confirmation',
  method: 'GET',
  path: '/ecomm/b2c/v1/order/orderConfirmation',
  retry: true,
  lists: lists.order,
} as const satisfies Endpoint;

export const cancel = {
  id: 'orders.cancel',
  method: 'POST',
  path: '/ecomm/b2c/v1/order/cancelOrder',
  timeout: 'M',
} as const satisfies Endpoint;

export const cancelShipment = {
  id: 'orders.cancelShipment',
  method: 'POST',
  path: '/ecomm/b2c/v1/order/cancelOrderShippingGroup',
  timeout: 'M',
  lists: lists.order,
} as const satisfies Endpoint;

export const historyV1 = {
  id: 'orders.historyV1',
  method: 'GET',
  path: '/ecomm/b2c/v1/order/history',
  timeout: 'M',
  retry: true,
  lists: lists.history,
} as const satisfies Endpoint;

export const history = {
  id: 'orders.history',
  method: 'GET',
  path: '/ecomm/b2c/v2/order/history',
  timeout: 'M',
  retry: true,
  lists: lists.history,
} as const satisfies Endpoint;

export const current = {
  id: 'orders.current',
  method: 'GET',
  path: '/ecomm/b2c/v1/currentUser/orders',
  timeout: 'M',
  retry: true,
  lists: lists.history,
} as const satisfies Endpoint;

export const returnItems = {
  id: 'orders.return',
  method: 'POST',
  path: '/ecomm/b2c/v1/order/return',
  lists: lists.order,
} as const satisfies Endpoint;

export const returnCore = {
  id: 'orders.returnCore',
  method: 'POST',
  path: '/ecomm/b2c/v1/order/returnCore',
  lists: lists.order,
} as const satisfies Endpoint;

/**
 * Placed orders. A customer sees the account's; a guest the order of this session, or one found by number and
 * email or phone.
 */
export const ordersEndpoints = [
  details,
  detail,
  lookup,
  confirmation,
  cancel,
  cancelShipment,
  historyV1,
  history,
  current,
  returnItems,
  returnCore,
] as const;
