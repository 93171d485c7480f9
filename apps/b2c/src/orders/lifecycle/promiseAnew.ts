import type { Executor } from '../../db/tx.ts';
import { localOf } from '../../clock/zone.ts';
import { laterDay, laterSlot } from '../../logistics/timetable.ts';
import type { ServerMarket } from '../../markets/serverMarket.ts';
import { sitesOf } from '../../stores/places.ts';

/**
 * What an order promises when its money has come later than it was placed: a parcel so many days later, a store as much
 * time later, each on the next day that is one of delivery or of opening.
 */
export async function promiseAnew(
  tx: Executor,
  now: Date,
  market: ServerMarket,
  orderId: string,
): Promise<void> {
  const rows = await tx
    .selectFrom('order_shipment')
    .innerJoin('orders', 'orders.id', 'order_shipment.order_id')
    .select(['order_shipment.id', 'order_shipment.store_id', 'order_shipment.promise', 'orders.placed_at'])
    .where('order_shipment.order_id', '=', orderId)
    .execute();
  const { calendar } = market.terms.delivery.logistics;
  const sites = await sitesOf(tx, market);
  for (const { id, store_id, promise, placed_at } of rows) {
    const before = promise as { at?: string | null } | null;
    if (!before?.at) continue;
    const placed = new Date(placed_at);
    const site = store_id === null ? undefined : sites.byId(store_id);
    const waitedDays = localOf(now, market.timeZone).day - localOf(placed, market.timeZone).day;
    const ready = new Date(Date.parse(before.at) + now.getTime() - placed.getTime());
    const at = before.at.includes('T')
      ? ((site && laterSlot(site, calendar, ready)?.readyAt) ?? null)
      : laterDay(before.at, waitedDays, calendar);
    await tx
      .updateTable('order_shipment')
      .set({ promise: JSON.stringify({ ...before, at }) })
      .where('id', '=', id)
      .execute();
  }
}
