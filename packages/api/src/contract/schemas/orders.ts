import * as z from 'zod/mini';
import { identifier, text } from './primitives.ts';
import { order } from './cart.ts';

export const orderSchemas = {
  'orders.details': {
    requirement: 'API-041',
    summary: 'The current order, or one the session may see',

    query: z.object({
      orderId: z.optional(identifier),
      orderType: z.optional(text(20)),
      includeShipments: z.optional(text(5)),
    }),
    response: order,
  },
  'orders.detail': {
    requirement: 'API-082',
    summary: 'One order that the session may see',
    params: z.object({ orderId: identifier }),
    response: order,
  },
  'orders.lookup': {
    requirement: 'API-081',
    summary: 'Find an order by number and email or phone',

    body: z.object({ orderId: identifier, email: z.optional(text(254)), phoneNumber: z.optional(text(20)) }),
    response: order,
  },
  'orders.confirmation': {
    requirement: 'API-084',
    summary: 'The order that this session placed last',

    response: z.extend(order, { orderId: z.string(), email: z.string() }),
  },
};
