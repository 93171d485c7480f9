import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { systemClock } from '../clock/clock.ts';
import { leaseEnd, withLease, type Lease } from './lease.ts';
import { statementsOf, type Migration } from './migrationFiles.ts';
import { liftSessionLimits } from './timeLimits.ts';

const waitMs = 1000;

/**
 * Runs a migration without a transaction, statement by statement, or waits a while for another process that does: a lock row
 * would be held by a transaction, for which `create index concurrently` waits.
 * @returns the file, when it ran now
 */
export async function migrateOutside(
  pool: pg.Pool,
  migration: Migration,
  tell: (words: string) => void,
): Promise<string[]> {
  const { file } = migration;
  const lease = await take(pool, file);
  if (!lease) {
    tell(`${file} is run by another process.`);
    await pause(waitMs);
    return [];
  }
  const ran = await withLease(systemClock, lease, () => run(pool, migration));
  await pool.query('delete from schema_lease where file = $1', [file]);
  return ran ? [file] : [];
}

async function take(pool: pg.Pool, file: string): Promise<Lease | undefined> {
  const now = systemClock.now();
  const until = leaseEnd(now);
  const { rowCount } = await pool.query(
    'insert into schema_lease (file, held_until) values ($1, $2) on conflict (file) do update set held_until = excluded.held_until where coalesce(schema_lease.held_until, $3) <= $3',
    [file, until, now],
  );
  if (!rowCount) return undefined;
  return {
    until,
    async move(ends, to) {
      const moved = await pool.query(
        'update schema_lease set held_until = $2 where file = $1 and held_until = any($3::timestamptz[])',
        [file, to, ends],
      );
      return moved.rowCount !== 0;
    },
  };
}

async function run(pool: pg.Pool, migration: Migration): Promise<boolean> {
  const client = await pool.connect();
  try {
    // Another process may have ended it between the look and the lease.
    const { rowCount } = await client.query('select from schema_migration where file = $1', [migration.file]);
    if (rowCount) return false;
    await client.query(liftSessionLimits);
    for (const statement of statementsOf(migration)) await client.query(statement);
    await client.query('insert into schema_migration (file, hash) values ($1, $2) on conflict do nothing', [
      migration.file,
      migration.hash,
    ]);
    return true;
  } finally {
    // Its limits are lifted for good.
    client.release(true);
  }
}
