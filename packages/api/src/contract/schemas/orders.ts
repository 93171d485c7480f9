import * as z from 'zod/mini';
import { identifier, text } from './primitives.ts';
import { order } from './cart.ts';

export const orderSchemas = {
  'orders.details': {
    query: z.object({
      orderId: z.optional(identifier),
      orderType: z.optional(text(20)),
      includeShipments: z.optional(text(5)),
    }),
    response: order,
  },
  'orders.detail': { params: z.object({ orderId: identifier }), response: order },
  'orders.lookup': {
    body: z.object({ orderId: identifier, email: z.optional(text(254)), phoneNumber: z.optional(text(20)) }),
    response: order,
  },
  'orders.confirmation': {
    response: z.extend(order, { orderId: z.string(), email: z.string() }),
  },
};
