import type { EndpointTable } from './endpoint.ts';
import { lists } from './lists.ts';

const unknown = { error_order_unknown: 404 } as const;

/** Placed orders. A guest sees the order of this session, or one found by number and email or phone. */
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
} as const satisfies EndpointTable;
