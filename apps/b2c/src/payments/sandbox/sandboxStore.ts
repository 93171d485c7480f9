import { randomBytes } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Executor } from '../../db/tx.ts';
import type { PaymentInstructions, PaymentToken } from '../../ports/gateway.ts';
import type { Behaviour } from './testCards.ts';

export type SessionRow = Selectable<DB['sandbox_session']>;
export type TokenRow = Selectable<DB['sandbox_token']>;
export type ChargeRow = Selectable<DB['sandbox_charge']>;

/** What a charge that is paid later remembers. */
export interface LaterDetail {
  readonly market: string;
  readonly method: string;
  readonly shopOrigin: string;
  /** None in a charge of the release before. */
  readonly locale?: string | undefined;
  readonly instructions: PaymentInstructions;
}

const sessionLife = 60 * 60_000;
const tokenLife = 30 * 60_000;

export const opaque = (prefix: string): string => `${prefix}_${randomBytes(18).toString('base64url')}`;

export async function insertSession(
  db: Executor,
  now: Date,
  row: { market: string; amountMinor: number; currency: string; returnUrl: string; detail: object },
): Promise<string> {
  const id = opaque('ps');
  await db
    .insertInto('sandbox_session')
    .values({
      id,
      market: row.market,
      amount_minor: row.amountMinor,
      currency: row.currency,
      status: 'OPEN',
      return_url: row.returnUrl,
      detail: JSON.stringify(row.detail),
      created_at: now,
      expires_at: new Date(now.getTime() + sessionLife),
    })
    .execute();
  return id;
}

/** Also of one that has expired, which still knows its shopper's language and the way back. */
export const anySession = (db: Executor, id: string): Promise<SessionRow | undefined> =>
  db.selectFrom('sandbox_session').selectAll().where('id', '=', id).executeTakeFirst();

export async function findSession(db: Executor, id: string, now: Date): Promise<SessionRow | undefined> {
  return db
    .selectFrom('sandbox_session')
    .selectAll()
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export interface NewToken {
  readonly sessionId: string | null;
  readonly kind?: 'card' | 'wallet';
  readonly vendor: string;
  readonly lastFour: string;
  readonly expiry: string;
  readonly behaviour: Behaviour;
}

/** Of a card only its vendor, last four digits and expiry are kept; the number never leaves the request. */
export async function insertToken(
  db: Executor,
  now: Date,
  row: NewToken,
  token = opaque('tok'),
): Promise<string> {
  await db
    .insertInto('sandbox_token')
    .values({
      token,
      session_id: row.sessionId,
      kind: row.kind ?? 'card',
      brand: row.vendor,
      last4: row.lastFour,
      expiry: row.expiry,
      behaviour: row.behaviour,
      created_at: now,
    })
    .onConflict((clash) => clash.column('token').doNothing())
    .execute();
  return token;
}

export const toPaymentToken = (row: TokenRow, returnUrl: string): PaymentToken => ({
  token: row.token,
  vendor: row.brand ?? '',
  lastFour: row.last4 ?? '',
  expiry: row.expiry ?? '',
  returnUrl,
});

/** A token that may still pay, in the market where it was made; with `key`, also one that this key has used. */
export async function findToken(
  db: Executor,
  token: string,
  now: Date,
  { market, key }: { readonly market: string; readonly key?: string },
): Promise<TokenRow | undefined> {
  const row = await db
    .selectFrom('sandbox_token')
    .leftJoin('sandbox_session', 'sandbox_session.id', 'sandbox_token.session_id')
    .selectAll('sandbox_token')
    .where('token', '=', token)
    // A sheet of a wallet has no session: its answer is attached where it is exchanged.
    .where((eb) => eb.or([eb('sandbox_session.market', '=', market), eb('session_id', 'is', null)]))
    .where('sandbox_token.created_at', '>', new Date(now.getTime() - tokenLife))
    .executeTakeFirst();
  return row && (row.used_by === null || row.used_by === key) ? row : undefined;
}

/** @returns whether the key has it; another key may have been faster */
export async function useToken(db: Executor, token: string, key: string): Promise<boolean> {
  const used = await db
    .updateTable('sandbox_token')
    .set({ used_by: key })
    .where('token', '=', token)
    .where((eb) => eb.or([eb('used_by', 'is', null), eb('used_by', '=', key)]))
    .returning('token')
    .executeTakeFirst();
  return used !== undefined;
}

export const chargeByKey = (db: Executor, key: string): Promise<ChargeRow | undefined> =>
  db.selectFrom('sandbox_charge').selectAll().where('idempotency_key', '=', key).executeTakeFirst();

/** Each market is an account of its own: a charge is found with its market alone. */
export function isOfMarket({ detail }: { readonly detail: unknown }, market: string): boolean {
  const { market: own = market } = (detail ?? {}) as { readonly market?: string };
  return own === market;
}

export const chargeByRef = (db: Executor, ref: string): Promise<ChargeRow | undefined> =>
  db.selectFrom('sandbox_charge').selectAll().where('ref', '=', ref).executeTakeFirst();

/** @returns false when the key has a charge already */
export async function insertCharge(
  db: Executor,
  row: {
    ref: string;
    key: string;
    token: string;
    sessionId: string | null;
    status: string;
    code: string | null;
    amountMinor: number;
    currency: string;
    detail: object;
    payBy?: Date;
  },
): Promise<boolean> {
  const inserted = await db
    .insertInto('sandbox_charge')
    .values({
      ref: row.ref,
      idempotency_key: row.key,
      session_id: row.sessionId,
      token: row.token,
      status: row.status,
      code: row.code,
      amount_minor: row.amountMinor,
      currency: row.currency,
      detail: JSON.stringify(row.detail),
      pay_by: row.payBy ?? null,
    })
    .onConflict((clash) => clash.column('idempotency_key').doNothing())
    .returning('ref')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function setCharge(
  db: Executor,
  ref: string,
  from: readonly string[],
  to: { status: string; code?: string | null; captured_minor?: number },
): Promise<boolean> {
  const row = await db
    .updateTable('sandbox_charge')
    .set({ ...to, updated_at: sql`now()` })
    .where('ref', '=', ref)
    .where('status', 'in', [...from])
    .returning('ref')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the shop has taken the message of a charge. */
export async function noteDelivery(db: Executor, charge: ChargeRow, isTold: boolean): Promise<void> {
  await db
    .updateTable('sandbox_charge')
    .set({ detail: JSON.stringify({ ...charge.detail, isTold }) })
    .where('ref', '=', charge.ref)
    .execute();
}
