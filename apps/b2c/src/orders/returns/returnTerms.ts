import type { Market } from '@driveline/markets';
import { returnDays } from '../../catalog/returnDays.ts';
import { dateOf, localOf } from '../../clock/zone.ts';
import { earliestToday } from '../../clock/calendarDate.ts';
import type { OrderRows } from '../orderRows.ts';
import { flowOf } from '../status/statusTable.ts';

type Item = OrderRows['items'][number];
type Shipment = OrderRows['shipments'][number];

export interface ReturnTerms {
  /** Pieces that can be returned now. */
  readonly returnable: number;
  /** `YYYY-MM-DD`, null before arrival. */
  readonly returnBy: string | null;
  readonly coreReturnable: number;
  readonly coreReturnBy: string | null;
}

const arrivals = ['deliver', 'collect'];

/** When a shipment reached its buyer; undefined as long as it has not. */
export function arrivalOf(
  { order, events }: Pick<OrderRows, 'order' | 'events'>,
  shipment: Shipment,
): Date | undefined {
  if (flowOf(order.type, shipment.fulfilment) === 'register') {
    return order.type === 'INSTOREORDER' ? new Date(order.placed_at) : undefined;
  }
  const event = events.find(
    ({ shipment_id, event: name }) => shipment_id === shipment.id && arrivals.includes(name),
  );
  return event && new Date(event.at);
}

/** `YYYY-MM-DD` in the market's zone, so many days after an instant. */
export const dayAfter = ({ timeZone }: Market, at: Date, days: number): string =>
  dateOf(localOf(at, timeZone).day + days);

/** What of an item can come back at `now`. */
export function returnTermsOf(
  market: Market,
  now: Date,
  rows: Pick<OrderRows, 'order' | 'events' | 'shipments'>,
  item: Item,
): ReturnTerms {
  const shipment = rows.shipments.find(({ id }) => id === item.shipment_id);
  const arrived = shipment && rows.order.type !== 'RETURN' ? arrivalOf(rows, shipment) : undefined;
  const hasCore = item.core_minor > 0;
  if (!arrived) return { returnable: 0, returnBy: null, coreReturnable: 0, coreReturnBy: null };
  const today = earliestToday(market, now);
  const returnBy = dayAfter(market, arrived, returnDays.part);
  const coreReturnBy = hasCore ? dayAfter(market, arrived, returnDays.core) : null;
  return {
    returnable: today <= returnBy ? item.quantity - item.returned_count : 0,
    returnBy,
    coreReturnable: coreReturnBy && today <= coreReturnBy ? item.quantity - item.core_returned_count : 0,
    coreReturnBy,
  };
}
