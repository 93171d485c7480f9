import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { isStaleStatement, sqlState } from './errors.ts';
import type { DB } from './schema.ts';
import { runInTransactionScope } from './txScope.ts';

/** What repositories take: the database itself or the open transaction. */
export type Executor = Kysely<DB> | Transaction<DB>;

const retries = 3;
const isRetryable = (error: unknown) =>
  ['40001', '40P01'].includes(sqlState(error) ?? '') || isStaleStatement(error);

/**
 * Runs `work` in one transaction and hands it the executor to use. A serialization failure, a deadlock or a prepared
 * statement that went stale is run again up to three times, so `work` must not touch anything but its executor: no
 * gateway, no mail, no pool.
 * An executor that is a transaction already is joined.
 * @throws NestedAcquireError (from inside) when `work` uses the pool
 */
export async function withTx<T>(db: Executor, work: (tx: Transaction<DB>) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db as Transaction<DB>);
  for (let attempt = 0; ; attempt++) {
    try {
      return await db.transaction().execute((tx) => runInTransactionScope(() => work(tx)));
    } catch (error) {
      if (attempt === retries || !isRetryable(error)) throw error;
      await pause(Math.random() * 20 * 2 ** attempt);
    }
  }
}
