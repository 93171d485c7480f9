import type pg from 'pg';
import { liftLimits } from '../src/db/timeLimits.ts';

export type Phase = 'read' | 'parts' | 'gone' | 'shelves';

/** What an import has changed of a table, or would. */
export interface Change {
  new: number;
  changed: number;
  gone: number;
  /** The first of each, as a person reads them. */
  first: Record<'new' | 'changed' | 'gone', string[]>;
}

export type Changes = Record<string, Change>;

/** How far an import is; kept in the transaction that brought it there. */
export interface Run {
  phase: Phase;
  done: {
    /** Records of each file, by its name. */
    read?: Record<string, number>;
    /** The last part that was written. */
    part?: string;
    /** The last part that was taken off sale. */
    gone?: number;
    shelf?: number;
  };
  changes: Changes;
}

/** Prices of the files that the shop does not take: told, as they may be why a part costs what it costs. */
export const PASSED_OVER = 'passed over';

const tables = ['import_run', 'import_part', 'import_price', 'import_application', 'import_stock'] as const;
const firstLines = 5;

/** A dry run keeps everything in tables of its connection, under the same names: nothing is stored. */
export async function useTemporaryTables(client: pg.PoolClient): Promise<void> {
  for (const table of tables) await client.query(`create temp table ${table} (like ${table} including all)`);
}

/** The embedded database has one connection, which goes on. */
export async function dropTemporaryTables(client: pg.PoolClient): Promise<void> {
  await client.query(`drop table if exists ${tables.map((table) => `pg_temp.${table}`).join(', ')}`);
}

/** In a transaction that may take its time. */
export async function inTransaction<T>(client: pg.PoolClient, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    await client.query(liftLimits);
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/**
 * Begins an import, or takes up the one that was interrupted.
 * @throws RangeError when another import was interrupted
 */
export async function openRun(
  client: pg.PoolClient,
  fingerprint: string,
): Promise<Run & { resumed: boolean }> {
  const { rows } = await client.query<Run & { fingerprint: string }>(
    'select fingerprint, phase, done, changes from import_run',
  );
  const [known] = rows;
  if (!known) {
    await client.query(`insert into import_run (id, fingerprint, phase) values (1, $1, 'read')`, [
      fingerprint,
    ]);
    return { phase: 'read', done: {}, changes: {}, resumed: false };
  }
  if (known.fingerprint === fingerprint) return { ...known, resumed: true };
  throw new RangeError(
    'An import of other files or options was interrupted. Run that one again to complete it, or give it up with --discard.',
  );
}

/**
 * Keeps how far the import is, in the caller's transaction.
 * @throws RangeError when another process took it further meanwhile
 */
export async function keepRun(client: pg.PoolClient, before: Run['done'], run: Run): Promise<void> {
  const { rowCount } = await client.query(
    'update import_run set phase = $1, done = $2, changes = $3 where id = 1 and done = $4::jsonb',
    [run.phase, JSON.stringify(run.done), JSON.stringify(run.changes), JSON.stringify(before)],
  );
  if (rowCount !== 1)
    throw new RangeError('Another process is at this import. Wait for it, and run it again.');
}

/** Gives up whatever waits: what was written of it stays. */
export async function clearRun(client: pg.PoolClient): Promise<void> {
  await inTransaction(client, () => client.query(`truncate ${tables.join(', ')}`));
}

export function note(
  changes: Changes,
  table: string,
  kind: 'new' | 'changed' | 'gone',
  lines: readonly string[],
): void {
  const change = (changes[table] ??= {
    new: 0,
    changed: 0,
    gone: 0,
    first: { new: [], changed: [], gone: [] },
  });
  change[kind] += lines.length;
  const first = change.first[kind];
  first.push(...lines.slice(0, firstLines - first.length));
}
