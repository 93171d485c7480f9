import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { sqlState } from './errors.ts';
import { knownMigrations } from './migrationFiles.ts';

const stepMs = 1000;

/** Migrations of this build that a database lacks: all of them where nobody has migrated yet. */
export async function lackingMigrations(pool: pg.Pool): Promise<string[]> {
  const applied = await readApplied(pool);
  return knownMigrations().filter((file) => !applied.has(file));
}

async function readApplied(pool: pg.Pool): Promise<ReadonlySet<string>> {
  try {
    const { rows } = await pool.query<{ file: string }>('select file from schema_migration');
    return new Set(rows.map(({ file }) => file));
  } catch (error) {
    if (sqlState(error) !== '42P01') throw error;
    return new Set();
  }
}

/**
 * Waits until somebody else has migrated.
 * @param onBehind is told once what is missing, when something is
 * @throws the reason of the signal
 */
export async function untilMigrated(
  pool: pg.Pool,
  { signal, onBehind }: { signal: AbortSignal; onBehind: (lacking: readonly string[]) => void },
): Promise<void> {
  let lacking = await lackingMigrations(pool);
  if (lacking.length > 0) onBehind(lacking);
  while (lacking.length > 0) {
    await pause(stepMs, undefined, { signal });
    // A database that is away meanwhile lacks what it lacked.
    lacking = await lackingMigrations(pool).catch(() => lacking);
  }
}
