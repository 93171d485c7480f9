import type { OrderEntry, OrderStatus, OrderType, Shipment } from '@driveline/api';
import { readShipmentType } from '../shipments/shipments.ts';

type Placed = Pick<OrderEntry, 'orderType' | 'orderStatus' | 'payBy'>;
type Flow = 'delivery' | 'pickup' | 'register' | 'return';
type Tense = 'coming' | 'unpaid' | 'waiting' | 'late' | 'past' | 'off';

/** What is true of an order by its type (PLUS-063). */
interface TypeFacts {
  /** Else by the type of each shipment. */
  readonly flow?: Flow;
  /** What its total is. */
  readonly totals: 'placed' | 'refund';
  readonly canBuyAgain: boolean;
  /** What its statuses are called, where these have other names than an order's. */
  readonly statuses?: Readonly<Record<string, string>>;
}

const bought: TypeFacts = { totals: 'placed', canBuyAgain: true };

const types: Readonly<Record<string, TypeFacts>> = {
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
} satisfies Record<OrderType, TypeFacts>;

/** In which tense a status speaks of its date; one that nobody knows is late: nothing can be promised. */
const tenses: Readonly<Record<string, Tense>> = {
  SUBMITTED: 'coming',
  PROCESSING: 'coming',
  'READY TO SHIP': 'coming',
  SHIPPED: 'coming',
  SHIPPED_MULTIPLE: 'coming',
  'OUT FOR DELIVERY': 'coming',
  'ORDER READY': 'waiting',
  'READY FOR PICK UP': 'waiting',
  READY: 'waiting',
  DELAYED: 'late',
  'ISSUE WITH DELIVERY': 'late',
  UNKNOWN_STATUS: 'late',
  DELIVERED: 'past',
  DELIVERED_MULTIPLE: 'past',
  'PICKED UP': 'past',
  COMPLETE: 'past',
  NO_PENDING_ACTION: 'off',
  UNDELIVERABLE: 'off',
  CANCELLED: 'off',
  'CANCELLATION IN PROGRESS': 'off',
} satisfies Record<OrderStatus, Tense>;

/** Statuses in which a shipment reached its buyer. */
const arrivals = ['DELIVERED', 'PICKED UP'];

/** Tenses in which the counter asks for the code. */
const collectable: readonly Tense[] = ['coming', 'waiting', 'late'];

const typeFacts = (type: string): TypeFacts => types[type] ?? bought;

/** What of an order's status and type a page shows and offers. */
export function orderFacts(entry: Placed) {
  const { totals, canBuyAgain, flow } = typeFacts(entry.orderType);
  return {
    status: shownStatus(entry, entry.orderStatus),
    isReturn: flow === 'return',
    isUnpaid: isUnpaid(entry, entry.orderStatus),
    totals,
    canBuyAgain,
  };
}

/** How a placed shipment moves, its status as it is shown, the tense and day of its date, and the code while it is asked for. */
export function shipmentFacts(entry: Placed, shipment: Shipment) {
  const { orderStatus, shipmentType, pickupCode } = shipment;
  const { flow = readShipmentType(shipmentType) === 'instore' ? 'pickup' : 'delivery' } = typeFacts(
    entry.orderType,
  );
  const tense = isUnpaid(entry, orderStatus) ? 'unpaid' : (tenses[orderStatus] ?? 'late');
  const when = whenOf(flow, tense, shipment);
  return {
    flow,
    tense,
    status: shownStatus(entry, orderStatus),
    ...(when && { when }),
    ...(pickupCode && flow === 'pickup' && collectable.includes(tense) && { pickupCode }),
  };
}

/** A date is promised while it is to come or late, and afterwards the day it was had. */
function whenOf(flow: Flow, tense: Tense, shipment: Shipment): string | undefined {
  const { history = [], estimatedDeliveryDate } = shipment;
  if (flow === 'register') return history[0]?.at;
  if (flow === 'return' || tense === 'off' || tense === 'unpaid') return undefined;
  if (tense !== 'past') return estimatedDeliveryDate ?? undefined;
  return history.findLast(({ orderStatus }) => arrivals.includes(orderStatus))?.at;
}

/** An order that ended without its money waits for nothing. */
const isUnpaid = ({ payBy }: Placed, status: string): boolean =>
  payBy !== undefined && tenses[status] === 'coming';

function shownStatus(entry: Placed, status: string): string {
  if (isUnpaid(entry, status)) return 'AWAITING PAYMENT';
  return typeFacts(entry.orderType).statuses?.[status] ?? status;
}
