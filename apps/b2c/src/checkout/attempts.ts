import { isDeepStrictEqual } from 'node:util';
import { sql, type Selectable } from 'kysely';
import type { DB } from '../db/schema.ts';
import type { Executor } from '../db/tx.ts';
import { leaseEnd, type Lease } from '../db/lease.ts';
import type { PaymentInstructions } from '../ports/gateway.ts';
import type { OrderDraft } from './orderDraft.ts';

/** One try to charge for one cart: a payment row with the draft of its order. */
export interface Attempt {
  readonly id: string;
  readonly market: string;
  readonly cartId: string;
  /**
   * STARTED: stock is taken, the gateway may or may not have been asked. CHALLENGE: the bank asks the shopper.
   * AUTHORIZED: the order is placed. WAITING: it is placed and its money has yet to come (PLUS-022). DECLINED,
   * CANCELLED, EXPIRED: the stock is back.
   */
  readonly status: 'STARTED' | 'CHALLENGE' | 'AUTHORIZED' | 'WAITING' | 'DECLINED' | 'CANCELLED' | 'EXPIRED';
  readonly code: string | null;
  readonly amountMinor: number;
  readonly currency: string;
  readonly draft: OrderDraft;
  readonly shopOrigin: string;
  readonly orderId: string | null;
  /** Of what is paid later. */
  readonly payBy: Date | null;
  /** Until when somebody works on it; null for nobody. */
  readonly leaseUntil: Date | null;
}

type Row = Selectable<DB['payment']>;

export const toAttempt = (row: Row): Attempt => {
  const { draft, shopOrigin } = row.detail as { draft: OrderDraft; shopOrigin: string };
  return {
    id: row.id,
    market: row.market,
    cartId: row.cart_id ?? '',
    status: row.status as Attempt['status'],
    code: row.code,
    amountMinor: row.amount_minor,
    currency: row.currency,
    orderId: row.order_id,
    payBy: row.pay_by && new Date(row.pay_by),
    leaseUntil: row.lease_until && new Date(row.lease_until),
    draft,
    shopOrigin,
  };
};

