import type { Selectable } from 'kysely';
import type { DB } from '../db/schema.ts';
import type { Executor } from '../db/tx.ts';
import { hotSql } from '../db/hotSql.ts';
import type { SessionDetail, SessionPatch, SessionState, SessionVehicle } from './session.ts';

type Row = Selectable<DB['session']>;

const toState = (row: Row): SessionState => ({
  idHash: row.id_hash,
  market: row.market,
  lastSeenAt: new Date(row.last_seen_at),
  customerId: row.customer_id,
  autoLogin: row.auto_login,
  cartId: row.cart_id,
  storeId: row.store_id,
  vehicle: row.vehicle as SessionVehicle | null,
  detail: row.detail as SessionDetail,
});

export async function readSession(
  db: Executor,
  idHash: string,
  market: string,
): Promise<SessionState | undefined> {
  const [row] = await hotSql<Row>(
    db,
    'session-read',
    'select id_hash, market, last_seen_at, customer_id, auto_login, cart_id, store_id, vehicle, detail from session where id_hash = $1 and market = $2',
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
): Promise<SessionState> {
  const row = await db
    .insertInto('session')
    .values({ id_hash: idHash, market, created_at: now, last_seen_at: now })
    .onConflict((clash) => clash.column('id_hash').doUpdateSet({ last_seen_at: now }))
    .returningAll()
    .executeTakeFirstOrThrow();
  return toState(row);
}

export async function touchSession(db: Executor, idHash: string, now: Date): Promise<void> {
  await hotSql(db, 'session-touch', 'update session set last_seen_at = $2 where id_hash = $1', [idHash, now]);
}

export async function patchSession(db: Executor, idHash: string, patch: SessionPatch): Promise<void> {
  const columns = {
    ...('customerId' in patch ? { customer_id: patch.customerId } : {}),
    ...('cartId' in patch ? { cart_id: patch.cartId } : {}),
    ...('storeId' in patch ? { store_id: patch.storeId } : {}),
    ...('vehicle' in patch ? { vehicle: patch.vehicle ? JSON.stringify(patch.vehicle) : null } : {}),
    ...('detail' in patch ? { detail: JSON.stringify(patch.detail ?? {}) } : {}),
  };
  if (Object.keys(columns).length === 0) return;
  await db.updateTable('session').set(columns).where('id_hash', '=', idHash).execute();
}
