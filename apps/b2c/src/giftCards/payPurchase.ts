import { setTimeout as pause } from 'node:timers/promises';
import { answered } from '../payments/answered.ts';
import { declineError } from '../payments/declineError.ts';
import { B2cError } from '../http/errors.ts';
import { takeFrom } from '../http/limits.ts';
import type { CallContext } from '../http/route.ts';
import { answeredOrigin } from '../http/shopOrigin.ts';
import { shopOrigin } from '../identity/shopOrigin.ts';
import { methodOfToken } from '../tenders/methodOfToken.ts';
import { retryAfter, silenceMs, waitMs, withLease } from '../db/lease.ts';
import { checkCaptcha } from '../payments/captcha.ts';
import { knownToken } from '../payments/knownToken.ts';
import { countDecline, refuseAfterDeclines } from '../payments/declinedCards.ts';
import { leaseOf, ownPurchase, startCharge, takeLease, type PurchaseRow } from './purchaseStore.ts';
import { recoverTry } from './recoverPurchases.ts';
import { chargePurchase, type SettledPurchase } from './settlePurchase.ts';

export interface PayRequest {
  readonly purchaseId: string;
  readonly token?: string | undefined;
  readonly captchaToken?: string | undefined;
}

export type PaidPurchase =
  { readonly kind: 'paid'; readonly row: PurchaseRow } | { readonly kind: 'challenge'; readonly url: string };

const stepMs = 120;

/**
 * CART-055: charges a card for a gift card exactly once, whatever is repeated, doubled, lost or killed. A call that comes
 * later finds what stands and goes on from there.
 * @throws B2cError error_giftcard_purchase (404), error_card_declined and its kin, error_commit_running (503) …
 */
export async function payPurchase(ctx: CallContext, request: PayRequest): Promise<PaidPurchase> {
  const { db, clock, services } = ctx;
  const deadline = performance.now() + waitMs;
  let waitedFor: number | undefined;
  for (;;) {
    const row = await ownPurchase(ctx, request.purchaseId);
    if (row.status === 'PAID') return { kind: 'paid', row };
    if (waitedFor !== undefined && row.attempt > waitedFor && row.code) throw declineError(row.code);
    const open = row.status === 'OPEN';
    const held = open
      ? await begin(ctx, row, request)
      : await takeLease(db, clock.now(), row.id, isOtherCard(row, request.token) ? silenceMs : 0);
    if (!held && !open) waitedFor = row.attempt;
    if (held && isOtherCard(row, request.token)) {
      // The shopper turned back from the bank's question, or had no answer, and typed another card.
      const settled = await answered(ctx, () => recoverTry(services, held));
      if (settled?.kind === 'declined') await countDeclined(ctx, held, settled);
    } else if (held) {
      const settled = await answered(ctx, () =>
        withLease(clock, leaseOf(db, held), () => chargePurchase(services, held)),
      );
      if (settled.kind === 'challenge') return settled;
      if (settled.kind === 'declined') throw await declined(ctx, held, settled);
    } else if (performance.now() > deadline) {
      throw new B2cError('error_commit_running', { status: 503, retryAfter });
    } else await pause(stepMs);
  }
}

/** How many gift cards one network pays for in a day, and how many mails of strangers one address gets. */
async function limitPayers(ctx: CallContext, { recipient_email }: PurchaseRow): Promise<void> {
  const { market, services } = ctx;
  await ctx.limit('gift-card-paid');
  const recipient = `${market.code}:${recipient_email.toLowerCase()}`;
  await takeFrom(services.limiter, 'gift-card-paid', 'recipient', recipient);
}

/** A try goes on with its own card; with another one it is settled or given up first. */
const isOtherCard = ({ status, payment }: PurchaseRow, token: string | undefined): boolean =>
  status !== 'OPEN' && token !== undefined && payment?.token !== token;

async function begin(
  ctx: CallContext,
  row: PurchaseRow,
  { token, captchaToken }: PayRequest,
): Promise<PurchaseRow | undefined> {
  const { db, clock, market, services } = ctx;
  if (!token) throw new B2cError('error_payment_missing', { field: 'token' });
  const known = await knownToken(ctx, () => services.gateway.describeToken(token, market.code));
  const { id: method, kind } = methodOfToken(market, known);
  if (kind !== 'card') throw new B2cError('error_payment_token', { field: 'token' });
  await refuseAfterDeclines(ctx, row.id, method);
  await checkCaptcha(ctx, captchaToken);
  const { returnUrl } = known;
  await limitPayers(ctx, row);
  const origins = { shopOrigin: answeredOrigin(ctx), mailOrigin: shopOrigin(ctx) };
  const payment = { token, method, returnUrl, ...origins, locale: market.locale };
  return startCharge(db, clock.now(), row, payment);
}

async function declined(
  ctx: CallContext,
  row: PurchaseRow,
  settled: Extract<SettledPurchase, { kind: 'declined' }>,
): Promise<B2cError> {
  await countDeclined(ctx, row, settled);
  return declineError(settled.code);
}

async function countDeclined(
  { services, market, session, clientAddress }: CallContext,
  { id, payment }: PurchaseRow,
  settled: SettledPurchase,
): Promise<void> {
  const payer = {
    cartId: id,
    draft: { payment: payment && { method: payment.method }, sessionIdHash: session.state?.idHash ?? '' },
  };
  await countDecline(services.limiter, market, payer, settled, clientAddress);
}