/** The caller holds the lease of the new attempt. */
export async function insertAttempt(
  tx: Executor,
  now: Date,
  gateway: string,
  attempt: { id: string; draft: OrderDraft; shopOrigin: string; networkHash?: string | undefined },
): Promise<Attempt> {
  const { id, draft, shopOrigin, networkHash = null } = attempt;
  const waitsMinutes = draft.payment?.waitsMinutes;
  const row = await tx
    .insertInto('payment')
    .values({
      id,
      market: draft.market,
      cart_id: draft.cartId,
      method: draft.payment?.method ?? draft.tenders[0]?.method ?? 'none',
      gateway,
      idempotency_key: id,
      amount_minor: draft.totalMinor,
      currency: draft.currency,
      status: 'STARTED',
      detail: JSON.stringify({ draft, shopOrigin }),
      network_hash: networkHash,
      lease_until: leaseEnd(now),
      pay_by: waitsMinutes === undefined ? null : new Date(now.getTime() + waitsMinutes * 60_000),
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toAttempt(row);
}

/** The attempt that holds a cart, no matter which process works on it. */
export async function openAttempt(db: Executor, cartId: string): Promise<Attempt | undefined> {
  const row = await db
    .selectFrom('payment')
    .selectAll()
    .where('cart_id', '=', cartId)
    .where('status', 'in', ['STARTED', 'CHALLENGE'])
    .executeTakeFirst();
  return row && toAttempt(row);
}

export async function readAttempt(db: Executor, id: string): Promise<Attempt | undefined> {
  const row = await db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toAttempt(row);
}

/**
 * Takes the right to work on an open attempt, unless somebody has it.
 * @param quietMs how long a lease that nobody gave back must be over: `silenceMs` for who may give the attempt up
 */
export async function takeLease(
  db: Executor,
  id: string,
  now: Date,
  quietMs = 0,
): Promise<Attempt | undefined> {
  const over = new Date(now.getTime() - quietMs);
  const row = await db
    .updateTable('payment')
    .set({ lease_until: leaseEnd(now) })
    .where('id', '=', id)
    .where('status', 'in', ['STARTED', 'CHALLENGE'])
    .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<=', over)]))
    .returningAll()
    .executeTakeFirst();
  return row && toAttempt(row);
}

/** The lease of an attempt whose caller has just begun or taken it. */
export const leaseOf = (db: Executor, { id, leaseUntil }: Pick<Attempt, 'id' | 'leaseUntil'>): Lease => ({
  until: leaseUntil ?? new Date(0),
  async move(ends, to) {
    const row = await db
      .updateTable('payment')
      .set({ lease_until: to })
      .where('id', '=', id)
      .where('status', 'in', ['STARTED', 'CHALLENGE'])
      .where('lease_until', 'in', ends)
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  },
});

/** The attempt with what its invoice is issued with now. The caller holds the lease. */
export async function withTaxDocument(
  db: Executor,
  attempt: Attempt,
  taxDocument: OrderDraft['taxDocument'],
): Promise<Attempt> {
  if (isDeepStrictEqual(attempt.draft.taxDocument, taxDocument)) return attempt;
  const { shopOrigin } = attempt;
  const draft = { ...attempt.draft, taxDocument };
  await db
    .updateTable('payment')
    .set({ detail: JSON.stringify({ draft, shopOrigin }) })
    .where('id', '=', attempt.id)
    .where('status', 'in', ['STARTED', 'CHALLENGE'])
    .execute();
  return { ...attempt, draft };
}

/** Leaves an attempt open until its shopper has answered the bank. */
export async function leaveForBank(db: Executor, id: string, now: Date, ref: string): Promise<void> {
  await db
    .updateTable('payment')
    .set({
      status: 'CHALLENGE',
      lease_until: null,
      updated_at: now,
      ...(ref ? { gateway_ref: ref } : {}),
    })
    .where('id', '=', id)
    .where('status', 'in', ['STARTED', 'CHALLENGE'])
    .execute();
}

/** Puts an attempt behind the others that wait for a recovery; whose lease it is by now is not touched. */
export async function postpone(db: Executor, { id, status }: Attempt, now: Date): Promise<void> {
  await db
    .updateTable('payment')
    .set({ updated_at: now })
    .where('id', '=', id)
    .where('status', '=', status)
    .execute();
}

/** Ends an attempt. @returns false when it had ended before */
export async function endAttempt(
  tx: Executor,
  id: string,
  now: Date,
  end: {
    status: 'AUTHORIZED' | 'WAITING' | 'DECLINED' | 'CANCELLED';
    ref?: string;
    code?: string;
    instructions?: PaymentInstructions | undefined;
  },
): Promise<boolean> {
  const row = await tx
    .updateTable('payment')
    .set({
      status: end.status,
      lease_until: null,
      updated_at: now,
      // An address is kept only as long as it limits something.
      ...(end.status === 'WAITING' ? {} : { network_hash: null }),
      ...(end.ref ? { gateway_ref: end.ref } : {}),
      ...(end.code ? { code: end.code } : {}),
      ...(end.instructions ? { instructions: JSON.stringify(end.instructions) } : {}),
    })
    .where('id', '=', id)
    .where('status', 'in', ['STARTED', 'CHALLENGE'])
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Open attempts on which nobody has worked for as long as their status allows, the oldest first. */
export async function forgottenAttempts(
  db: Executor,
  now: Date,
  patienceMs: { readonly STARTED: number; readonly CHALLENGE: number },
): Promise<Attempt[]> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const rows = await db
    .selectFrom('payment')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('status', '=', 'STARTED').and('updated_at', '<=', before(patienceMs.STARTED)),
        eb('status', '=', 'CHALLENGE').and('updated_at', '<=', before(patienceMs.CHALLENGE)),
      ]),
    )
    .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<=', now)]))
    .orderBy(sql`updated_at`)
    .limit(50)
    .execute();
  return rows.map(toAttempt);
}
