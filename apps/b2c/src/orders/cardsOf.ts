import type { Executor } from '../db/tx.ts';

/** Numbers of the rewards cards that are linked to an account, for a subquery. */
export const cardsOf = (db: Executor, customerId: string) =>
  db.selectFrom('loyalty_account').select('rewards_id').where('customer_id', '=', customerId);
