import type { OrderStatus } from '@driveline/api/contract';

/** What can happen to a shipment. */
export const events = [
  'accept',
  'delay',
  'pack',
  'ready',
  'collect',
  'ship',
  'dispatch',
  'deliver',
  'trouble',
  'lose',
  'giveUp',
  'expire',
  'cancel',
  'cancelled',
  'receive',
  'refund',
  'close',
] as const;

export type OrderEvent = (typeof events)[number];

/** How a shipment travels: a parcel, a pickup, an order of the store's counter, or a part that comes back. */
export type Flow = 'parcel' | 'pickup' | 'counter' | 'return' | 'register';

type Row = Readonly<Partial<Record<OrderEvent, OrderStatus>>>;
type Table = Readonly<Partial<Record<OrderStatus, Row>>>;

const cancelling: OrderStatus = 'CANCELLATION IN PROGRESS';

const cancellation: Table = {
  'CANCELLATION IN PROGRESS': { cancelled: 'CANCELLED' },
  CANCELLED: {},
};

/** Every status that a shipment of a flow can have, and where each event leads. What is not here cannot happen. */
export const statusTable: Readonly<Record<Flow, Table>> = {
  parcel: {
    SUBMITTED: { accept: 'PROCESSING', cancel: cancelling, expire: 'CANCELLED' },
    PROCESSING: { pack: 'READY TO SHIP', delay: 'DELAYED', cancel: cancelling },
    DELAYED: { pack: 'READY TO SHIP', cancel: cancelling },
    'READY TO SHIP': { ship: 'SHIPPED', delay: 'DELAYED', cancel: cancelling },
    SHIPPED: {
      dispatch: 'OUT FOR DELIVERY',
      deliver: 'DELIVERED',
      trouble: 'ISSUE WITH DELIVERY',
      lose: 'UNKNOWN_STATUS',
    },
    'OUT FOR DELIVERY': { deliver: 'DELIVERED', trouble: 'ISSUE WITH DELIVERY', lose: 'UNKNOWN_STATUS' },
    'ISSUE WITH DELIVERY': {
      dispatch: 'OUT FOR DELIVERY',
      deliver: 'DELIVERED',
      giveUp: 'UNDELIVERABLE',
      lose: 'UNKNOWN_STATUS',
    },
    UNKNOWN_STATUS: {
      dispatch: 'OUT FOR DELIVERY',
      deliver: 'DELIVERED',
      trouble: 'ISSUE WITH DELIVERY',
      giveUp: 'UNDELIVERABLE',
    },
    UNDELIVERABLE: { close: 'NO_PENDING_ACTION' },
    NO_PENDING_ACTION: {},
    DELIVERED: { close: 'COMPLETE' },
    COMPLETE: {},
    ...cancellation,
  },
  pickup: {
    SUBMITTED: { accept: 'PROCESSING', cancel: cancelling, expire: 'CANCELLED' },
    PROCESSING: { ready: 'READY FOR PICK UP', delay: 'DELAYED', cancel: cancelling },
    DELAYED: { ready: 'READY FOR PICK UP', cancel: cancelling },
    'READY FOR PICK UP': { collect: 'PICKED UP', cancel: cancelling },
    'PICKED UP': { close: 'COMPLETE' },
    COMPLETE: {},
    ...cancellation,
  },
  counter: {
    SUBMITTED: { accept: 'PROCESSING', cancel: cancelling, expire: 'CANCELLED' },
    PROCESSING: { ready: 'READY', delay: 'DELAYED', cancel: cancelling },
    DELAYED: { ready: 'READY', cancel: cancelling },
    READY: { collect: 'PICKED UP', cancel: cancelling },
    'PICKED UP': { close: 'COMPLETE' },
    COMPLETE: {},
    ...cancellation,
  },
  return: {
    SUBMITTED: { receive: 'PROCESSING', cancel: 'CANCELLED' },
    PROCESSING: { refund: 'COMPLETE' },
    COMPLETE: {},
    CANCELLED: {},
  },
  /** Bought at the register, or adjusted there: done before we hear of it. */
  register: { COMPLETE: {}, NO_PENDING_ACTION: {} },
};

/** @returns the status after the event, or undefined where it cannot happen */
export const transition = (flow: Flow, status: string, event: OrderEvent): OrderStatus | undefined =>
  statusTable[flow][status as OrderStatus]?.[event];

/** Online orders by their fulfilment, everything else by its type. */
export function flowOf(orderType: string, fulfilment: string): Flow {
  if (orderType === 'RETURN') return 'return';
  if (orderType === 'STOREORDER') return 'counter';
  if (orderType !== 'ONLINEORDER') return 'register';
  return fulfilment === 'PICKUP' ? 'pickup' : 'parcel';
}
