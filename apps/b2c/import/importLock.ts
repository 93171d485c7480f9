import type { Database } from '../src/db/database.ts';
import { sqlState } from '../src/db/errors.ts';
import { liftLimits } from '../src/db/timeLimits.ts';

const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Runs `work` while no other process imports. A row is held, not an advisory lock: those do not pass poolers.
 * @throws RangeError while another process holds it
 */
export async function asOnlyImport<T>(database: Database, work: () => Promise<T>): Promise<T> {
  // The folder of the embedded database is one process's, and its one connection one import's.
  if (database.kind === 'embedded') return work();
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await client.query(liftLimits);
    await client
      .query('select id from import_lock where id = 1 for update nowait')
      .catch((error: unknown) => {
        if (sqlState(error) !== LOCK_NOT_AVAILABLE) throw error;
        throw new RangeError('Another process is importing. Wait until it has ended, and run this again.');
      });
    return await work();
  } finally {
    // Also after the connection was lost.
    await client.query('rollback').catch(() => undefined);
    client.release();
  }
}
