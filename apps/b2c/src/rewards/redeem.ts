import type { Executor } from '../db/tx.ts';
import { B2cError } from '../http/errors.ts';
import { lockCard, primaryCard, readEntries } from './cardStore.ts';
import { endAfter, lotsOf } from './ledger.ts';
import { post, settle, type Holding } from './post.ts';
import type { Program } from './program.ts';

/** A reward that is given back can still be spent for so long, however old it was. */
const giveBackDays = 30;

/**
 * Pays with rewards, for the payments module. Joins the caller's transaction; never takes more than there is,
 * however many ask at once.
 * @param key of the payment: the same key pays once, and answers the same again
 * @throws B2cError error_rewards_balance (422)
 */
export async function redeem(
  tx: Executor,
  now: Date,
  program: Program,
  customerId: string,
  amountMinor: number,
  key: string,
): Promise<Holding> {
  if (!Number.isInteger(amountMinor) || amountMinor <= 0)
    throw new RangeError('Redeem a positive whole amount.');
  const own = await primaryCard(tx, customerId);
  if (!own) throw new B2cError('error_rewards_balance', { status: 422 });
  const card = await lockCard(tx, own.rewards_id);
  const before = await settle(tx, now, program, card);
  const paid = await redemption(tx, key);
  if (paid) {
    if (paid.amount_minor === -amountMinor) return before;
    throw new Error(`Payment ${key} was redeemed with another amount.`);
  }
  if (before.balanceMinor < amountMinor) throw new B2cError('error_rewards_balance', { status: 422 });
  // The date tells a later give-back how long the rewards would have lived.
  const lots = lotsOf(await readEntries(tx, card.rewards_id), 'amountMinor');
  return post(tx, now, program, card, `redeem:${key}`, [
    {
      kind: 'REDEEM',
      key: `redeem:${key}`,
      credits: 0,
      amountMinor: -amountMinor,
      expiresAt: lots[0]?.expiresAt ?? null,
      orderType: 'ONLINEORDER',
    },
  ]);
}

/**
 * Gives back what a payment took, or a part of it: voided, refunded, cancelled.
 * @param payment `key` of the redemption; `amountMinor`, by default all that is left of it; `reason` names this
 *   give-back: the same one happens once
 * @returns what was given back, in minor units: never more than the payment took
 */
export async function giveBack(
  tx: Executor,
  now: Date,
  program: Program,
  payment: { readonly key: string; readonly reason: string; readonly amountMinor?: number },
): Promise<number> {
  const paid = await redemption(tx, payment.key);
  if (!paid) return 0;
  const card = await lockCard(tx, paid.rewards_id);
  const before = await tx
    .selectFrom('loyalty_entry')
    .select(['key', 'amount_minor'])
    .where('of_entry', '=', paid.id)
    .where('kind', '=', 'GIVE_BACK')
    .execute();
  const key = `give-back:${payment.key}:${payment.reason}`;
  if (before.some((entry) => entry.key === key)) return 0;
  const left = -paid.amount_minor - before.reduce((sum, entry) => sum + entry.amount_minor, 0);
  const amountMinor = Math.min(left, payment.amountMinor ?? left);
  if (amountMinor <= 0) return 0;
  const least = endAfter(program, now, giveBackDays);
  const lived = paid.expires_at ? new Date(paid.expires_at) : least;
  await post(tx, now, program, card, key, [
    {
      kind: 'GIVE_BACK',
      key,
      credits: 0,
      amountMinor,
      expiresAt: lived > least ? lived : least,
      orderType: 'RETURN',
      ofEntry: paid.id,
    },
  ]);
  return amountMinor;
}

const redemption = (tx: Executor, key: string) =>
  tx.selectFrom('loyalty_entry').selectAll().where('key', '=', `redeem:${key}`).executeTakeFirst();
