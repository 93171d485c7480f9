import { sql, type Selectable } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { withTx, type Executor } from '../../db/tx.ts';
import { newId } from '../../ops/newId.ts';
import type { Services } from '../../http/services.ts';
import { readTenders, type TenderRow } from '../tenderStore.ts';
import { allocate, openMinor, type Move, type Part } from './allocate.ts';

export type SettleServices = Pick<Services, 'db' | 'clock' | 'gateway' | 'log' | 'markets'>;
export type PaymentRow = Selectable<DB['payment']>;
export type EventRow = Selectable<DB['payment_event']>;

export interface Planned {
  readonly payment: PaymentRow;
  readonly move: Move;
  readonly key: string;
  readonly events: readonly EventRow[];
}

/** The key came before with another amount or another move. */
export class PaymentKeyReusedError extends Error {
  override readonly name = 'PaymentKeyReusedError';
}

/** The order has no payment that this could be done with. */
export class NoPaymentError extends Error {
  override readonly name = 'NoPaymentError';
}

/** What a move adds to the sums of a tender. */
const column = { capture: 'captured_minor', void: 'voided_minor', refund: 'refunded_minor' } as const;

/**
 * Reserves a move before anybody is asked for money: its sums stand in the tenders, its parts as pending events.
 * The same key finds what it planned before; after a refusal it tries again.
 * @param amountMinor 'rest': all that is left to give up
 * @throws NoPaymentError, PaymentAmountError, PaymentKeyReusedError
 */
export function planMove(
  { db, clock }: SettleServices,
  move: Move,
  orderId: string,
  amountMinor: number | 'rest',
  key: string,
): Promise<Planned> {
  return withTx(db, async (tx) => {
    const payment = await tx
      .selectFrom('payment')
      .selectAll()
      .where('order_id', '=', orderId)
      .where(
        'status',
        'in',
        move === 'void' ? ['AUTHORIZED', 'WAITING', 'CANCELLED', 'EXPIRED', 'LATE'] : ['AUTHORIZED'],
      )
      .forUpdate()
      .executeTakeFirst();
    if (!payment) throw new NoPaymentError(`Order ${orderId} has no payment to ${move}.`);
    const before = await eventsOf(tx, payment.id, key);
    if (before.length > 0) return { payment, move, key, events: checked(before, move, amountMinor) };
    // All of it is on its way back already.
    if (payment.status === 'LATE') return { payment, move, key, events: [] };
    const tenders = await readTenders(tx, payment.id);
    const amount = amountMinor === 'rest' ? openMinor(tenders) : amountMinor;
    const gatewayKey = await freshKey(tx, payment.id, key);
    const events: EventRow[] = [];
    for (const part of allocate(move, tenders, amount)) {
      await addTo(tx, move, part.tender.id, part.amountMinor);
      events.push(await insertEvent(tx, clock.now(), { payment, move, key, gatewayKey }, part));
    }
    return { payment, move, key, events };
  });
}

export const eventsOf = (db: Executor, paymentId: string, key: string): Promise<EventRow[]> =>
  db
    .selectFrom('payment_event')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('key', '=', key)
    .where('status', '<>', 'FAILED')
    .orderBy('id')
    .execute();

/** What was refused is asked for again by a new key, or the gateway would repeat its refusal. */
async function freshKey(tx: Executor, paymentId: string, key: string): Promise<string> {
  const { refusals } = await tx
    .selectFrom('payment_event')
    .select((eb) => eb.fn.countAll<string>().as('refusals'))
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'FAILED')
    .where(sql<string>`detail ->> 'key'`, '=', key)
    .executeTakeFirstOrThrow();
  return Number(refusals) === 0 ? key : `${key}:${refusals}`;
}

function checked(events: EventRow[], move: Move, amountMinor: number | 'rest'): EventRow[] {
  const sum = events.reduce((total, event) => total + (event.amount_minor ?? 0), 0);
  const isSame = events.every(({ kind }) => kind === move) && (amountMinor === 'rest' || sum === amountMinor);
  if (!isSame) throw new PaymentKeyReusedError('This key came before with something else.');
  return events;
}

export async function addTo(tx: Executor, move: Move, tenderId: string, amountMinor: number): Promise<void> {
  const name = column[move];
  await tx
    .updateTable('payment_tender')
    .set((eb) => ({ [name]: eb(name, '+', amountMinor) }))
    .where('id', '=', tenderId)
    .execute();
}

function insertEvent(
  tx: Executor,
  now: Date,
  asked: Omit<Planned, 'events'> & { readonly gatewayKey: string },
  { tender, amountMinor }: Part<TenderRow>,
): Promise<EventRow> {
  const { payment, move, key, gatewayKey } = asked;
  return tx
    .insertInto('payment_event')
    .values({
      id: newId(now),
      payment_id: payment.id,
      market: payment.market,
      kind: move,
      tender_id: tender.id,
      key,
      amount_minor: amountMinor,
      status: 'PENDING',
      detail: JSON.stringify({ gatewayKey }),
      at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
