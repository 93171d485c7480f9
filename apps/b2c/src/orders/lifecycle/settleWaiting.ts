import { withTx, type Executor } from '../../db/tx.ts';
import type { Services } from '../../http/services.ts';
import { enqueue } from '../../mail/outbox.ts';
import type { ServerMarkets } from '../../markets/serverMarket.ts';
import { newId } from '../../ops/newId.ts';
import type { OrderMailTopic } from '../mail/topics.ts';
import { promiseAnew } from './promiseAnew.ts';
import { orderExpired, orderPaid } from './waitingOrders.ts';
import { endHolds, readTenders } from '../../payments/tenderStore.ts';

/** What became of a payment that an order waited for. */
export type WaitingEnd = 'paid' | 'expired' | 'late' | 'known';

/**
 * The money of a waiting order is here: the order goes on. Money that comes after the order ended, or for a part
 * that was cancelled meanwhile, is paid back. Joins the caller's transaction.
 */
export async function takeWaitingMoney(
  tx: Executor,
  now: Date,
  markets: ServerMarkets,
  paymentId: string,
): Promise<WaitingEnd> {
  const payment = await tx
    .selectFrom('payment')
    .select(['id', 'market', 'order_id', 'status'])
    .where('id', '=', paymentId)
    .forUpdate()
    .executeTakeFirst();
  if (!payment?.order_id || !['WAITING', 'CANCELLED', 'EXPIRED'].includes(payment.status)) return 'known';
  // What was given up meanwhile is part of what goes back below.
  await tx
    .updateTable('payment_event')
    .set({ status: 'DONE' })
    .where('payment_id', '=', paymentId)
    .where('kind', '=', 'void')
    .where('status', '=', 'PENDING')
    .execute();
  // Who clears the order's date first has decided: this, or the end of its time.
  const goesOn = await orderPaid(tx, now, payment.order_id);
  await tx
    .updateTable('payment')
    .set({ status: goesOn ? 'AUTHORIZED' : 'LATE', updated_at: now })
    .where('id', '=', paymentId)
    .execute();
  if (goesOn) {
    await promiseAnew(tx, now, markets.marketByCode(payment.market), payment.order_id);
    await tellPaid(tx, now, payment.order_id);
  }
  if (goesOn) await endHolds(tx, now, markets, paymentId, 'spend');
  else if (payment.status === 'WAITING') await endHolds(tx, now, markets, paymentId, 'release');
  await payBack(tx, now, payment, goesOn ? 'voided' : 'all');
  return goesOn ? 'paid' : 'late';
}

async function tellPaid(tx: Executor, now: Date, orderId: string): Promise<void> {
  const speech = await tx
    .selectFrom('orders')
    .select(['market', 'locale'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const topic: OrderMailTopic = 'order-paid';
  await enqueue(tx, now, { ...speech, topic, payload: { orderId } });
}

/** Nobody paid: the order ends, and what it held is free again. Joins the caller's transaction. */
export async function endWaiting(
  tx: Executor,
  now: Date,
  markets: ServerMarkets,
  paymentId: string,
): Promise<WaitingEnd> {
  const ended = await tx
    .updateTable('payment')
    .set({ status: 'EXPIRED', updated_at: now })
    .where('id', '=', paymentId)
    .where('status', '=', 'WAITING')
    .returning('order_id')
    .executeTakeFirst();
  if (!ended?.order_id) return 'known';
  await orderExpired(tx, now, ended.order_id);
  await endHolds(tx, now, markets, paymentId, 'release');
  return 'expired';
}

/**
 * Ends what nobody paid in time. The gateway is asked first: its message may have been lost.
 * @returns how many ended, one way or the other
 */
export async function settleOverdue(
  services: Pick<Services, 'db' | 'clock' | 'gateway' | 'log' | 'markets' | 'wakeOutbox'>,
): Promise<number> {
  const { db, clock, gateway, log, markets } = services;
  const overdue = await db
    .selectFrom('payment')
    .select(['id', 'market', 'gateway_ref'])
    .where('status', '=', 'WAITING')
    .where('pay_by', '<=', clock.now())
    // Samples stay as they are: they hold no stock that could become free.
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('orders')
            .select('id')
            .whereRef('orders.id', '=', 'payment.order_id')
            .where('is_sample', '=', true),
        ),
      ),
    )
    .orderBy('updated_at')
    .limit(50)
    .execute();
  let ended = 0;
  for (const { id, market, gateway_ref } of overdue) {
    try {
      const charge = await gateway.findCharge(id, market);
      if (charge?.status === 'pending') await gateway.void(gateway_ref ?? '', `${id}:expired`, market);
      const end = charge?.status === 'authorized' ? takeWaitingMoney : endWaiting;
      await withTx(db, (tx) => end(tx, clock.now(), markets, id));
      ended++;
    } catch (error) {
      log.error({ err: error, payment: id }, 'an overdue payment is still open');
      // Behind the others: those that fail for ever must not keep them waiting.
      await db.updateTable('payment').set({ updated_at: clock.now() }).where('id', '=', id).execute();
    }
  }
  if (ended > 0) services.wakeOutbox();
  return ended;
}

/** Plans the way back of what came and is not wanted any more; `resumeMoves` asks the gateway for it. */
async function payBack(
  tx: Executor,
  now: Date,
  payment: { readonly id: string; readonly market: string },
  what: 'voided' | 'all',
): Promise<void> {
  for (const tender of await readTenders(tx, payment.id)) {
    // The accounts of an order that ended have theirs already.
    if (what === 'all' && tender.kind !== 'GATEWAY') continue;
    const amountMinor = what === 'all' ? tender.amount_minor : tender.voided_minor;
    if (amountMinor === 0) continue;
    await tx
      .insertInto('payment_event')
      .values({
        id: newId(now),
        payment_id: payment.id,
        market: payment.market,
        kind: 'void',
        tender_id: tender.id,
        key: 'money-back',
        amount_minor: amountMinor,
        status: 'PENDING',
        // Due at once: nobody else is at work on it.
        at: new Date(0),
      })
      .execute();
    if (what === 'voided') continue;
    await tx
      .updateTable('payment_tender')
      .set((eb) => ({ voided_minor: eb.ref('amount_minor') }))
      .where('id', '=', tender.id)
      .execute();
  }
}
