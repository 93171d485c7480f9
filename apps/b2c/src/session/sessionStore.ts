import { sql, type Selectable } from 'kysely';
import type { DB } from '../db/schema.ts';
import type { Executor } from '../db/tx.ts';
import { hotSql } from '../db/hotSql.ts';
import { accountOwner, guestOwner } from './savedOwner.ts';
import type {
  SessionChoices,
  SessionDetail,
  SessionPatch,
  SessionState,
  SessionVehicle,
} from '../ports/session.ts';

type Row = Selectable<DB['session']> & { active_cart_id: string | null; has_saved?: boolean };

const toState = (row: Row): SessionState => ({
  idHash: row.id_hash,
  market: row.market,
  lastSeenAt: new Date(row.last_seen_at),
  cameBack: row.came_back,
  customerId: row.customer_id,
  autoLogin: row.auto_login,
  signedInAt: row.signed_in_at && new Date(row.signed_in_at),
  cartId: row.customer_id ? row.active_cart_id : row.cart_id,
  waitingCartId: row.customer_id && row.cart_id !== row.active_cart_id ? row.cart_id : null,
  storeId: row.store_id,
  vehicle: row.vehicle as SessionVehicle | null,
  detail: row.detail as SessionDetail,
  hasSaved: row.has_saved,
});

export async function readSession(
  db: Executor,
  idHash: string,
  market: string,
): Promise<SessionState | undefined> {
  const [row] = await hotSql<Row>(
    db,
    'session-read',
    `select s.id_hash, s.market, s.last_seen_at, s.customer_id, s.auto_login, s.signed_in_at, s.cart_id, s.store_id,
       s.vehicle, s.detail, s.came_back, (select c.id from cart c where c.customer_id = s.customer_id and c.market = s.market
         and c.status in ('OPEN', 'COMMITTING')) as active_cart_id,
       exists (select from saved_item i where i.market = s.market
         and i.owner = coalesce('${accountOwner('')}' || s.customer_id, '${guestOwner('')}' || s.id_hash)) as has_saved
     from session s where s.id_hash = $1 and s.market = $2`,
    [idHash, market],
  );
  return row && toState(row);
}

export async function anySession(db: Executor, idHashes: readonly string[]): Promise<boolean> {
  const row = await db
    .selectFrom('session')
    .select('id_hash')
    .where('id_hash', 'in', [...idHashes])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function createSession(
  db: Executor,
  idHash: string,
  market: string,
  now: Date,
  choices?: SessionChoices,
): Promise<SessionState> {
  const row = await db
    .insertInto('session')
    .values({
      id_hash: idHash,
      market,
      created_at: now,
      last_seen_at: now,
      store_id: choices?.storeId ?? null,
      vehicle: choices?.vehicle ? JSON.stringify(choices.vehicle) : null,
      detail: JSON.stringify(choices?.detail ?? {}),
      came_back: false,
    })
    .onConflict((clash) => clash.column('id_hash').doUpdateSet({ last_seen_at: now }))
    .returningAll()
    .executeTakeFirstOrThrow();
  return toState({ ...row, active_cart_id: null });
}

/**
 * What was kept under the old id goes along: the cart, gift cards being bought, and orders that the session may look at.
 * @returns false when there is no such session (any more)
 */
export async function renameSession(tx: Executor, from: string, to: string): Promise<boolean> {
  const renamed = await tx
    .updateTable('session')
    .set({ id_hash: to })
    .where('id_hash', '=', from)
    .returning('id_hash')
    .executeTakeFirst();
  if (!renamed) return false;
  await tx.updateTable('cart').set({ session_id_hash: to }).where('session_id_hash', '=', from).execute();
  await tx.updateTable('orders').set({ session_id_hash: to }).where('session_id_hash', '=', from).execute();
  await tx
    .updateTable('gift_card_purchase')
    .set({ session_id_hash: to })
    .where('session_id_hash', '=', from)
    .execute();
  return true;
}

export async function deleteSessions(db: Executor, idHashes: readonly string[]): Promise<void> {
  await db
    .deleteFrom('session')
    .where('id_hash', 'in', [...idHashes])
    .execute();
}

/** The account keeps the store for its other devices. */
export async function keepStore(db: Executor, customerId: string, storeId: number | null): Promise<void> {
  await db
    .updateTable('customer')
    .set({ preferred_store_id: storeId })
    .where('id', '=', customerId)
    .execute();
}

/**
 * Notes the call; a request that woke an idle session leaves its id beside what the session remembers.
 * @returns false for a session that was forgotten since it was read
 */
export async function touchSession(
  db: Executor,
  idHash: string,
  now: Date,
  wokenBy?: string,
): Promise<boolean> {
  const detail = JSON.stringify(wokenBy === undefined ? {} : { wokenBy });
  const touched = await hotSql(
    db,
    'session-touch',
    `update session set last_seen_at = $2, detail = detail || $3::jsonb, came_back = true
     where id_hash = $1 returning id_hash`,
    [idHash, now, detail],
  );
  return touched.length > 0;
}

/** What the session remembers, held until the transaction ends: of two that add to it none is lost. */
export async function lockDetail(tx: Executor, idHash: string): Promise<SessionDetail> {
  const row = await tx
    .selectFrom('session')
    .select('detail')
    .where('id_hash', '=', idHash)
    .forUpdate()
    .executeTakeFirst();
  return (row?.detail ?? {}) as SessionDetail;
}

/** JSON leaves out what is undefined: it is taken away first. */
function withDetail(change: NonNullable<SessionPatch['detail']>) {
  return sql<string>`(detail - ${Object.keys(change)}::text[]) || ${JSON.stringify(change)}::jsonb`;
}

export async function patchSession(db: Executor, idHash: string, patch: SessionPatch): Promise<void> {
  const columns = {
    ...('customerId' in patch ? { customer_id: patch.customerId } : {}),
    ...('autoLogin' in patch ? { auto_login: patch.autoLogin } : {}),
    ...('signedInAt' in patch ? { signed_in_at: patch.signedInAt } : {}),
    ...('cartId' in patch ? { cart_id: patch.cartId } : {}),
    ...('storeId' in patch ? { store_id: patch.storeId } : {}),
    ...('vehicle' in patch ? { vehicle: patch.vehicle ? JSON.stringify(patch.vehicle) : null } : {}),
    ...('detail' in patch ? { detail: withDetail(patch.detail ?? {}) } : {}),
  };
  if (Object.keys(columns).length === 0) return;
  await db.updateTable('session').set(columns).where('id_hash', '=', idHash).execute();
}
