import { withTx, type Executor } from '../db/tx.ts';
import type { Services } from '../http/services.ts';
import { releaseUses } from '../promotions/takeUses.ts';
import type { Charge, Instrument } from '../ports/gateway.ts';
import { endHolds } from '../payments/tenderStore.ts';
import { letGo } from '../savedCards/keptCards.ts';
import { saveCard } from '../savedCards/savedCards.ts';
import { endAttempt, leaveForBank, readAttempt, type Attempt } from './attempts.ts';
import { placeOrder } from './placeOrder.ts';
import { releaseStock } from './stock.ts';

export type CommitServices = Pick<
  Services,
  'db' | 'clock' | 'gateway' | 'log' | 'markets' | 'metrics' | 'wakeOutbox'
>;

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
  const { gateway } = services;
  const due = attempt.draft.tenders.find(({ kind }) => kind === 'GATEWAY');
  if (!due) return settle(services, attempt, { status: 'authorized', ref: '' });
  const charge = await gateway.authorize({
    idempotencyKey: attempt.id,
    market: attempt.market,
    locale: attempt.draft.locale,
    amountMinor: due.amountMinor,
    currency: attempt.currency,
    instrument: instrumentOf(attempt),
    billingAddress: attempt.draft.billingAddress ?? undefined,
    returnUrl: attempt.draft.payment?.returnUrl ?? '',
    shopOrigin: attempt.shopOrigin,
  });
  return settle(services, attempt, charge);
}

function instrumentOf({ draft, payBy }: Attempt): Instrument {
  const { payment, contact } = draft;
  if (!payBy) return { kind: 'token', token: payment?.token ?? '', installments: payment?.installments ?? 1 };
  const { firstName, lastName, email, fiscalId } = contact;
  const payer = { name: `${firstName} ${lastName}`, email, fiscalId };
  return { kind: 'later', method: payment?.method ?? '', payBy, payer };
}

/** Writes down what the gateway said of an attempt; several who know it may do so, one after the other. */
export async function settle(services: CommitServices, attempt: Attempt, charge: Charge): Promise<Settled> {
  const { db, clock } = services;
  if (charge.status === 'challenge') {
    await leaveForBank(db, attempt.id, clock.now(), charge.ref);
    return { kind: 'challenge', url: charge.challengeUrl ?? '' };
  }
  if (charge.status === 'authorized' || charge.status === 'pending') {
    const orderId = await placeFor(services, attempt, charge);
    if (!orderId) return giveMoneyBack(services, attempt, charge);
    services.metrics.countOrder(attempt.market, 'ordered');
    services.wakeOutbox();
    await saveUsedCard(services, attempt, orderId);
    return { kind: 'ordered', orderId };
  }
  const code = charge.status === 'error' ? 'processor' : (charge.code ?? 'declined');
  services.metrics.countOrder(attempt.market, code);
  await cancel(services, attempt, { status: 'DECLINED', ref: charge.ref, code });
  return { kind: 'declined', code };
}

/** @returns the order; undefined where the attempt was given up before its money came */
async function placeFor(
  services: CommitServices,
  attempt: Attempt,
  charge: Charge,
): Promise<string | undefined> {
  const { db, clock } = services;
  const { ref, instructions } = charge;
  const isPaid = charge.status === 'authorized';
  return withTx(db, async (tx) => {
    const now = clock.now();
    const end = { status: isPaid ? 'AUTHORIZED' : 'WAITING', ref, instructions } as const;
    if (!(await endAttempt(tx, attempt.id, now, end))) return placedBy(tx, attempt);
    const orderId = await placeOrder(tx, now, attempt.draft, isPaid ? null : attempt.payBy);
    await tx.updateTable('payment').set({ order_id: orderId }).where('id', '=', attempt.id).execute();
    if (isPaid) await endHolds(tx, now, services.markets, attempt.id, 'spend');
    return orderId;
  });
}

/** The order stands, whatever becomes of its card: one that cannot be saved now is typed again next time. */
async function saveUsedCard(services: CommitServices, attempt: Attempt, orderId: string): Promise<void> {
  const { db, log } = services;
  const { toSave } = attempt.draft.payment ?? {};
  if (!toSave) return;
  const market = services.markets.marketByCode(attempt.market);
  try {
    const order = await db
      .selectFrom('orders')
      .select('customer_id')
      .where('id', '=', orderId)
      .executeTakeFirst();
    // A shopper who signed out before buying has not bought as that member.
    if (order?.customer_id === toSave.customerId)
      await saveCard({ ...services, market }, toSave.customerId, toSave.card);
    else await dropUnsaved(services, db, attempt);
  } catch (error) {
    log.warn({ err: error }, 'a card was not saved');
    await dropUnsaved(services, db, attempt);
  }
}

/** The card that the purchase would have saved is forgotten at the gateway too. */
async function dropUnsaved(
  { clock, gateway }: Pick<CommitServices, 'clock' | 'gateway'>,
  tx: Executor,
  { market, draft }: Attempt,
): Promise<void> {
  const { reference } = draft.payment?.toSave?.card ?? {};
  if (reference) await letGo(tx, clock.now(), { market, gateway: gateway.name, reference });
}

const placedBy = async (tx: Executor, { id }: Attempt): Promise<string | undefined> =>
  (await readAttempt(tx, id))?.orderId ?? undefined;

/** The cart is open again and its stock is back: what came all the same is nobody's order. */
async function giveMoneyBack(
  { gateway, log, metrics }: CommitServices,
  { id, market, draft }: Attempt,
  { ref, isPaid }: Charge,
): Promise<Settled> {
  log.error({ payment: id }, 'money came for an attempt that was given up');
  const due = draft.tenders.find(({ kind }) => kind === 'GATEWAY');
  if (isPaid && due) await gateway.refund(ref, due.amountMinor, `${id}:refund`, market);
  else if (ref) await gateway.void(ref, `${id}:void`, market);
  metrics.countOrder(market, 'processor');
  return { kind: 'declined', code: 'processor' };
}

/** Puts stock and cart back as they were before the attempt. The card was used up and must be typed again. */
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
    await endHolds(tx, now, services.markets, attempt.id, 'release');
    await dropUnsaved(services, tx, attempt);
    await tx
      .updateTable('cart')
      .set({ status: 'OPEN', payment: null, updated_at: now })
      .where('id', '=', attempt.cartId)
      .where('status', '=', 'COMMITTING')
      .execute();
  });
}
