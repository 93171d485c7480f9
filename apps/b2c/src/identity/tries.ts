import { createHash } from 'node:crypto';
import { hotSql } from '../db/hotSql.ts';
import type { Executor } from '../db/tx.ts';
import { B2cError } from '../http/errors.ts';
import { countedLimits } from '../http/limits.ts';
import { loginKey } from './accounts.ts';

/** So many wrong passwords within the window lock a name for as long, or own browsers; a reset opens it before. */
export const { most: tryLimit } = countedLimits['sign-in'];
const windowMs = countedLimits['sign-in'].minutes * 60_000;

export const loginHash = (market: string, login: string): string =>
  createHash('sha256')
    .update(`${market}:${loginKey(login)}`)
    .digest('base64url');

/**
 * What tries of the account's own browsers count under: those that remember it, or are signed in. Strangers who lock its
 * name do not lock them, and they have no more tries than anybody.
 */
export const ownBrowsersHash = (market: string, customerId: string): string =>
  createHash('sha256').update(`own:${market}:${customerId}`).digest('base64url');

/** The window is, and a lock that was set at its end as well. */
const isOver = '(t.first_at < $4 and coalesce(t.locked_until <= $3, true))';

/**
 * Counts a try before it is made, so that a hundred at once are a hundred. Names that nobody has are counted as
 * well, and are locked as well.
 * @throws B2cError error_login_locked (423)
 */
export async function countTry(db: Executor, market: string, hash: string, now: Date): Promise<void> {
  const [row] = await hotSql<{ tries: number; locked_until: Date | null }>(
    db,
    'sign-in-try',
    `insert into sign_in_try as t (market, login_hash, tries, first_at) values ($1, $2, 1, $3)
     on conflict (market, login_hash) do update set
       tries = case when ${isOver} then 1 else t.tries + 1 end,
       first_at = case when ${isOver} then $3 else t.first_at end,
       locked_until = case when ${isOver} then null when t.tries + 1 > $5 then coalesce(t.locked_until, $6) end
     returning tries, locked_until`,
    [market, hash, now, new Date(now.getTime() - windowMs), tryLimit, new Date(now.getTime() + windowMs)],
  );
  if (!row?.locked_until) return;
  const retryAfter = Math.max(1, Math.ceil((new Date(row.locked_until).getTime() - now.getTime()) / 1000));
  throw new B2cError('error_login_locked', { status: 423, retryAfter });
}

/** A right password or a reset forgives the wrong ones. */
export async function forgiveTries(db: Executor, market: string, hashes: readonly string[]): Promise<void> {
  await db
    .deleteFrom('sign_in_try')
    .where('market', '=', market)
    .where('login_hash', 'in', [...hashes])
    .execute();
}
