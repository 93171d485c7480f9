import * as z from 'zod/mini';
import { signedInErrors, type DomainSchemas } from './endpointSchemas.ts';
import { orderTypes } from '../orderStatus.ts';
import { orderRefund, returnMethod, returnReason } from './afterSale.ts';
import { order, orderEntry } from './cart.ts';
import { amount, identifier, orderNumber, quantity, storeNumber, text } from './primitives.ts';

/** One row of a history: its lines carry the pictures. */
export const historyEntry = z.extend(orderEntry, {
  currency: z.string(),
  totalPrice: amount,
  itemCount: z.number(),
});

const history = z.object({
  orders: z.array(historyEntry),
  totalCount: z.number(),
  /** Hand it over as `after` for the next page; absent on the last one. */
  nextPage: z.optional(z.string()),
});

const page = {
  pageNumber: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000))),
  maxResult: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50))),
};
const day = z.string().check(z.regex(/^(19|20)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));

/** The store that a return is brought to; else that of the order, else the session's, else any. */
const returnStore = z.optional(storeNumber);

const idempotencyKey = z.optional(z.string().check(z.regex(/^[\w-]{4,64}$/)));

const orderErrors = { error_order_unknown: 404 } as const;

const cancelErrors = { ...orderErrors, error_cancel_too_late: 422 } as const;

const returnErrors = {
  ...orderErrors,
  error_return_item_unknown: 404,
  /** Nothing has reached the shopper yet: it is cancelled, not returned. */
  error_return_too_early: 422,
  error_return_too_late: 422,
  /** More than is left to return, also because another call was faster. */
  error_return_quantity: 422,
  error_store_unknown: 404,
  /** The key came before with other contents. */
  error_idempotency_reused: 409,
} as const;

export const orderSchemas = {
  'orders.details': {
    requirement: 'API-041',
    summary: 'The current order, or one the session may see',
    query: z.object({
      orderId: z.optional(orderNumber),
      orderType: z.optional(text(20)),
      includeShipments: z.optional(text(5)),
    }),
    response: order,
    asksPassword: 'forAccount',
    errors: orderErrors,
  },
  'orders.detail': {
    requirement: 'API-082',
    summary: 'One order that the session may see',
    params: z.object({ orderId: orderNumber }),
    response: order,
    asksPassword: 'forAccount',
    errors: orderErrors,
  },
  'orders.lookup': {
    requirement: 'API-081',
    summary: 'Find an order by number and email or phone',
    body: z.object({ orderId: orderNumber, email: z.optional(text(254)), phoneNumber: z.optional(text(20)) }),
    response: order,
    errors: { error_order_unknown: 404, error_too_many_requests: 429 },
  },
  'orders.confirmation': {
    requirement: 'API-084',
    summary: 'The order that this session placed last',
    response: z.extend(order, { orderId: z.string(), email: z.string() }),
    errors: orderErrors,
  },
  'orders.cancel': {
    requirement: 'API-079',
    summary: 'Cancel a whole order, or a return, as long as nothing of it has left',
    body: z.object({ orderId: identifier, reason: text(200) }),
    response: z.object({ orderStatus: z.string(), refund: z.optional(orderRefund) }),
    asksPassword: 'forAccount',
    errors: cancelErrors,
  },
  'orders.cancelShipment': {
    requirement: 'API-080',
    summary: 'Cancel one shipment of an order',
    body: z.object({ orderId: identifier, shipmentId: identifier, reason: text(200) }),
    response: order,
    asksPassword: 'forAccount',
    errors: { ...cancelErrors, error_shipment_unknown: 404 },
  },
  'orders.historyV1': {
    requirement: 'API-083',
    summary: "The account's orders, newest first",
    query: z.object(page),
    response: history,
    asksPassword: 'always',
    errors: signedInErrors,
  },
  'orders.history': {
    requirement: 'API-083',
    summary: "The account's orders by type, number and days, newest first",
    query: z.object({
      ...page,
      orderType: z.optional(z.enum(orderTypes)),
      /** Days of the market's time zone, both included. */
      fromDate: z.optional(day),
      toDate: z.optional(day),
      /** Part of an order number (ACCT-046). */
      orderId: z.optional(orderNumber),
      /** `nextPage` of the answer before; wins over `pageNumber`. */
      after: z.optional(z.string().check(z.regex(/^[\w-]{1,120}$/))),
    }),
    response: history,
    asksPassword: 'always',
    errors: signedInErrors,
  },
  'orders.current': {
    requirement: 'API-116',
    summary: "The account's latest orders",
    response: history,
    asksPassword: 'always',
    errors: signedInErrors,
  },
  'orders.return': {
    requirement: 'PLUS-024',
    summary: 'Return parts of an order, or all of them; answers the return',
    body: z.object({
      orderId: identifier,
      /** Left out: everything that can be returned, for `reason`. */
      lines: z.optional(
        z
          .array(
            z.object({
              commerceItemId: identifier,
              quantity,
              reason: returnReason,
              note: z.optional(text(500)),
            }),
          )
          .check(z.minLength(1), z.maxLength(50)),
      ),
      reason: z.optional(returnReason),
      method: returnMethod,
      storeNumber: returnStore,
      idempotencyKey,
    }),
    response: order,
    asksPassword: 'forAccount',
    errors: returnErrors,
  },
  'orders.returnCore': {
    requirement: 'PLUS-024',
    summary: 'Announce old parts whose deposit is to be refunded; answers the return',
    body: z.object({
      orderId: identifier,
      commerceItemId: identifier,
      quantity,
      method: returnMethod,
      storeNumber: returnStore,
      idempotencyKey,
    }),
    response: order,
    asksPassword: 'forAccount',
    errors: { ...returnErrors, error_return_core_none: 422 },
  },
} satisfies DomainSchemas;

export type HistoryEntry = z.infer<typeof historyEntry>;
export type OrderHistory = z.infer<typeof history>;
