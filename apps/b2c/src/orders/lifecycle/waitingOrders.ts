import { withTx, type Executor } from '../../db/tx.ts';
import { enqueue } from '../../mail/outbox.ts';
import { cancelAll } from './cancelOrder.ts';
import { expired } from './reasons.ts';
import { runStep, type LifecycleServices } from './runStep.ts';

const hourMs = 3_600_000;
/** A voucher is paid in a shop or by the next day; who has half an hour needs no reminder. */
const remindBeforeMs = 24 * hourMs;
const remindAfterMs = 6 * hourMs;

/**
 * The money of a waiting order has come.
 * @returns false when the order does not wait (any more): it was paid before, or ended, and the money goes back
 */
export async function orderPaid(tx: Executor, now: Date, orderId: string): Promise<boolean> {
  const paid = await tx
    .updateTable('orders')
    .set({ pay_by: null, updated_at: now })
    .where('id', '=', orderId)
    .where('pay_by', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return paid !== undefined;
}

/** Ends orders whose money did not come in time, and gives back what they hold. @returns how many */
export async function expireUnpaid(services: LifecycleServices): Promise<number> {
  const { db, clock, log } = services;
  const due = await db
    .selectFrom('orders')
    .select('id')
    .where('pay_by', '<=', clock.now())
    .where('is_sample', '=', false)
    .orderBy('pay_by')
    .limit(50)
    .execute();
  let count = 0;
  for (const { id } of due) {
    try {
      if (await expireOne(services, id)) count++;
    } catch (error) {
      log.error({ err: error, order: id }, 'an unpaid order could not be ended');
    }
  }
  return count;
}

async function expireOne(services: LifecycleServices, id: string): Promise<boolean> {
  const { db, clock, wakeOutbox } = services;
  const steps = await withTx(db, async (tx) => {
    // Whoever clears the date first has decided: the payment that comes now, or this.
    if (!(await orderPaid(tx, clock.now(), id))) return undefined;
    return cancelAll(tx, clock.now(), { orderId: id, reason: expired });
  });
  if (!steps) return false;
  for (const step of steps) await runStep(services, step);
  wakeOutbox();
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
      .returning(['id', 'market'])
      .execute();
    for (const { id, market } of rows) {
      await enqueue(tx, now, { market, topic: 'order-payment-reminder', payload: { orderId: id } });
    }
    return rows.length;
  });
  if (reminded > 0) wakeOutbox();
  return reminded;
}
