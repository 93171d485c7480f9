import type { ErrorTable } from './errorTable.ts';

export const dealErrors = {
  'deals.addToCart': {
    error_deal_expired: 422,
    error_item_unknown: 404,
    error_item_unavailable: 422,
    error_quantity_limit: 422,
    error_order_changed: 409,
  },
} as const satisfies ErrorTable;
