/** ACCT-044: every status of orders and shipments, spelt as the wire spells them. */
export const orderStatuses = [
  'PROCESSING',
  'SUBMITTED',
  'COMPLETE',
  'PICKED UP',
  'SHIPPED',
  'ORDER READY',
  'SHIPPED_MULTIPLE',
  'NO_PENDING_ACTION',
  'DELAYED',
  'UNKNOWN_STATUS',
  'ISSUE WITH DELIVERY',
  'CANCELLED',
  'UNDELIVERABLE',
  'OUT FOR DELIVERY',
  'READY TO SHIP',
  'DELIVERED',
  'DELIVERED_MULTIPLE',
  'READY FOR PICK UP',
  'READY',
  'CANCELLATION IN PROGRESS',
] as const;

export type OrderStatus = (typeof orderStatuses)[number];

/** ACCT-043 */
export const orderTypes = ['STOREORDER', 'ONLINEORDER', 'INSTOREORDER', 'RETURN', 'Adjustment'] as const;

export type OrderType = (typeof orderTypes)[number];

/** Key of a status's label: one rule, so that no table of keys can lack one. */
export const statusLabelKey = (status: OrderStatus): string =>
  `label_orderStatus_${status.toLowerCase().replace(/\W+/g, '_')}`;
