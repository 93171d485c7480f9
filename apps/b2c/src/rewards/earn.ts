import type { Executor } from '../db/tx.ts';
import type { ServerMarket } from '../markets/serverMarket.ts';
import { lockCard, primaryCard } from './cardStore.ts';
import { endAfter } from './ledger.ts';
import { post } from './post.ts';
import { creditsFor, programOf } from './program.ts';

export interface EarningOrder {
  readonly orderId: string;
  readonly customerId: string | null;
  /** Number of the order or receipt, as people know it. */
  readonly reference: string;
  /** ACCT-043 */
  readonly orderType: string;
  /** Goods after discounts, without core, shipping and tax, in minor units. */
  readonly amountMinor: number;
}

/**
 * Gives the credits of a fulfilled order to the card of its account, once however often it is called.
 * @returns credits that the order has earned; 0 for a guest, an account without a card and in a market without rewards
 */
export async function creditsForOrder(
  tx: Executor,
  now: Date,
  market: ServerMarket,
  order: EarningOrder,
): Promise<number> {
  if (market.terms.rewards === 'none') return 0;
  const own = order.customerId === null ? undefined : await primaryCard(tx, order.customerId);
  return own ? earn(tx, now, market, own.rewards_id, `order:${order.orderId}`, order) : 0;
}

/** @param key names the purchase: it earns once, on whatever card */
export async function earn(
  tx: Executor,
  now: Date,
  market: ServerMarket,
  rewardsId: string,
  key: string,
  order: Omit<EarningOrder, 'customerId' | 'orderId'> & { readonly orderId?: string },
): Promise<number> {
  const card = await lockCard(tx, rewardsId);
  const program = programOf(market);
  const credits = creditsFor(program, order.amountMinor);
  if (credits === 0) return 0;
  await post(tx, now, program, card, key, [
    {
      kind: 'EARN',
      key: `earn:${key}`,
      credits,
      amountMinor: 0,
      expiresAt: endAfter(program, now, program.creditDays),
      orderType: order.orderType,
      orderId: order.orderId,
      reference: order.reference,
      orderAmountMinor: order.amountMinor,
    },
  ]);
  return credits;
}

/**
 * Takes back what a refund leaves unearned. Credits that became a reward take the reward back as far as it is
 * unspent; the rest is paid by the next credits.
 * @param refund `keptMinor`: goods of the order that are still bought after it; `key` names the refund
 * @returns credits taken back
 */
export async function reverseCredits(
  tx: Executor,
  now: Date,
  market: ServerMarket,
  refund: { readonly orderId: string; readonly keptMinor: number; readonly key: string },
): Promise<number> {
  if (market.terms.rewards === 'none') return 0;
  const earned = await earnEntry(tx, refund.orderId);
  if (!earned) return 0;
  // Held before what was taken back so far is read.
  const card = await lockCard(tx, earned.rewards_id);
  const before = await tx
    .selectFrom('loyalty_entry')
    .select(['key', 'credits'])
    .where('of_entry', '=', earned.id)
    .where('kind', '=', 'REVERSAL')
    .execute();
  const key = `reversal:${refund.orderId}:${refund.key}`;
  if (before.some((entry) => entry.key === key)) return 0;
  const left = before.reduce((sum, entry) => sum + entry.credits, earned.credits);
  const program = programOf(market);
  const credits = left - creditsFor(program, refund.keptMinor);
  if (credits <= 0) return 0;
  const amount = (earned.order_amount_minor ?? 0) - refund.keptMinor;
  await post(tx, now, program, card, key, [
    {
      kind: 'REVERSAL',
      key,
      credits: -credits,
      amountMinor: 0,
      expiresAt: null,
      orderType: 'RETURN',
      orderId: refund.orderId,
      reference: earned.reference ?? undefined,
      orderAmountMinor: -amount,
      ofEntry: earned.id,
    },
  ]);
  return credits;
}

const earnEntry = (tx: Executor, orderId: string) =>
  tx
    .selectFrom('loyalty_entry')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('kind', '=', 'EARN')
    .executeTakeFirst();
