import { sql } from 'kysely';
import type { Executor } from '../db/tx.ts';
import { newId } from '../ops/newId.ts';
import { readEntries, type Card } from './cardStore.ts';
import { conversionDue, expiriesDue, nextExpiry, sumOf, type Draft } from './ledger.ts';
import type { Program } from './program.ts';

/** What else is told of an entry, besides what the rules ask for. */
export interface Posting extends Draft {
  readonly orderType: string;
  readonly orderId?: string | undefined;
  readonly reference?: string | undefined;
  readonly orderAmountMinor?: number | undefined;
  readonly ofEntry?: string | undefined;
}

/** A card after a change. */
export interface Holding {
  readonly rewardsId: string;
  readonly credits: number;
  readonly balanceMinor: number;
}

const byRule = (draft: Draft): Posting => ({ ...draft, orderType: 'Adjustment' });

/**
 * Writes entries of a card that the caller holds (`lockCard`), first of all those that time asked for, and what
 * follows from them; its sums move along. An entry whose key is known already is left out.
 * @param key of the occasion, for what follows from it
 */
export async function post(
  tx: Executor,
  now: Date,
  program: Program,
  card: Card,
  key: string,
  postings: readonly Posting[],
): Promise<Holding> {
  await write(tx, now, card, expiriesDue(await readEntries(tx, card.rewards_id), now).map(byRule));
  await write(tx, now, card, postings);
  const sums = totals(await readEntries(tx, card.rewards_id));
  await write(tx, now, card, conversionDue(program, sums, now, key).map(byRule));
  return keepSums(tx, now, card);
}

/** Writes what time asks for. The caller holds the card. */
export const settle = (tx: Executor, now: Date, program: Program, card: Card): Promise<Holding> =>
  post(tx, now, program, card, `settle:${card.rewards_id}:${now.getTime()}`, []);

const totals = (entries: Parameters<typeof sumOf>[0]) => ({
  credits: sumOf(entries, 'credits'),
  amountMinor: sumOf(entries, 'amountMinor'),
});

async function write(tx: Executor, now: Date, card: Card, postings: readonly Posting[]): Promise<void> {
  if (postings.length === 0) return;
  await tx
    .insertInto('loyalty_entry')
    .values(
      postings.map((posting) => ({
        id: newId(now),
        rewards_id: card.rewards_id,
        market: card.market,
        kind: posting.kind,
        key: posting.key,
        credits: posting.credits,
        amount_minor: posting.amountMinor,
        order_type: posting.orderType,
        order_id: posting.orderId ?? null,
        reference: posting.reference ?? null,
        order_amount_minor: posting.orderAmountMinor ?? null,
        of_entry: posting.ofEntry ?? null,
        expires_at: posting.expiresAt,
        at: now,
      })),
    )
    .onConflict((clash) => clash.column('key').doNothing())
    .execute();
}

/** The sums are taken from the entries, so that they cannot drift from them. */
async function keepSums(tx: Executor, now: Date, card: Card): Promise<Holding> {
  const entries = await readEntries(tx, card.rewards_id);
  const { credits, amountMinor } = totals(entries);
  await tx
    .updateTable('loyalty_account')
    .set({
      credits,
      balance_minor: amountMinor,
      next_expiry: nextExpiry(entries),
      updated_at: sql<Date>`greatest(updated_at, ${now})`,
    })
    .where('rewards_id', '=', card.rewards_id)
    .execute();
  return { rewardsId: card.rewards_id, credits, balanceMinor: amountMinor };
}
