import { asksPassword, ofActive, type ErrorTable } from './errorTable.ts';

const unknown = { error_order_unknown: 404 } as const;

const own = { ...unknown, ...asksPassword } as const;

const cancelling = { ...own, error_cancel_too_late: 422 } as const;

const returning = {
  ...own,
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

export const orderErrors = {
  'orders.details': own,
  'orders.detail': own,
  'orders.lookup': { error_order_unknown: 404, error_too_many_requests: 429 },
  'orders.confirmation': unknown,
  'orders.cancel': cancelling,
  'orders.cancelShipment': { ...cancelling, error_shipment_unknown: 404 },
  'orders.historyV1': ofActive,
  'orders.history': ofActive,
  'orders.current': ofActive,
  'orders.return': returning,
  'orders.returnCore': { ...returning, error_return_core_none: 422 },
} as const satisfies ErrorTable;
