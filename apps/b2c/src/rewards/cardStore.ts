import type { Selectable } from 'kysely';
import type { DB } from '../db/schema.ts';
import type { Executor } from '../db/tx.ts';
import type { Entry } from './ledger.ts';

/** A rewards card as the database holds it. */
export type Card = Selectable<DB['loyalty_account']>;

/** A card of the market by its number, or what it was merged into. */
export async function readCard(db: Executor, market: string, rewardsId: string): Promise<Card | undefined> {
  const card = await db
    .selectFrom('loyalty_account')
    .selectAll()
    .where('rewards_id', '=', rewardsId)
    .where('market', '=', market)
    .executeTakeFirst();
  return card?.merged_into ? readCard(db, market, card.merged_into) : card;
}

/** The card that an account earns on and pays with. */
export const primaryCard = (db: Executor, customerId: string): Promise<Card | undefined> =>
  db
    .selectFrom('loyalty_account')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('is_primary', '=', true)
    .executeTakeFirst();

/** Every card of an account that was not merged away, its own first. */
export const cardsOf = (db: Executor, customerId: string): Promise<Card[]> =>
  db
    .selectFrom('loyalty_account')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('status', '=', 'OPEN')
    .orderBy('is_primary', 'desc')
    .orderBy('joined_at')
    .orderBy('rewards_id')
    .execute();

/**
 * Holds a card until the transaction ends: a change of its entries does this first. A card that was merged
 * meanwhile answers with the one that took it over.
 */
export async function lockCard(tx: Executor, rewardsId: string): Promise<Card> {
  const card = await tx
    .selectFrom('loyalty_account')
    .selectAll()
    .where('rewards_id', '=', rewardsId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return card.merged_into ? lockCard(tx, card.merged_into) : card;
}

export async function readEntries(db: Executor, rewardsId: string): Promise<Entry[]> {
  const rows = await db
    .selectFrom('loyalty_entry')
    .select(['id', 'credits', 'amount_minor', 'expires_at', 'at'])
    .where('rewards_id', '=', rewardsId)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    credits: row.credits,
    amountMinor: row.amount_minor,
    expiresAt: row.expires_at ? new Date(row.expires_at) : null,
    at: new Date(row.at),
  }));
}
