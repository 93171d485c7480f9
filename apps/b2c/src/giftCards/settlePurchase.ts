import type { Market } from '@driveline/markets';
import { instantOf } from '../clock/zone.ts';
import { withTx } from '../db/tx.ts';
import type { Services } from '../http/services.ts';
import { enqueue } from '../mail/outbox.ts';
import { PaymentRefusedError, type Charge } from '../ports/gateway.ts';
import { chargeKey, endTry, readPurchase, type PurchaseRow } from './purchaseStore.ts';

export type PurchaseServices = Pick<Services, 'db' | 'clock' | 'gateway' | 'log' | 'markets' | 'wakeOutbox'>;

export type SettledPurchase =
  | { readonly kind: 'paid' }
  | { readonly kind: 'challenge'; readonly url: string }
  | { readonly kind: 'declined'; readonly code: string };

export const giftCardTopic = 'gift-card';
export const receiptTopic = 'gift-card-receipt';

/** When people read their mail, on the chosen day. */
const mailMinute = 8 * 60;

/**
 * Asks the gateway for the money of a try and takes it at once: nothing is shipped later. The caller holds the
 * lease; no transaction is open meanwhile.
 * @throws PaymentGatewayError when no answer came: the try stays open, and the same key goes on from there
 */
export async function chargePurchase(services: PurchaseServices, row: PurchaseRow): Promise<SettledPurchase> {
  const { gateway } = services;
  const { token = '', returnUrl = '', shopOrigin = '' } = row.payment ?? {};
  const charge = await gateway.authorize({
    idempotencyKey: chargeKey(row),
    market: row.market,
    amountMinor: row.amount_minor,
    currency: row.currency,
    instrument: { kind: 'token', token, installments: 1 },
    returnUrl,
    shopOrigin,
  });
  return settlePurchase(services, row, charge);
}

/** Writes down what the gateway said; several who know it may do so. */
export async function settlePurchase(
  services: PurchaseServices,
  row: PurchaseRow,
  charge: Charge,
): Promise<SettledPurchase> {
  const { db, clock } = services;
  if (charge.status === 'challenge') {
    await endTry(db, clock.now(), row, { status: 'CHALLENGE', gateway_ref: charge.ref });
    return { kind: 'challenge', url: charge.challengeUrl ?? '' };
  }
  if (charge.status === 'authorized' && (await isCaptured(services, row, charge))) {
    return keepPaid(services, row, charge.ref);
  }
  const code = charge.status === 'error' ? 'processor' : (charge.code ?? 'declined');
  await reopen(services, row, code);
  return { kind: 'declined', code };
}

/** Another card may be tried, under a key of its own. */
export const reopen = ({ db, clock }: PurchaseServices, row: PurchaseRow, code: string | null) =>
  endTry(db, clock.now(), row, {
    status: 'OPEN',
    attempt: row.attempt + 1,
    code,
    payment: null,
    gateway_ref: null,
  });

/** @returns false when the gateway refused for good; the authorization is given back */
async function isCaptured(
  { gateway }: PurchaseServices,
  row: PurchaseRow,
  { ref, isPaid }: Charge,
): Promise<boolean> {
  if (isPaid) return true;
  try {
    await gateway.capture(ref, row.amount_minor, `${chargeKey(row)}-capture`, row.market);
    return true;
  } catch (error) {
    if (!(error instanceof PaymentRefusedError)) throw error;
    await gateway.void(ref, `${chargeKey(row)}-void`, row.market);
    return false;
  }
}

/** Paid, with the receipt and the mail that brings the card: all of it, or nothing. */
async function keepPaid(services: PurchaseServices, row: PurchaseRow, ref: string): Promise<SettledPurchase> {
  const { db, clock, markets, gateway, wakeOutbox } = services;
  const { id, deliver_on } = row;
  const market = markets.marketByCode(row.market);
  const speech = { market: row.market, locale: row.payment?.locale ?? market.locale };
  const payload = { purchaseId: id, origin: row.payment?.mailOrigin ?? '' };
  const isFirst = await withTx(db, async (tx) => {
    const now = clock.now();
    const paid = { status: 'PAID', gateway_ref: ref, payment: null, code: null, paid_at: now } as const;
    if (!(await endTry(tx, now, row, paid))) return false;
    const at = deliver_on ? mailTime(market, deliver_on) : now;
    await enqueue(tx, now, { ...speech, topic: receiptTopic, payload });
    await enqueue(tx, now, { ...speech, topic: giftCardTopic, payload, at: at > now ? at : now });
    return true;
  });
  if (!isFirst) {
    const now = await readPurchase(db, id);
    // The try was given up before this answer came: its money goes back.
    if (now?.status !== 'PAID' || now.attempt !== row.attempt) {
      await gateway.refund(ref, row.amount_minor, `${chargeKey(row)}-refund`, row.market);
      return { kind: 'declined', code: 'processor' };
    }
  }
  wakeOutbox();
  return { kind: 'paid' };
}

const mailTime = ({ timeZone }: Market, date: string): Date => {
  const day = Date.parse(`${date}T00:00:00Z`) / 86_400_000;
  return instantOf({ day, minute: mailMinute }, timeZone);
};
