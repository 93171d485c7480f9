import type { OrderStatus } from '@driveline/api/contract';
import type { Executor } from '../../db/tx.ts';
import { newId } from '../../ops/newId.ts';
import { orderStatusOf } from '../status/orderStatus.ts';
import { flowOf, transition, type OrderEvent } from '../status/statusTable.ts';
import { follow } from './consequences.ts';
import type { LockedOrder } from './lockOrder.ts';

export interface Move {
  readonly shipmentId: string;
  readonly event: OrderEvent;
  /** Kept with the event: a reason, a carrier. */
  readonly detail?: Readonly<Record<string, unknown>>;
  /** The step that holds the shipment and ends with this move. */
  readonly stepId?: string;
}

/**
 * Lets an event happen to a shipment: its status, the order's status, the event itself and what follows from it,
 * all in the caller's transaction, which holds the order.
 * @returns the new status, or undefined when the event cannot happen (any more); then nothing was changed
 */
export async function moveShipment(
  tx: Executor,
  now: Date,
  locked: LockedOrder,
  { shipmentId, event, detail = {}, stepId }: Move,
): Promise<OrderStatus | undefined> {
  const { order } = locked;
  const shipment = locked.shipments.find(({ id }) => id === shipmentId);
  const status = shipment && transition(flowOf(order.type, shipment.fulfilment), shipment.status, event);
  if (!status) return undefined;
  const moved = await tx
    .updateTable('order_shipment')
    .set({
      status,
      step_id: null,
      updated_at: now,
      ...trackingOf(event, detail),
      ...delayOf(event, detail, shipment),
    })
    .where('id', '=', shipmentId)
    .where('status', '=', shipment.status)
    .where('step_id', stepId === undefined ? 'is' : '=', stepId ?? null)
    .returning('id')
    .executeTakeFirst();
  if (!moved) return undefined;
  await tx.updateTable('order_item').set({ status }).where('shipment_id', '=', shipmentId).execute();
  await tx
    .insertInto('order_event')
    .values(({ selectFrom, fn }) => ({
      id: newId(now),
      order_id: order.id,
      shipment_id: shipmentId,
      market: order.market,
      position: selectFrom('order_event')
        .select(fn.countAll<number>().as('count'))
        .where('shipment_id', '=', shipmentId),
      event,
      status,
      detail: JSON.stringify(detail),
      at: now,
    }))
    .execute();
  const whole = await deriveStatus(tx, now, order.id);
  await follow(tx, now, { ...locked, shipment: { ...shipment, status }, event, detail, orderStatus: whole });
  return status;
}

/** A parcel gets its carrier and number when it leaves. */
function trackingOf(event: OrderEvent, { carrier, trackingNumber }: NonNullable<Move['detail']>) {
  if (event !== 'ship' || typeof trackingNumber !== 'string') return {};
  return { tracking: JSON.stringify({ carrier, number: trackingNumber }) };
}

/** What is late keeps the day that was promised beside the new one, where that is known. */
function delayOf(
  event: OrderEvent,
  { until }: NonNullable<Move['detail']>,
  { promise }: { promise: unknown },
) {
  if (event !== 'delay' || typeof until !== 'string') return {};
  const before = promise as { at?: string | null; was?: string } | null;
  const was = before?.was ?? before?.at;
  return { promise: JSON.stringify({ ...before, at: until, ...(was && { was }) }) };
}

/** The order's status follows from its shipments. */
export async function deriveStatus(tx: Executor, now: Date, orderId: string): Promise<OrderStatus> {
  const shipments = await tx
    .selectFrom('order_shipment')
    .select('status')
    .where('order_id', '=', orderId)
    .execute();
  const status = orderStatusOf(shipments.map((shipment) => shipment.status));
  await tx.updateTable('orders').set({ status, updated_at: now }).where('id', '=', orderId).execute();
  return status;
}
