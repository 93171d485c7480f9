import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { hotSql } from '../db/hotSql.ts';
import { withTx, type Executor } from '../db/tx.ts';
import { B2cError } from '../http/errors.ts';
import { countedLimits, takeFrom } from '../http/limits.ts';
import type { CallContext } from '../http/route.ts';
import { enqueue } from '../mail/outbox.ts';
import type { Card } from './cardStore.ts';

/** Topic of the outbox under which a code goes out. */
export const linkCodeTopic = 'rewards-link-code';
export const codeMinutes = 10;
/** REWARD-017: three wrong tries, whatever is asked, then nobody but the shop's staff helps. */
const { most: tryLimit, minutes: lockMinutes } = countedLimits['rewards-link'];
/** Wrong tries of all accounts together at one card, within those hours. */
const { most: cardTryLimit } = countedLimits['rewards-link of all'];

/** @returns what the database keeps of a code: a salt, and the hash of both */
export function keptCode(code: string, salt: string = randomBytes(16).toString('base64url')): string {
  return `${salt}.${createHash('sha256').update(`${salt}:${code}`).digest('base64url')}`;
}

export const isCode = (code: string, kept: string): boolean =>
  isSame(keptCode(code, kept.split('.')[0]), kept);

const later = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * 60_000);

/**
 * Begins to prove a card: a fresh code goes to the address on file, to its phone where there is no other. The tries of a lock that is
 * not over count on.
 * @throws B2cError error_rewards_locked, error_too_many_requests (429)
 */
export async function beginLink(ctx: CallContext, customerId: string, card: Card): Promise<void> {
  const { db, market, clock, services } = ctx;
  const now = clock.now();
  await refuseLocked(db, now, customerId, card.rewards_id);
  await takeFrom(services.limiter, 'rewards-code', 'card', card.rewards_id);
  // Nothing matches an empty hash: the code is made when its message is.
  const fresh = { code_hash: '', code_expires_at: later(now, codeMinutes), sent_at: now, proven_at: null };
  await withTx(db, async (tx) => {
    await tx
      .insertInto('loyalty_link')
      .values({ customer_id: customerId, rewards_id: card.rewards_id, market: market.code, ...fresh })
      .onConflict((clash) => clash.columns(['customer_id', 'rewards_id']).doUpdateSet(fresh))
      .execute();
    await enqueue(tx, now, {
      market: market.code,
      locale: market.locale,
      topic: linkCodeTopic,
      payload: { customerId, rewardsId: card.rewards_id },
    });
  });
  services.wakeOutbox();
}

/** @throws B2cError error_rewards_locked */
async function refuseLocked(db: Executor, now: Date, customerId: string, rewardsId: string): Promise<void> {
  const since = later(now, -lockMinutes);
  const rows = await db
    .selectFrom('loyalty_link')
    .select(['customer_id', 'tries', 'locked_until'])
    .where('rewards_id', '=', rewardsId)
    .where('sent_at', '>', since)
    .execute();
  const own = rows.find((row) => row.customer_id === customerId);
  const isLocked = own?.locked_until && new Date(own.locked_until) > now;
  const all = rows.reduce((sum, { tries }) => sum + tries, 0);
  if (isLocked || all >= cardTryLimit) throw new B2cError('error_rewards_locked');
}

/**
 * Counts a try before it is judged, so that many at once are not many chances.
 * @returns the link that was begun
 * @throws B2cError error_rewards_locked, error_otp_expired (410) when none was begun or its code is too old
 */
export async function countTry(ctx: CallContext, customerId: string, rewardsId: string) {
  const { db, clock } = ctx;
  const now = clock.now();
  await refuseLocked(db, now, customerId, rewardsId);
  const [row] = await hotSql<{ code_hash: string; tries: number; proven_at: Date | null }>(
    db,
    'rewards-link-try',
    `update loyalty_link set tries = case when locked_until is null then tries + 1 else 1 end,
       locked_until = case when locked_until is null and tries + 1 >= $4 then $5::timestamptz end
     where customer_id = $1 and rewards_id = $2 and code_expires_at > $3
       and (locked_until is null or locked_until <= $3)
     returning code_hash, tries, proven_at`,
    [customerId, rewardsId, now, tryLimit, later(now, lockMinutes)],
  );
  if (row) return { ...row, isLast: row.tries >= tryLimit };
  await refuseLocked(db, now, customerId, rewardsId);
  throw new B2cError('error_otp_expired', { status: 410 });
}

/** A right answer forgives the wrong ones before it; the code has done its work. */
export async function markProven(
  db: Executor,
  now: Date,
  customerId: string,
  rewardsId: string,
): Promise<void> {
  await db
    .updateTable('loyalty_link')
    .set({ proven_at: now, code_hash: '', tries: 0, locked_until: null })
    .where('customer_id', '=', customerId)
    .where('rewards_id', '=', rewardsId)
    .execute();
}

/** Whether everything was answered within the last minutes, and only the profile was missing (REWARD-045). */
export async function isProven(
  db: Executor,
  now: Date,
  customerId: string,
  rewardsId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('loyalty_link')
    .select('proven_at')
    .where('customer_id', '=', customerId)
    .where('rewards_id', '=', rewardsId)
    .where('proven_at', '>', later(now, -60))
    .executeTakeFirst();
  return row !== undefined;
}

/** Compared in constant time: how long it takes tells nothing. */
export function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
