import { startStatus, waitingStatus } from '../status/startStatus.ts';
import { withTx, type Executor } from '../../db/tx.ts';
import { enqueue } from '../../mail/outbox.ts';
import { lockOrder } from './lockOrder.ts';
import { deriveStatus, moveShipment } from './moveShipment.ts';
import type { LifecycleServices } from './runStep.ts';

const hourMs = 3_600_000;
/** A voucher is paid in a shop or by the next day; who has half an hour needs no reminder. */
const remindBeforeMs = 24 * hourMs;
const remindAfterMs = 6 * hourMs;

/**
 * The money of a waiting order has come: it may be prepared.
 * @returns false when the order does not wait (any more)
 */
export async function orderPaid(tx: Executor, now: Date, orderId: string): Promise<boolean> {
  const paid = await tx
    .updateTable('orders')
    .set({ pay_by: null, updated_at: now })
    .where('id', '=', orderId)
    .where('pay_by', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  if (!paid) return false;
  await startAnew(tx, now, orderId);
  return true;
}

/** An order that waited is from now on one like any other. A shipment that was cancelled meanwhile stays so. */
async function startAnew(tx: Executor, now: Date, orderId: string): Promise<void> {
  await tx
    .updateTable('order_shipment')
    .set({ status: startStatus, updated_at: now })
    .where('order_id', '=', orderId)
    .where('status', '=', waitingStatus)
    .execute();
  await tx
    .updateTable('order_item')
    .set({ status: startStatus })
    .where('order_id', '=', orderId)
    .where('status', '=', waitingStatus)
    .execute();
  await deriveStatus(tx, now, orderId);
}

/**
 * The money did not come in time: the order ends, and its stock and codes are free again. What was cancelled
 * before stays so.
 * @returns false when the order does not wait (any more)
 */
export async function orderExpired(tx: Executor, now: Date, orderId: string): Promise<boolean> {
  // The first to clear the date has decided: the payment that comes now, or this.
  if (!(await orderPaid(tx, now, orderId))) return false;
  const locked = await lockOrder(tx, orderId);
  for (const { id } of locked.shipments)
    await moveShipment(tx, now, locked, { shipmentId: id, event: 'expire' });
  return true;
}

/** Reminds once of an order that ends tomorrow without its money. @returns how many */
export async function remindUnpaid({ db, clock, wakeOutbox }: LifecycleServices): Promise<number> {
  const now = clock.now();
  const reminded = await withTx(db, async (tx) => {
    const rows = await tx
      .updateTable('orders')
      .set({ reminded_at: now })
      .where('pay_by', '>', now)
      .where('pay_by', '<=', new Date(now.getTime() + remindBeforeMs))
      .where('placed_at', '<=', new Date(now.getTime() - remindAfterMs))
      .where('reminded_at', 'is', null)
      .where('is_sample', '=', false)
      .returning(['id', 'market', 'locale'])
      .execute();
    for (const { id, ...speech } of rows) {
      await enqueue(tx, now, { ...speech, topic: 'order-payment-reminder', payload: { orderId: id } });
    }
    return rows.length;
  });
  if (reminded > 0) wakeOutbox();
  return reminded;
}
