/** Every status of orders and shipments, spelt as on the wire (ACCT-044): the contract and the components have it from here. */
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

/** In the order of the choice (ACCT-043). */
export const orderTypes = ['ONLINEORDER', 'STOREORDER', 'INSTOREORDER', 'RETURN', 'Adjustment'] as const;

export type OrderType = (typeof orderTypes)[number];
