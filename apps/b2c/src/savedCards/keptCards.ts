import { sql, type Selectable } from 'kysely';
import type { Clock } from '../clock/clock.ts';
import type { DB } from '../db/schema.ts';
import type { Executor } from '../db/tx.ts';
import type { Services } from '../http/services.ts';
import { newId } from '../ops/newId.ts';
import type { CardVault } from '../ports/gateway.ts';

/** A card at the payment service that has a name for it. */
export interface Kept {
  readonly market: string;
  readonly gateway: string;
  readonly reference: string;
}

type Row = Selectable<DB['kept_card']>;

/** So long the service may take, and a request after it. */
const answerMs = 5 * 60_000;
/** So long a card waits for the purchase that saves it. */
const purchaseMs = 86_400_000;

const after = (now: Date, ms: number) => new Date(now.getTime() + ms);

/** Written before the service is asked: whatever is killed then, the card is found again by its token. */
export async function beginKeeping(
  db: Executor,
  now: Date,
  { market, gateway, token }: Omit<Kept, 'reference'> & { readonly token: string },
): Promise<string> {
  const id = newId(now);
  await db
    .insertInto('kept_card')
    .values({ id, market, gateway, token, due_at: after(now, answerMs), created_at: now })
    .execute();
  return id;
}

/** @param reference undefined where the service keeps nothing for the token */
export async function endKeeping(
  db: Executor,
  now: Date,
  id: string,
  reference: string | undefined,
): Promise<void> {
  if (reference === undefined) await db.deleteFrom('kept_card').where('id', '=', id).execute();
  else
    await db
      .updateTable('kept_card')
      .set({ reference, token: null, due_at: after(now, purchaseMs) })
      .where('id', '=', id)
      .execute();
}

const named = (db: Executor, { gateway, reference }: Kept) =>
  db.selectFrom('kept_card').where('gateway', '=', gateway).where('reference', '=', reference);

/**
 * An account saves the card, in the caller's transaction.
 * @returns false when it is being forgotten already
 */
export async function claimCard(tx: Executor, now: Date, kept: Kept): Promise<boolean> {
  const rows = await named(tx, kept).selectAll().forUpdate().execute();
  if (rows.length === 0) {
    // Of a purchase that a server of the release before began.
    await tx
      .insertInto('kept_card')
      .values({ ...kept, id: newId(now), due_at: null, created_at: now })
      .execute();
    return true;
  }
  const ids = rows.filter(({ attempts }) => attempts === 0).map(({ id }) => id);
  if (ids.length === 0) return false;
  await tx.updateTable('kept_card').set({ due_at: null }).where('id', 'in', ids).execute();
  return true;
}

/** Nobody wants the card any more, in the transaction that gives the reason: the job sees to it. */
export async function letGo(tx: Executor, now: Date, kept: Kept): Promise<void> {
  const change = { due_at: now };
  const known = await tx
    .updateTable('kept_card')
    .set(change)
    .where('gateway', '=', kept.gateway)
    .where('reference', '=', kept.reference)
    .where('attempts', '=', 0)
    .returning('id')
    .execute();
  if (known.length > 0 || (await named(tx, kept).select('id').executeTakeFirst())) return;
  await tx
    .insertInto('kept_card')
    .values({ ...kept, ...change, id: newId(now), created_at: now })
    .execute();
}

/** Accounts may be deleted by an operator of the database, and their cards with them. */
export const letGoOrphans = (db: Executor, now: Date) =>
  db
    .updateTable('kept_card')
    .set({ due_at: now })
    .where('due_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('customer_card')
            .select('customer_card.id')
            .whereRef('customer_card.gateway', '=', 'kept_card.gateway')
            .whereRef('customer_card.reference', '=', 'kept_card.reference'),
        ),
      ),
    )
    .execute();

type Forgetting = Pick<Services, 'db' | 'gateway' | 'log'> & { readonly clock: Clock };

const mostInOneRun = 200;

/**
 * Lets the payment service forget what nobody wants, one card at a time. Whatever fails or is killed is tried again,
 * at longer and longer intervals up to an hour, behind the others.
 * @returns how many are forgotten
 */
export async function forgetCards(services: Forgetting, signal?: AbortSignal): Promise<number> {
  const { db, clock, gateway, log } = services;
  const { vault } = gateway;
  for (let count = 0; count < mostInOneRun; count++) {
    const row = vault && !signal?.aborted && (await take(db, clock.now(), gateway.name));
    if (!row) return count;
    try {
      await forget(services, vault, row);
    } catch (error) {
      log.warn({ err: error, keptCard: row.id }, 'the gateway did not forget a card');
      return count;
    }
  }
  return mostInOneRun;
}

/** Longer than the service may take, so that nobody else asks meanwhile. */
const take = (db: Executor, now: Date, gateway: string): Promise<Row | undefined> =>
  db
    .updateTable('kept_card')
    .set({
      attempts: sql`attempts + 1`,
      due_at: sql`${now}::timestamptz + least(3600, 60 * 2 ^ least(attempts, 6)) * interval '1 second'`,
    })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('kept_card')
        .select('id')
        .where('gateway', '=', gateway)
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();

async function forget({ db, clock, log }: Forgetting, vault: CardVault, row: Row): Promise<void> {
  const { id, market, gateway, token } = row;
  const reference = row.reference ?? (await vault.keep(token ?? '', market))?.reference;
  if (reference === undefined) log.warn({ keptCard: id }, 'a token went stale before its card had a name');
  else {
    // The next try does not need the token, which does not live long.
    await db.updateTable('kept_card').set({ reference, token: null }).where('id', '=', id).execute();
    if (!(await isWanted(db, clock.now(), id, { market, gateway, reference })))
      await vault.forget(reference, market);
  }
  await db.deleteFrom('kept_card').where('id', '=', id).execute();
}

/** The same card has one name at some services, however often it is kept. */
async function isWanted(db: Executor, now: Date, id: string, kept: Kept): Promise<boolean> {
  const saved = await db
    .selectFrom('customer_card')
    .select('id')
    .where('gateway', '=', kept.gateway)
    .where('reference', '=', kept.reference)
    .executeTakeFirst();
  if (saved) return true;
  const other = await named(db, kept)
    .select('id')
    .where('id', '<>', id)
    .where('attempts', '=', 0)
    .where('due_at', '>', now)
    .executeTakeFirst();
  return other !== undefined;
}
