import type { ErrorTable } from './errorTable.ts';

const added = {
  /** Not sold in this market. */
  error_item_unknown: 404,
  error_item_unavailable: 422,
  error_quantity_limit: 422,
  error_order_changed: 409,
} as const;

/** Of a call that names the way and the store. */
const placed = {
  ...added,
  error_store_unknown: 404,
  /** Pickup without a store. */
  error_item_no_pickup: 422,
} as const;

export const cartErrors = {
  /** Only where a cart is named: a session whose cart is gone has an empty one. */
  'cart.detail': { error_cart_unknown: 404, error_zip_invalid: 422 },
  'cart.addItem': placed,
  'cart.updateItem': placed,
  'cart.removeItem': { error_order_changed: 409 },
  'cart.addConfigItem': { ...placed, error_option_invalid: 422 },
  'cart.swapItem': added,
  'cart.saveItem': { error_item_unknown: 404, error_saved_limit: 422, error_order_changed: 409 },
  'cart.moveSaved': added,
} as const satisfies ErrorTable;
