import { demonstrationCarrier } from '../../markets/carriers.ts';
import { applyOrderEvent } from '../lifecycle/applyOrderEvent.ts';
import type { LifecycleServices } from '../lifecycle/runStep.ts';
import { flowOf } from '../status/statusTable.ts';
import { demonstrationPace, type Pace } from './pace.ts';

const batch = 100;

/**
 * Plays warehouse, counter and carrier for a demonstration: moves each shipment along that has had its time.
 * Samples stay as they are, and what waits for its money waits. Two processes that play at once move nothing twice.
 * @returns how many shipments moved
 */
export async function simulateFulfilment(
  services: LifecycleServices,
  pace: Pace = demonstrationPace,
): Promise<number> {
  const { db, clock } = services;
  const now = clock.now();
  const statuses = [...new Set(Object.values(pace).flatMap((flow) => Object.keys(flow)))];
  const shortest = Math.min(
    ...Object.values(pace).flatMap((flow) => Object.values(flow).map(([, minutes]) => minutes)),
  );
  const rows = await db
    .selectFrom('order_shipment')
    .innerJoin('orders', 'orders.id', 'order_shipment.order_id')
    .select([
      'order_shipment.id',
      'order_id',
      'fulfilment',
      'order_shipment.status',
      'type',
      'order_shipment.updated_at',
    ])
    .where('order_shipment.status', 'in', statuses)
    .where('order_shipment.updated_at', '<=', new Date(now.getTime() - shortest * 60_000))
    .where('step_id', 'is', null)
    .where('is_sample', '=', false)
    .where('pay_by', 'is', null)
    .orderBy('order_shipment.updated_at')
    .limit(batch)
    .execute();
  let moved = 0;
  for (const { id, order_id, fulfilment, status, type, updated_at } of rows) {
    const [event, minutes] = pace[flowOf(type, fulfilment)]?.[status] ?? [];
    if (!event || new Date(updated_at).getTime() > now.getTime() - (minutes ?? 0) * 60_000) continue;
    const detail = event === 'ship' ? { carrier, trackingNumber: trackingNumber(id) } : {};
    if (await applyOrderEvent(services, { orderId: order_id, shipmentId: id, event, detail })) moved++;
  }
  return moved;
}

const { name: carrier } = demonstrationCarrier;

/** Looks like one, and is the same for the same shipment. */
const trackingNumber = (shipmentId: string): string =>
  `PW${shipmentId.replace(/\W/g, '').slice(-12).toUpperCase()}`;
