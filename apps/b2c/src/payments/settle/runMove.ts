import { withTx, type Executor } from '../../db/tx.ts';
import { PaymentGatewayError, PaymentRefusedError } from '../../ports/gateway.ts';
import type { ServerMarkets } from '../../markets/serverMarket.ts';
import { ledgerOf } from '../../tenders/ledgers.ts';
import { accountOf, endHolds, readTenders, type TenderRow } from '../tenderStore.ts';
import { addTo, eventsOf, type EventRow, type Planned, type SettleServices } from './planMove.ts';

/** A part of a move, and whose money it was. */
export interface MovedPart {
  readonly method: string;
  readonly cardType: string;
  readonly lastFour: string;
  readonly amountMinor: number;
}

/**
 * Does what was planned: first the gateway, outside of any transaction, then the accounts together with the end
 * of the events. Two who run the same plan do it once.
 * @throws PaymentRefusedError when the gateway said no: the plan is undone; PaymentGatewayError when it gave no
 * answer: the plan stands, and the same key goes on from here
 */
export async function runMove(services: SettleServices, planned: Planned): Promise<MovedPart[]> {
  const { db } = services;
  const { payment } = planned;
  const events = await eventsOf(db, payment.id, planned.key);
  const tenders = await readTenders(db, payment.id);
  const tenderOf = (event: EventRow) => tenders.find(({ id }) => id === event.tender_id);
  for (const event of events) {
    const tender = tenderOf(event);
    if (event.status !== 'PENDING' || tender?.kind !== 'GATEWAY') continue;
    try {
      await askGateway(services, planned, event, tender);
    } catch (error) {
      if (error instanceof PaymentRefusedError) await undo(services, planned);
      throw error;
    }
  }
  await finish(services, planned);
  return tenders.flatMap((tender) =>
    events
      .filter(({ tender_id }) => tender_id === tender.id)
      .map(({ amount_minor }) => ({
        method: tender.method,
        cardType: tender.card_type,
        lastFour: tender.last_four,
        amountMinor: amount_minor ?? 0,
      })),
  );
}

async function askGateway(
  { db, gateway }: SettleServices,
  { payment, move }: Planned,
  event: EventRow,
  tender: TenderRow,
): Promise<void> {
  const { market } = payment;
  const ref = payment.gateway_ref ?? '';
  const amountMinor = event.amount_minor ?? 0;
  const { gatewayKey = event.id } = event.detail as { gatewayKey?: string };
  const isUnpaid = ['WAITING', 'CANCELLED', 'EXPIRED'].includes(payment.status);
  if (move === 'refund') return gateway.refund(ref, amountMinor, gatewayKey, market);
  if (move === 'capture')
    return tender.is_prepaid ? undefined : gateway.capture(ref, amountMinor, gatewayKey, market);
  if (tender.is_prepaid && !isUnpaid) return gateway.refund(ref, amountMinor, gatewayKey, market);
  // An authorization is given back when nothing of it can be captured any more; a part simply is not.
  const isOver = tender.captured_minor + tender.voided_minor === tender.amount_minor;
  if (!isOver) return;
  if (await isCapturing(db, payment.id)) throw new PaymentGatewayError('A capture is under way.');
  await gateway.void(ref, gatewayKey, market);
}

/** An authorization that is given back while a part of it is being taken would take that part along. */
async function isCapturing(db: Executor, paymentId: string): Promise<boolean> {
  const capture = await db
    .selectFrom('payment_event')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('kind', '=', 'capture')
    .where('status', '=', 'PENDING')
    .executeTakeFirst();
  return capture !== undefined;
}

function finish({ db, clock, markets }: SettleServices, { payment, move, key }: Planned): Promise<void> {
  return withTx(db, async (tx) => {
    const now = clock.now();
    const done = await tx
      .updateTable('payment_event')
      .set({ status: 'DONE' })
      .where('payment_id', '=', payment.id)
      .where('key', '=', key)
      .where('status', '=', 'PENDING')
      .returningAll()
      .execute();
    if (done.length === 0) return;
    const tenders = await readTenders(tx, payment.id);
    if (payment.status === 'WAITING' && move === 'void')
      return endWaiting(tx, now, markets, payment.id, tenders);
    if (move === 'capture') return;
    for (const event of done) {
      const tender = tenders.find(({ id }) => id === event.tender_id);
      const account = tender && accountOf(tender);
      if (!account || payment.status !== 'AUTHORIZED') continue;
      await ledgerOf(tender.kind, markets.marketByCode(account.market)).giveBack(
        tx,
        now,
        account,
        event.amount_minor ?? 0,
        event.id,
      );
    }
  });
}

/**
 * An order that waited for its money and is cancelled waits no longer, whatever comes: money that is paid all the
 * same is paid back. What its accounts had promised is theirs again.
 */
async function endWaiting(
  tx: Executor,
  now: Date,
  markets: ServerMarkets,
  paymentId: string,
  tenders: readonly TenderRow[],
): Promise<void> {
  const isOver = tenders.every((tender) => tender.voided_minor === tender.amount_minor);
  if (!isOver) return;
  const ended = await tx
    .updateTable('payment')
    .set({ status: 'CANCELLED', updated_at: now })
    .where('id', '=', paymentId)
    .where('status', '=', 'WAITING')
    .returning('order_id')
    .executeTakeFirst();
  if (!ended) return;
  await tx.updateTable('orders').set({ pay_by: null }).where('id', '=', ended.order_id).execute();
  await endHolds(tx, now, markets, paymentId, 'release');
}

/** Nothing happened: the sums are what they were, and the events say why. */
function undo({ db }: SettleServices, { payment, move, key }: Planned): Promise<void> {
  return withTx(db, async (tx) => {
    const failed = await tx
      .updateTable('payment_event')
      // The key is free again for the next try.
      .set({ status: 'FAILED', key: null, detail: JSON.stringify({ key }) })
      .where('payment_id', '=', payment.id)
      .where('key', '=', key)
      .where('status', '=', 'PENDING')
      .returningAll()
      .execute();
    for (const { tender_id, amount_minor } of failed) {
      await addTo(tx, move, tender_id ?? '', -(amount_minor ?? 0));
    }
  });
}
