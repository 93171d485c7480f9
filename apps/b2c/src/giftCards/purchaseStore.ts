import { toDecimal } from '@driveline/api';
import type { GiftCardPurchase } from '@driveline/api/contract';
import type { Market } from '@driveline/markets';
import type { Selectable } from 'kysely';
import type { StoredGiftCardPayment } from '../db/paymentTables.ts';
import type { DB } from '../db/schema.ts';
import type { Executor } from '../db/tx.ts';
import { todayIn } from '../clock/calendarDate.ts';
import { B2cError } from '../http/errors.ts';
import type { CallContext } from '../http/route.ts';
import { leaseEnd, type Lease } from '../db/lease.ts';
import { maskedEmail } from '../rewards/masks.ts';

export type PurchaseRow = Selectable<DB['gift_card_purchase']>;

/** One try to charge a card. */
export const chargeKey = ({ id, attempt }: PurchaseRow): string => `gift-${id}-${attempt}`;

/** The purchase, as long as it belongs to the session or to who is signed in. @throws B2cError 404 */
export async function ownPurchase({ db, market, session }: CallContext, id: string): Promise<PurchaseRow> {
  const row = await db
    .selectFrom('gift_card_purchase')
    .selectAll()
    .where('id', '=', id)
    .where('market', '=', market.code)
    .where((eb) =>
      eb.or([
        eb('session_id_hash', '=', session.state?.idHash || 'none'),
        eb('customer_id', '=', session.state?.customerId ?? 'nobody'),
      ]),
    )
    .executeTakeFirst();
  if (!row) throw new B2cError('error_giftcard_purchase', { status: 404 });
  return row;
}

export const readPurchase = (db: Executor, id: string): Promise<PurchaseRow | undefined> =>
  db.selectFrom('gift_card_purchase').selectAll().where('id', '=', id).executeTakeFirst();

/** Begins a try with a card. @returns undefined when another call was faster */
export const startCharge = (
  db: Executor,
  now: Date,
  { id, attempt }: PurchaseRow,
  payment: StoredGiftCardPayment,
): Promise<PurchaseRow | undefined> =>
  db
    .updateTable('gift_card_purchase')
    .set({
      status: 'STARTED',
      payment: JSON.stringify(payment),
      code: null,
      lease_until: leaseEnd(now),
      updated_at: now,
    })
    .where('id', '=', id)
    .where('status', '=', 'OPEN')
    .where('attempt', '=', attempt)
    .returningAll()
    .executeTakeFirst();

/**
 * Takes the right to go on with a try, unless somebody has it.
 * @param quietMs how long a lease that nobody gave back must be over: `silenceMs` for who may give the try up
 */
export const takeLease = (
  db: Executor,
  now: Date,
  id: string,
  quietMs = 0,
): Promise<PurchaseRow | undefined> =>
  db
    .updateTable('gift_card_purchase')
    .set({ lease_until: leaseEnd(now) })
    .where('id', '=', id)
    .where('status', 'in', ['STARTED', 'CHALLENGE'])
    .where((eb) =>
      eb.or([eb('lease_until', 'is', null), eb('lease_until', '<=', new Date(now.getTime() - quietMs))]),
    )
    .returningAll()
    .executeTakeFirst();

/** The lease of a try whose caller has just begun or taken it. */
export const leaseOf = (db: Executor, { id, attempt, lease_until }: PurchaseRow): Lease => ({
  until: lease_until ?? new Date(0),
  async move(ends, to) {
    const row = await db
      .updateTable('gift_card_purchase')
      .set({ lease_until: to })
      .where('id', '=', id)
      .where('attempt', '=', attempt)
      .where('status', 'in', ['STARTED', 'CHALLENGE'])
      .where('lease_until', 'in', ends)
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  },
});

/** Ends, or leaves open for the next one who asks, this very try. @returns false when it had ended before */
export async function endTry(
  db: Executor,
  now: Date,
  { id, attempt }: PurchaseRow,
  change: Partial<Pick<PurchaseRow, 'status' | 'attempt' | 'code' | 'gateway_ref' | 'paid_at'>> & {
    readonly payment?: null;
  },
): Promise<boolean> {
  const row = await db
    .updateTable('gift_card_purchase')
    .set({ ...change, lease_until: null, updated_at: now })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('status', 'in', ['STARTED', 'CHALLENGE'])
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Puts a try behind the others that wait for a recovery; whose lease it is by now is not touched. */
export const postpone = (db: Executor, now: Date, { id, attempt, status }: PurchaseRow) =>
  db
    .updateTable('gift_card_purchase')
    .set({ updated_at: now })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('status', '=', status)
    .execute();

const patienceMs = { STARTED: 2 * 60_000, CHALLENGE: 15 * 60_000 };

/** Tries on which nobody has worked for as long as their status allows, the oldest first. */
export const forgottenTries = (db: Executor, now: Date): Promise<{ id: string }[]> => {
  const before = (ms: number) => new Date(now.getTime() - ms);
  return db
    .selectFrom('gift_card_purchase')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('status', '=', 'STARTED').and('updated_at', '<=', before(patienceMs.STARTED)),
        eb('status', '=', 'CHALLENGE').and('updated_at', '<=', before(patienceMs.CHALLENGE)),
      ]),
    )
    .orderBy('updated_at')
    .limit(50)
    .execute();
};

/** A bank's question may be left for another card; a try without an answer may have been charged. */
const wireStatus = { OPEN: 'open', CHALLENGE: 'open', STARTED: 'pending', PAID: 'paid' } as const;

export const toPurchaseWire = (market: Market, row: PurchaseRow): GiftCardPurchase => ({
  purchaseId: row.id,
  orderId: row.number,
  status: wireStatus[row.status],
  amount: toDecimal(row.amount_minor, market.currency.minorDigits),
  currency: row.currency,
  recipientName: row.recipient_name,
  recipientEmail: maskedEmail(row.recipient_email),
  senderEmail: maskedEmail(row.sender_email),
  deliverOn: row.deliver_on ?? todayIn(market, new Date(row.paid_at ?? row.created_at)),
});
