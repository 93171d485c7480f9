import type { Line, Order, OrderEntry, Shipment } from '@driveline/api';
import { orderState, returnsState, type ShipmentDate } from '@driveline/validation';

type Placed = Pick<OrderEntry, 'orderType' | 'orderStatus' | 'payBy' | 'canCancel'>;

/** Statuses in which a shipment reached its buyer. */
const arrivals = ['DELIVERED', 'PICKED UP'];

/** What of an order's status and type a page shows and offers. */
export function orderFacts(entry: Placed) {
  const { status, isReturn, isUnpaid, totals, canBuyAgain, mayCancel } = orderState(entry);
  return {
    status,
    isReturn,
    isUnpaid,
    totals,
    canBuyAgain,
    canCancel: mayCancel && entry.canCancel === true,
  };
}

/** Key of the title of its page: a return is no order of its own to who sent it. */
export function orderTitle(order: Pick<Order, 'orders'> | undefined) {
  const [entry] = order?.orders ?? [];
  return entry && orderFacts(entry).isReturn ? 'orders.title.return' : 'track.order';
}

/** What of an order comes back, or came, and how far it is (PLUS-024); undefined where nothing does. */
export function returnedOf({ returnOrders = [], shipmentInfoList }: OrderEntry) {
  const status = returnsState(returnOrders.map(({ orderStatus }) => orderStatus));
  if (!status) return undefined;
  const lines = shipmentInfoList.flatMap(({ lineItemList }) => lineItemList);
  const count = (of: (line: Line) => number | undefined) =>
    lines.reduce((sum, line) => sum + (of(line) ?? 0), 0);
  const parts = count(({ afterSale }) => afterSale?.returned);
  const isCore = parts === 0;
  return { status, parts, of: count(({ itemQuantity }) => itemQuantity), ...(isCore && { isCore }) };
}

/** The order that a return comes from, without a status; the returns of an order, each with its `ShownStatus`. */
export function relatedOrders({
  orders: [entry],
}: Pick<Order, 'orders'>): { number: string; status?: string }[] {
  const { parentOrderId, returnOrderIds = [], returnOrders } = entry ?? {};
  // A server that only numbers them tells at least that they were started.
  const returns = returnOrders ?? returnOrderIds.map((orderId) => ({ orderId, orderStatus: 'SUBMITTED' }));
  return [
    ...(parentOrderId ? [{ number: parentOrderId }] : []),
    ...returns.map(({ orderId, orderStatus }) => ({
      number: orderId,
      status: orderState({ orderType: 'RETURN', orderStatus }).status,
    })),
  ];
}

/**
 * How a placed shipment moves, its status as it is shown, the tense and day of its date, and the code while it is asked for.
 * @param today `YYYY-MM-DD`: what was promised for an earlier day is late
 */
export function shipmentFacts({ orderType, payBy }: Placed, shipment: Shipment, today?: string) {
  const { orderStatus, shipmentType, pickupCode, formerDeliveryDate, estimatedDeliveryDate } = shipment;
  const promised = estimatedDeliveryDate;
  const state = orderState({ orderType, payBy, orderStatus, shipmentType, promised, today });
  const { flow, tense, isPast, status, date, hasPickupCode, mayCancel } = state;
  const when = date && whenOf(date, shipment);
  return {
    flow,
    tense,
    status,
    canCancel: mayCancel && shipment.canCancel === true,
    ...(when && { when }),
    ...(when && tense === 'late' && !isPast && formerDeliveryDate && { wasDue: formerDeliveryDate }),
    ...(pickupCode && hasPickupCode && { pickupCode }),
  };
}

/** The store that a shipment is to be fetched at, while it is; none of what was, or of a delivery. @param today `YYYY-MM-DD` */
export function storeToVisit(
  { orders: [entry] }: Pick<Order, 'orders'>,
  shipmentId: string,
  today?: string,
): Shipment['store'] | undefined {
  const shipment = entry?.shipmentInfoList.find((each) => each.shipmentId === shipmentId);
  if (!entry || !shipment) return undefined;
  const { flow, tense } = shipmentFacts(entry, shipment, today);
  const isAhead = tense === 'coming' || tense === 'waiting' || tense === 'late';
  return flow === 'pickup' && isAhead ? shipment.store : undefined;
}

function whenOf(date: ShipmentDate, { history = [], estimatedDeliveryDate }: Shipment): string | undefined {
  if (date === 'bought') return history[0]?.at;
  if (date === 'promised') return estimatedDeliveryDate ?? undefined;
  return history.findLast(({ orderStatus }) => arrivals.includes(orderStatus))?.at;
}
