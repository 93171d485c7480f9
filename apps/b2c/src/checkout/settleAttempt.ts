import { withTx, type Executor } from '../db/tx.ts';
import type { Services } from '../http/services.ts';
import type { Charge } from '../payments/gateway.ts';
import { releaseUses } from '../promotions/takeUses.ts';
import { endAttempt, leaveAttempt, readAttempt, type Attempt } from './attempts.ts';
import { placeOrder } from './placeOrder.ts';
import { releaseStock } from './stock.ts';

export type CommitServices = Pick<Services, 'db' | 'clock' | 'gateway' | 'log' | 'metrics' | 'wakeOutbox'>;

export type Settled =
  | { readonly kind: 'ordered'; readonly orderId: string }
  | { readonly kind: 'challenge'; readonly url: string }
  | { readonly kind: 'declined'; readonly code: string };

/**
 * Asks the gateway for an attempt's money and writes down what it said. The caller holds the lease. No
 * transaction is open while the gateway is asked.
 * @throws PaymentGatewayError when no answer came; the attempt stays open and the same key may ask again
 */
export async function chargeAttempt(services: CommitServices, attempt: Attempt): Promise<Settled> {
  const { gateway, db, clock } = services;
  const { payment } = attempt.draft;
  let charge: Charge;
  try {
    charge = await gateway.authorize({
      idempotencyKey: attempt.id,
      amountMinor: attempt.amountMinor,
      currency: attempt.currency,
      token: payment.token,
      installments: payment.installments,
      returnUrl: payment.returnUrl,
      shopOrigin: attempt.shopOrigin,
    });
  } catch (error) {
    await leaveAttempt(db, attempt.id, clock.now(), { status: attempt.status as 'STARTED' });
    throw error;
  }
  return settle(services, attempt, charge);
}

/** Writes down what the gateway said of an attempt; several who know it may do so, one after the other. */
export async function settle(services: CommitServices, attempt: Attempt, charge: Charge): Promise<Settled> {
  const { db, clock } = services;
  if (charge.status === 'challenge') {
    await leaveAttempt(db, attempt.id, clock.now(), { status: 'CHALLENGE', ref: charge.ref });
    return { kind: 'challenge', url: charge.challengeUrl ?? '' };
  }
  if (charge.status === 'authorized') {
    services.metrics.countOrder(attempt.market, 'ordered');
    const orderId = await placeFor(services, attempt, charge.ref);
    services.wakeOutbox();
    return { kind: 'ordered', orderId };
  }
  const code = charge.status === 'error' ? 'processor' : (charge.code ?? 'declined');
  services.metrics.countOrder(attempt.market, code);
  await cancel(services, attempt, { status: 'DECLINED', ref: charge.ref, code });
  return { kind: 'declined', code };
}

async function placeFor(services: CommitServices, attempt: Attempt, ref: string): Promise<string> {
  const { db, clock } = services;
  return withTx(db, async (tx) => {
    const now = clock.now();
    if (!(await endAttempt(tx, attempt.id, now, { status: 'AUTHORIZED', ref }))) return placedBy(tx, attempt);
    const orderId = await placeOrder(tx, now, attempt.draft);
    await tx.updateTable('payment').set({ order_id: orderId }).where('id', '=', attempt.id).execute();
    return orderId;
  });
}

async function placedBy(tx: Executor, attempt: Attempt): Promise<string> {
  const orderId = (await readAttempt(tx, attempt.id))?.orderId;
  if (!orderId) throw new Error(`Payment ${attempt.id} was given up, although its money came.`);
  return orderId;
}

/** Puts stock and cart back as they were before the attempt. The card was used up and must be typed anew. */
export async function cancel(
  services: CommitServices,
  attempt: Attempt,
  end: { status: 'DECLINED' | 'CANCELLED'; ref?: string; code?: string },
): Promise<void> {
  const { db, clock } = services;
  await withTx(db, async (tx) => {
    const now = clock.now();
    if (!(await endAttempt(tx, attempt.id, now, end))) return;
    await releaseStock(tx, now, attempt.market, attempt.id);
    await releaseUses(tx, now, attempt.id);
    await tx
      .updateTable('cart')
      .set({ status: 'OPEN', payment: null, updated_at: now })
      .where('id', '=', attempt.cartId)
      .where('status', '=', 'COMMITTING')
      .execute();
  });
}
