import type { Selectable } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Executor } from '../../db/tx.ts';
import { newId } from '../../ops/newId.ts';
import type { MoneyKind } from '../money/orderMoney.ts';
import type { OrderRows } from '../orderRows.ts';
import type { OrderEvent } from '../status/statusTable.ts';

export type Step = Selectable<DB['order_step']>;

/** Longer than any answer of a payment service may take; afterwards another process may ask again. */
const leaseMs = 30_000;

export interface NewStep {
  readonly kind: MoneyKind;
  /** Happens to the shipment when the money has moved. */
  readonly event: OrderEvent;
  readonly shipmentId: string;
  readonly amountMinor: number;
  readonly detail?: Readonly<Record<string, unknown>>;
}

/**
 * Writes down what to ask of the payment service, reserves its amount in the order's books and holds the
 * shipment. The caller holds the order. The amount is cut to what the books still allow, so that no more is ever
 * captured, given back or refunded than was paid.
 * @param payer the order whose money moves: of a return, the one that it comes from
 * @returns the step's id, or undefined when another step holds the shipment
 */
export async function openStep(
  tx: Executor,
  now: Date,
  payer: OrderRows['order'],
  step: NewStep,
): Promise<string | undefined> {
  const id = newId(now);
  const held = await tx
    .updateTable('order_shipment')
    .set({ step_id: id })
    .where('id', '=', step.shipmentId)
    .where('step_id', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!held) return undefined;
  const amount = Math.min(step.amountMinor, await freeAmount(tx, payer.id, step.kind));
  await book(tx, payer.id, step.kind, amount);
  await tx
    .insertInto('order_step')
    .values({
      id,
      order_id: payer.id,
      shipment_id: step.shipmentId,
      market: payer.market,
      kind: step.kind,
      event: step.event,
      amount_minor: amount,
      detail: JSON.stringify(step.detail ?? {}),
      due_at: now,
      created_at: now,
    })
    .execute();
  return id;
}

const columns = { CAPTURE: 'captured_minor', VOID: 'voided_minor', REFUND: 'refunded_minor' } as const;

async function freeAmount(tx: Executor, orderId: string, kind: MoneyKind): Promise<number> {
  const books = await tx
    .selectFrom('orders')
    .select(['total_minor', 'captured_minor', 'voided_minor', 'refunded_minor'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (kind === 'REFUND') return books.captured_minor - books.refunded_minor;
  return books.total_minor - books.captured_minor - books.voided_minor;
}

/** Moves the order's books; the table refuses what would break them. */
export async function book(tx: Executor, orderId: string, kind: MoneyKind, amount: number): Promise<void> {
  const column = columns[kind];
  await tx
    .updateTable('orders')
    .set((eb) => ({ [column]: eb(column, '+', amount) }))
    .where('id', '=', orderId)
    .execute();
}

/** Takes the right to work on an open step, unless somebody has it or it has to wait. */
export async function leaseStep(db: Executor, id: string, now: Date): Promise<Step | undefined> {
  return db
    .updateTable('order_step')
    .set((eb) => ({ due_at: new Date(now.getTime() + leaseMs), tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .where('status', '=', 'OPEN')
    .where('due_at', '<=', now)
    .returningAll()
    .executeTakeFirst();
}

/** Ends a step. @returns false when it had ended before */
export async function endStep(
  tx: Executor,
  now: Date,
  id: string,
  status: 'DONE' | 'FAILED',
  failure?: string,
): Promise<boolean> {
  const ended = await tx
    .updateTable('order_step')
    .set({ status, done_at: now, failure: failure ?? null })
    .where('id', '=', id)
    .where('status', '=', 'OPEN')
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** The service gave no answer: ask again later, with the same key. */
export async function postponeStep(db: Executor, now: Date, step: Step, failure: string): Promise<void> {
  const wait = Math.min(3_600_000, 15_000 * 2 ** step.tries);
  await db
    .updateTable('order_step')
    .set({ due_at: new Date(now.getTime() + wait), failure })
    .where('id', '=', step.id)
    .where('status', '=', 'OPEN')
    .execute();
}

export async function dueSteps(db: Executor, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('order_step')
    .select('id')
    .where('status', '=', 'OPEN')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(50)
    .execute();
  return rows.map(({ id }) => id);
}
