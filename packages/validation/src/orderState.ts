import { orderStatuses, type OrderType } from './orderStatus.ts';
import { shipmentTypes } from './shipmentType.ts';

/** What a shopper is shown: the statuses of the API, and those that an unpaid order and a return have of their own. */
export const shownStatuses = [
  ...orderStatuses,
  'AWAITING PAYMENT',
  'RETURN STARTED',
  'RETURN RECEIVED',
  'REFUNDED',
  'RETURN CANCELLED',
] as const;

export type ShownStatus = (typeof shownStatuses)[number];

/** How a placed shipment moves: to a door, to a counter, not at all, or back. */
export type ShipmentFlow = 'delivery' | 'pickup' | 'register' | 'return';

/**
 * What the date of a placed shipment is (PLUS-063): still to come, kept until it is paid, ready at the counter, late,
 * behind us, or none any more.
 */
export type ShipmentTense = 'coming' | 'unpaid' | 'waiting' | 'late' | 'past' | 'off';

/** Stations of a shipment: of a delivery, of a pickup, or of a return. */
export type TrackerStep =
  | 'placed'
  | 'preparing'
  | 'shipped'
  | 'outForDelivery'
  | 'delivered'
  | 'readyForPickup'
  | 'pickedUp'
  | 'returnStarted'
  | 'returnReceived'
  | 'refunded';

interface TypeRow {
  /** Else by the type of each shipment. */
  readonly flow?: ShipmentFlow;
  /** What its total is. */
  readonly totals: 'placed' | 'refund';
  readonly canBuyAgain: boolean;
  /** What its statuses are called, where these have other names than an order's. */
  readonly statuses?: Readonly<Partial<Record<string, ShownStatus>>>;
}

const bought: TypeRow = { totals: 'placed', canBuyAgain: true };

const types: Readonly<Record<string, TypeRow>> = {
  ONLINEORDER: bought,
  STOREORDER: bought,
  INSTOREORDER: { ...bought, flow: 'register' },
  Adjustment: { flow: 'register', totals: 'placed', canBuyAgain: false },
  RETURN: {
    flow: 'return',
    totals: 'refund',
    canBuyAgain: false,
    statuses: {
      SUBMITTED: 'RETURN STARTED',
      PROCESSING: 'RETURN RECEIVED',
      COMPLETE: 'REFUNDED',
      CANCELLED: 'RETURN CANCELLED',
    },
  },
} satisfies Record<OrderType, TypeRow>;

/** In which tense a status speaks of its date, and the station that it stands for; one without is none: delayed, cancelled. */
const rows: Readonly<Record<string, { readonly tense: ShipmentTense; readonly step?: TrackerStep }>> = {
  SUBMITTED: { tense: 'coming', step: 'placed' },
  PROCESSING: { tense: 'coming', step: 'preparing' },
  'READY TO SHIP': { tense: 'coming', step: 'preparing' },
  SHIPPED: { tense: 'coming', step: 'shipped' },
  SHIPPED_MULTIPLE: { tense: 'coming', step: 'shipped' },
  'OUT FOR DELIVERY': { tense: 'coming', step: 'outForDelivery' },
  'ORDER READY': { tense: 'waiting', step: 'readyForPickup' },
  'READY FOR PICK UP': { tense: 'waiting', step: 'readyForPickup' },
  READY: { tense: 'waiting', step: 'readyForPickup' },
  DELAYED: { tense: 'late' },
  'ISSUE WITH DELIVERY': { tense: 'late' },
  UNKNOWN_STATUS: { tense: 'late' },
  DELIVERED: { tense: 'past', step: 'delivered' },
  DELIVERED_MULTIPLE: { tense: 'past', step: 'delivered' },
  'PICKED UP': { tense: 'past', step: 'pickedUp' },
  COMPLETE: { tense: 'past' },
  NO_PENDING_ACTION: { tense: 'off' },
  UNDELIVERABLE: { tense: 'off' },
  CANCELLED: { tense: 'off' },
  'CANCELLATION IN PROGRESS': { tense: 'off' },
  'AWAITING PAYMENT': { tense: 'unpaid', step: 'placed' },
  'RETURN STARTED': { tense: 'coming', step: 'returnStarted' },
  'RETURN RECEIVED': { tense: 'coming', step: 'returnReceived' },
  REFUNDED: { tense: 'past', step: 'refunded' },
  'RETURN CANCELLED': { tense: 'off' },
} satisfies Record<ShownStatus, { tense: ShipmentTense; step?: TrackerStep }>;

/** What was bought at the register never travelled. */
const ways: Readonly<Record<ShipmentFlow, readonly TrackerStep[]>> = {
  delivery: ['placed', 'preparing', 'shipped', 'outForDelivery', 'delivered'],
  pickup: ['placed', 'preparing', 'readyForPickup', 'pickedUp'],
  register: [],
  return: ['returnStarted', 'returnReceived', 'refunded'],
};

/** Which date is told: the promised one while it is to come or late, the day it was had, or the day of the purchase. */
export type ShipmentDate = 'promised' | 'arrived' | 'bought';

const dates: Readonly<Record<ShipmentTense, ShipmentDate | undefined>> = {
  coming: 'promised',
  unpaid: undefined,
  waiting: 'promised',
  late: 'promised',
  past: 'arrived',
  off: undefined,
};

