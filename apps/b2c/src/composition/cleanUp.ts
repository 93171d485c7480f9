import { sql, type RawBuilder } from 'kysely';
import { letGoOrphans } from '../savedCards/keptCards.ts';
import { listOwner } from '../cart/savedItems.ts';
import { guestOwner } from '../session/savedOwner.ts';
import { unhurried } from '../db/timeLimits.ts';
import type { Executor } from '../db/tx.ts';

const dayMs = 86_400_000;

/** Codes, and what else ends by itself on a day of its own. */
const expiring = [
  'remembered_browser',
  'sign_in_challenge',
  'password_reset',
  'email_confirmation',
  'wallet_visit',
] as const;

/**
 * Forgets what nobody can ask for any more: keys of commits after their week, mails a month after they went out or
 * could not, chats a quarter after their last word, codes, remembered browsers and visits to wallets that ran out,
 * gift cards that nobody paid for within two days, sessions that no browser holds any more (or that no call asked for
 * again within a day, or a guest within a quarter of the only visit) with the cart, name and address that only they led
 * to, carts that were poured into another, what the sandbox gateway kept. Cards of accounts
 * that are gone are next in the queue of those to forget. Orders, payments and stock movements stay.
 */
export async function cleanUp(db: Executor, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  const steps: ((tx: Executor) => Promise<unknown>)[] = [
    (tx) => tx.deleteFrom('idempotency').where('expires_at', '<', now).execute(),
    (tx) => tx.deleteFrom('loyalty_candidate').where('expires_at', '<', now).execute(),
    ...expiring.map(
      (table) => (tx: Executor) => tx.deleteFrom(table).where('expires_at', '<', now).execute(),
    ),
    (tx) => forgetUnpaidGiftCards(tx, before(2)),
    forgetNetworks,
    (tx) => forgetTries(tx, now, before(2)),
    (tx) =>
      tx.deleteFrom('cart').where('status', '=', 'MERGED').where('updated_at', '<', before(30)).execute(),
    (tx) => letGoOrphans(tx, now),
    (tx) => forgetMails(tx, before(30)),
    (tx) => tx.deleteFrom('chat').where('last_at', '<', before(90)).execute(),
    (tx) => forgetSandbox(tx, before(30)),
  ];
  const sessions = goneSessions(before).map((gone) => async () => {
    while ((await unhurried(db, gone)) === sessionsAtOnce);
  });
  // Each for itself, so that none holds its rows for the sake of the next, and one that fails keeps nothing but its own.
  const failures: unknown[] = [];
  for (const run of [...steps.map((step) => () => unhurried(db, step)), ...sessions])
    await run().catch((error: unknown) => failures.push(error));
  if (failures.length > 0)
    throw new AggregateError(failures, 'something that ran out could not be forgotten');
}

/** They name people who did not ask for it. */
const forgetUnpaidGiftCards = (db: Executor, before: Date) =>
  db.deleteFrom('gift_card_purchase').where('status', '=', 'OPEN').where('created_at', '<', before).execute();

/** An address is kept only as long as it limits something. */
const forgetNetworks = (db: Executor) =>
  db
    .updateTable('payment')
    .set({ network_hash: null })
    .where('network_hash', 'is not', null)
    .where('status', 'not in', ['STARTED', 'CHALLENGE', 'WAITING'])
    .execute();

const forgetTries = (db: Executor, now: Date, before: Date) =>
  db
    .deleteFrom('sign_in_try')
    .where('first_at', '<', before)
    .where((eb) => eb.or([eb('locked_until', 'is', null), eb('locked_until', '<', now)]))
    .execute();

const forgetMails = (db: Executor, before: Date) =>
  db
    .deleteFrom('outbox')
    .where((eb) => eb.or([eb('done_at', '<', before), eb('available_at', '<', before)]))
    .execute();

const forgetSandbox = (db: Executor, before: Date) =>
  db
    .deleteFrom('sandbox_session')
    .where('expires_at', '<', before)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('sandbox_charge')
            .select('ref')
            .whereRef('sandbox_charge.session_id', '=', 'sandbox_session.id'),
        ),
      ),
    )
    .execute();

/** So many rows are locked for one transaction, however many a flood has left. */
const sessionsAtOnce = 2000;

/**
 * What a guest left in a session is nobody's now: the session was not seen for longer than the cookie lives in any
 * browser; no call ever brought its id, as of programs that keep no cookies; or it was one visit, long ago.
 */
const goneSessions = (before: (days: number) => Date) => [
  forgetSessions(sql`last_seen_at < ${before(400)}`),
  forgetSessions(sql`not came_back and customer_id is null and last_seen_at < ${before(1)}`),
  // A band of the days that the index keeps, for a shop that was off for a month: older ones of several visits would be
  // read again each hour.
  forgetSessions(sql`customer_id is null and last_seen_at < ${before(90)} and last_seen_at > ${before(120)}
    and last_seen_at - created_at < interval '1 hour'
    and not exists (select from orders where orders.session_id_hash = session.id_hash)`),
];

/** Asks again after the lock, so that of a visitor who comes back meanwhile nothing is forgotten. */
const forgetSessions =
  (isGone: RawBuilder<unknown>) =>
  async (db: Executor): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      with gone as (
          delete from session where id_hash in (
            select id_hash from session where ${isGone} limit ${sessionsAtOnce} for update skip locked
          ) returning id_hash),
        carts as (
          delete from cart using gone
          where cart.session_id_hash = gone.id_hash and cart.customer_id is null and cart.status in ('OPEN', 'MERGED')
        ),
        saved as (delete from saved_item using gone where saved_item.owner = ${guestOwner('')} || gone.id_hash),
        lists as (
          delete from part_list using gone where part_list.owner = ${guestOwner('')} || gone.id_hash
          returning part_list.id
        ),
        listed as (delete from saved_item using lists where saved_item.owner = ${listOwner('')} || lists.id)
      select count(*)::int as count from gone`.execute(db);
    return rows[0]?.count ?? 0;
  };
