import type { ErrorKey } from '@driveline/api/contract';
import { withTx, type Executor } from '../db/tx.ts';
import { B2cError } from '../http/errors.ts';

export interface WaitingLimit {
  readonly table: 'part_review' | 'part_question';
  readonly customerId: string;
  /** How many of a member may wait for an operator. */
  readonly limit: number;
  readonly key: ErrorKey;
}

/**
 * Writes one more text of a member; one at a time, so that the limit holds. `write` touches nothing but its executor.
 * @throws B2cError `key` where more wait then than may: nothing is written
 */
export const withinLimit = <T>(
  db: Executor,
  { table, customerId, limit, key }: WaitingLimit,
  write: (tx: Executor) => Promise<T>,
): Promise<T> =>
  withTx(db, async (tx) => {
    await tx.selectFrom('customer').select('id').where('id', '=', customerId).forUpdate().execute();
    const written = await write(tx);
    const rows = await tx
      .selectFrom(table)
      .select('id')
      .where('customer_id', '=', customerId)
      .where('status', '=', 'waiting')
      .limit(limit + 1)
      .execute();
    if (rows.length > limit) throw new B2cError(key, { params: { limit } });
    return written;
  });
