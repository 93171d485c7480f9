import type { EndpointTable } from './endpoint.ts';
import { lists } from './lists.ts';

const unknown = { error_order_unknown: 404 } as const;
const account = { error_not_signed_in: 401, error_sign_in_again: 401 } as const;
const cancelling = { ...unknown, error_cancel_too_late: 422 } as const;
const returning = {
  ...unknown,
  error_return_item_unknown: 404,
  /** Nothing has reached the shopper yet: it is cancelled, not returned. */
  error_return_too_early: 422,
  error_return_too_late: 422,
  /** More than is left to return, also because another call was faster. */
  error_return_quantity: 422,
  /** The key came before with other contents. */
  error_idempotency_reused: 409,
} as const;

/**
 * Placed orders. A customer sees the account's; a guest the order of this session, or one found by number and
 * email or phone.
 */
export const orderEndpoints = {
  'orders.details': {
    method: 'GET',
    path: '/ecomm/b2c/v4/order/details',
    timeout: 'S',
    retry: true,
    errors: unknown,
    lists: lists.order,
  },
  'orders.detail': {
    method: 'GET',
    path: '/ecomm/b2c/v2/order/details/{orderId}',
    timeout: 'S',
    retry: true,
    errors: unknown,
    lists: lists.order,
  },
  'orders.lookup': {
    method: 'POST',
    path: '/ecomm/b2c/v1/order/lookup',
    timeout: 'default',
    errors: { error_order_unknown: 404, error_too_many_requests: 429 },
    lists: lists.order,
  },
  'orders.confirmation': {
    method: 'GET',
    path: '/ecomm/b2c/v1/order/orderConfirmation',
    timeout: 'default',
    retry: true,
    errors: unknown,
    lists: lists.order,
  },
  'orders.cancel': {
    method: 'POST',
    path: '/ecomm/b2c/v1/order/cancelOrder',
    timeout: 'M',
    errors: cancelling,
  },
  'orders.cancelShipment': {
    method: 'POST',
    path: '/ecomm/b2c/v1/order/cancelOrderShippingGroup',
    timeout: 'M',
    errors: { ...cancelling, error_shipment_unknown: 404 },
    lists: lists.order,
  },
  'orders.historyV1': {
    method: 'GET',
    path: '/ecomm/b2c/v1/order/history',
    timeout: 'M',
    retry: true,
    errors: account,
    lists: lists.history,
  },
  'orders.history': {
    method: 'GET',
    path: '/ecomm/b2c/v2/order/history',
    timeout: 'M',
    retry: true,
    errors: account,
    lists: lists.history,
  },
  'orders.current': {
    method: 'GET',
    path: '/ecomm/b2c/v1/currentUser/orders',
    timeout: 'M',
    retry: true,
    errors: account,
    lists: lists.history,
  },
  'orders.return': {
    method: 'POST',
    path: '/ecomm/b2c/v1/order/return',
    timeout: 'default',
    errors: returning,
    lists: lists.order,
  },
  'orders.returnCore': {
    method: 'POST',
    path: '/ecomm/b2c/v1/order/returnCore',
    timeout: 'default',
    errors: { ...returning, error_return_core_none: 422 },
    lists: lists.order,
  },
} as const satisfies EndpointTable;
