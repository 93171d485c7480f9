import type { Market } from '@driveline/markets';
import type { Executor } from '../../src/db/tx.ts';
import { instructionsFor } from '../../src/payments/sandbox/laterCharges.ts';
import { payByOf, type BuiltOrder } from './buildSample.ts';
import { idOf } from './samplePeople.ts';

/** The market's way to pay later that lasts as long as a sample is looked at; undefined where all is paid at once. */
export const laterMethodOf = ({ payments }: Market) =>
  payments.methods.find(
    ({ enabled, waitsForPayment, expiresAfterMinutes = 0 }) =>
      enabled && waitsForPayment && expiresAfterMinutes >= 24 * 60,
  );

const visa = { method: 'visa', cardType: 'visa', lastFour: '4242' };

/** One card paid all of it, or nobody yet: then with what is to be paid. */
export async function insertSamplePayment(
  tx: Executor,
  market: Market,
  order: BuiltOrder,
  id: string,
): Promise<void> {
  const amountMinor = order.shipments.reduce((sum, one) => sum + one.amountMinor, 0);
  const payBy = payByOf(order);
  const later = payBy ? laterMethodOf(market) : undefined;
  const way = later ? { method: later.id, cardType: '', lastFour: '' } : visa;
  const tender = { kind: 'GATEWAY', ...way, amountMinor };
  const ref = idOf('ch', id);
  // Without the page of the gateway: no shop has asked for it, so there is no address to come back to.
  const written = later && payBy && instructionsFor(later.id, { ref, amountMinor, payBy, url: '' });
  await tx
    .insertInto('payment')
    .values({
      id: idOf(id, 'payment'),
      market: market.code,
      order_id: id,
      method: way.method,
      gateway: 'sandbox',
      gateway_ref: ref,
      idempotency_key: idOf(id, 'payment'),
      amount_minor: amountMinor,
      currency: market.currency.code,
      status: later ? 'WAITING' : 'AUTHORIZED',
      detail: JSON.stringify({ draft: { payment: tender, tenders: [tender] } }),
      created_at: order.placedAt,
      updated_at: order.placedAt,
      ...(written && { pay_by: payBy, instructions: JSON.stringify(written) }),
    })
    .execute();
  if (amountMinor > 0) await insertCharge(tx, market, id, tender, later ? payBy : null);
}

/** What has been paid so far, in our books and in those of the sandbox. */
async function insertCharge(
  tx: Executor,
  market: Market,
  id: string,
  tender: typeof visa & { readonly amountMinor: number },
  payBy: Date | null,
): Promise<void> {
  const { amountMinor } = tender;
  const books = await tx
    .selectFrom('orders')
    .select(['captured_minor', 'voided_minor', 'refunded_minor'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const captured = Math.min(books.captured_minor, amountMinor);
  const moved = { captured_minor: captured, refunded_minor: Math.min(books.refunded_minor, captured) };
  await tx
    .insertInto('payment_tender')
    .values({
      id: idOf(id, 'tender'),
      payment_id: idOf(id, 'payment'),
      market: market.code,
      position: 0,
      kind: 'GATEWAY',
      method: tender.method,
      card_type: tender.cardType,
      last_four: tender.lastFour,
      amount_minor: amountMinor,
      voided_minor: Math.min(books.voided_minor, amountMinor - captured),
      ...moved,
    })
    .execute();
  await tx
    .insertInto('sandbox_charge')
    .values({
      ref: idOf('ch', id),
      idempotency_key: idOf(id, 'payment'),
      token: 'sample',
      status: payBy ? 'pending' : captured > 0 ? 'captured' : 'authorized',
      amount_minor: amountMinor,
      currency: market.currency.code,
      detail: JSON.stringify({ behaviour: 'approve', returnUrl: '' }),
      pay_by: payBy,
      ...moved,
    })
    .execute();
}
