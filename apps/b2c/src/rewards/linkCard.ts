import { withTx, type Executor } from '../db/tx.ts';
import { B2cError } from '../http/errors.ts';
import { lockCard } from './cardStore.ts';

/**
 * Links a card to an account, which then is of type 7 (ACCT-007). The first card is its own; a further one waits to
 * be merged. Twice is the same as once.
 * @throws B2cError error_rewards_invalid when another account was quicker
 */
export async function linkCard(
  db: Executor,
  now: Date,
  customerId: string,
  rewardsId: string,
): Promise<void> {
  await withTx(db, async (tx) => {
    // The account first, then the card: every way takes the two in this order.
    await tx.selectFrom('customer').select('id').where('id', '=', customerId).forUpdate().execute();
    const card = await lockCard(tx, rewardsId);
    if (card.customer_id === customerId) return;
    if (card.customer_id !== null) throw new B2cError('error_rewards_invalid', { field: 'rewardsId' });
    const own = await tx
      .selectFrom('loyalty_account')
      .select('rewards_id')
      .where('customer_id', '=', customerId)
      .where('is_primary', '=', true)
      .executeTakeFirst();
    await tx
      .updateTable('loyalty_account')
      .set({ customer_id: customerId, is_primary: own === undefined, linked_at: now, updated_at: now })
      .where('rewards_id', '=', card.rewards_id)
      .execute();
    await tx
      .deleteFrom('loyalty_link')
      .where('customer_id', '=', customerId)
      .where('rewards_id', '=', card.rewards_id)
      .execute();
    await markLinked(tx, now, customerId);
  });
}

/** A type 4 account becomes a type 7 one; a standalone user stays one. */
export async function markLinked(tx: Executor, now: Date, customerId: string): Promise<void> {
  await tx
    .updateTable('customer')
    .set({ user_type: '7', updated_at: now })
    .where('id', '=', customerId)
    .where('user_type', '=', '4')
    .execute();
}
