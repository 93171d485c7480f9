import type { ErrorTable } from './errorTable.ts';

const itemErrors = {
  error_item_unknown: 404,
  error_item_unavailable: 422,
  /** Pickup without a store. */
  error_item_no_pickup: 422,
  error_quantity_limit: 422,
  error_store_unknown: 404,
  error_order_changed: 409,
} as const;

export const cartErrors = {
  'cart.detail': { error_zip_invalid: 422 },
  'cart.addItem': itemErrors,
  'cart.updateItem': itemErrors,
  'cart.removeItem': itemErrors,
  'cart.addConfigItem': { ...itemErrors, error_option_invalid: 422 },
  'cart.swapItem': itemErrors,
  'cart.saveItem': { error_item_unknown: 404, error_saved_limit: 422, error_order_changed: 409 },
  'cart.moveSaved': itemErrors,
} as const satisfies ErrorTable;
