import type { OrderEntry, Shipment } from '@driveline/api';
import { orderState, type ShipmentDate } from '@driveline/validation';

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

function whenOf(date: ShipmentDate, { history = [], estimatedDeliveryDate }: Shipment): string | undefined {
  if (date === 'bought') return history[0]?.at;
  if (date === 'promised') return estimatedDeliveryDate ?? undefined;
  return history.findLast(({ orderStatus }) => arrivals.includes(orderStatus))?.at;
}