/** Statuses in which the shopper may call it off, where the server agrees: nothing has left, or been handed in. */
const cancellable: readonly string[] = [
  'SUBMITTED',
  'PROCESSING',
  'READY TO SHIP',
  'ORDER READY',
  'READY FOR PICK UP',
  'READY',
  'DELAYED',
  'AWAITING PAYMENT',
  'RETURN STARTED',
] satisfies ShownStatus[];

/** Tenses in which the counter asks for the code, and in which it is a place to go to at all. */
const collectable: readonly ShipmentTense[] = ['coming', 'waiting', 'late'];
const ahead: readonly ShipmentTense[] = [...collectable, 'unpaid'];

/** What the state of an order or a shipment is read from, as the wire has it. */
export interface OrderStateFacts {
  readonly orderType: string;
  readonly orderStatus: string;
  /** By when it is to be paid; absent once it was, or where all is paid at once. */
  readonly payBy?: string | undefined;
  /** Of a shipment. */
  readonly shipmentType?: string | null | undefined;
  /** The promised day of a shipment, `YYYY-MM-DD`, or a moment that begins with the day at its place. */
  readonly promised?: string | null | undefined;
  /** `YYYY-MM-DD`; where it is not known, nothing that is to come is late. */
  readonly today?: string | undefined;
}

/** What is true of an order, a shipment or a return in its state: the one table that pages, lists and mails read (PLUS-063). */
export function orderState(facts: OrderStateFacts) {
  const { orderType, orderStatus, payBy, shipmentType } = facts;
  const { flow = wayOf(shipmentType), statuses, ...type } = own(types, orderType) ?? bought;
  // An order that ended without its money waits for nothing.
  const isUnpaid =
    payBy !== undefined &&
    (flow === 'delivery' || flow === 'pickup') &&
    own(rows, orderStatus)?.tense === 'coming';
  const status = isUnpaid ? 'AWAITING PAYMENT' : (own(statuses ?? {}, orderStatus) ?? orderStatus);
  // Of a status that nobody knows nothing can be promised.
  const { tense: told } = own(rows, status) ?? { tense: 'late' as const };
  const isPast = isOver(facts);
  const tense = told === 'coming' && flow !== 'return' && isPast ? 'late' : told;
  return {
    ...type,
    flow,
    tense,
    /** The promised day is behind us, a new one that was named for a delay too. */
    isPast,
    /** A `ShownStatus`; one that nobody knows as it came. */
    status,
    isUnpaid,
    isReturn: flow === 'return',
    date: dateOf(flow, tense),
    mayCancel: flow !== 'register' && cancellable.includes(status),
    hasPickupCode: flow === 'pickup' && collectable.includes(tense),
  };
}

/** What is promised for a day that is behind us is not to come on it, whatever its status says. */
const isOver = ({ promised, today }: OrderStateFacts): boolean =>
  Boolean(promised && today && promised.slice(0, today.length) < today);

/** A server may send any text: 'constructor' has no row. */
const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

function dateOf(flow: ShipmentFlow, tense: ShipmentTense): ShipmentDate | undefined {
  if (flow === 'register') return 'bought';
  return flow === 'return' ? undefined : dates[tense];
}

/** Any value that is not one of the shipped kinds reads as in-store (CART-027). */
function wayOf(shipmentType: string | null | undefined): ShipmentFlow {
  const known = shipmentTypes.find((each) => each === String(shipmentType).toLowerCase());
  return (known ?? 'instore') === 'instore' ? 'pickup' : 'delivery';
}

/** How far a return can be, the least far first. */
const backwards: readonly ShownStatus[] = ['RETURN STARTED', 'RETURN RECEIVED', 'REFUNDED'];

/**
 * How far the returns of an order are, given the status of each: the one that is least far decides (PLUS-063). Undefined
 * where nothing comes back: none was started, or all were cancelled.
 */
export function returnsState(orderStatuses: readonly string[]): ShownStatus | undefined {
  const shown = orderStatuses.map((orderStatus) => orderState({ orderType: 'RETURN', orderStatus }).status);
  return backwards.find((status) => shown.includes(status));
}

/** Whether the counter of a pickup is a place to go to, or will be. */
export const isCounterAhead = (flow: ShipmentFlow, tense: ShipmentTense): boolean =>
  flow === 'pickup' && ahead.includes(tense);

export interface OrderProgress {
  steps: readonly TrackerStep[];
  /** Number of the station it is at, from 1; one more than there are when it has arrived. */
  current: number;
}

/**
 * Where a shown status stands on its way. Undefined for one that is no station: delayed, cancelled, unknown. Nothing is
 * made of the status before: a status may follow any other (ACCT-045).
 */
export function orderProgress(flow: ShipmentFlow, status: string): OrderProgress | undefined {
  const steps = ways[flow];
  if (steps.length === 0) return undefined;
  if (status === 'COMPLETE') return { steps, current: steps.length + 1 };
  const step = own(rows, status)?.step;
  const at = step === undefined ? -1 : steps.indexOf(step);
  if (at < 0) return undefined;
  // Where only parts have arrived the last station is not behind it yet.
  const hasArrived = at === steps.length - 1 && status !== 'DELIVERED_MULTIPLE';
  return { steps, current: at + (hasArrived ? 2 : 1) };
}
