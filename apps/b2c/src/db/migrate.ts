import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { MigrationBlockedError, MigrationChangedError, sqlState } from './errors.ts';
import { insideSql, isOutside, readMigrations, type Migration } from './migrationFiles.ts';
import { migrateOutside } from './migrateOutside.ts';
import { liftLimits } from './timeLimits.ts';

export interface MigrateOptions {
  readonly migrations?: readonly Migration[];
  /** Nobody else uses the database: all at once, waiting for nobody. */
  readonly isAlone?: boolean;
  /** Longest wait for a lock: whoever comes after an `alter table` that waits has to wait as well. */
  readonly lockMs?: number;
  /** How often a migration is tried that others keep from its lock. */
  readonly tries?: number;
  /** Between two tries others go on; it grows to five times this. */
  readonly pauseMs?: number;
  /** What is waited for. */
  readonly tell?: (words: string) => void;
}

const defaults = { lockMs: 2000, tries: 40, pauseMs: 1000, tell: () => undefined };

/**
 * Brings the schema up to date. Several processes may start at once: a lock row, not an advisory lock (those do
 * not pass poolers and some distributed databases), lets one work while the others wait and then find it done. An empty
 * database is made in one transaction; otherwise each migration has its own, which waits for a lock shortly and tries again,
 * so that the shop goes on meanwhile.
 * @returns names of the migrations that ran now
 * @throws MigrationBlockedError when others keep a table locked; what ran before stays
 */
export async function migrate(pool: pg.Pool, options: MigrateOptions = {}): Promise<string[]> {
  const { tries, pauseMs, tell } = { ...defaults, ...options };
  const migrations = options.migrations ?? readMigrations();
  await withClient(pool, prepareBookkeeping);
  const ran: string[] = [];
  for (let tried = 1; ;) {
    try {
      const step = await withClient(pool, (client) => runNext(client, migrations, options));
      if (step.outside) ran.push(...(await migrateOutside(pool, step.outside, tell)));
      ran.push(...step.ran);
      if (step.isDone) return ran;
      tried = 1;
    } catch (error) {
      if (!(error instanceof BlockedError)) throw error;
      if (tried >= tries) throw new MigrationBlockedError(error.file, tries, error.cause);
      tell(`${error.file} waits for a lock that others hold: try ${tried} of ${tries}.`);
      await pause(pauseMs * Math.min(tried, 5));
      tried++;
    }
  }
}

/** A lock that others hold, or a deadlock with them: it may be free in a moment. */
class BlockedError extends Error {
  readonly file: string;
  constructor(file: string, cause: unknown) {
    super(file, { cause });
    this.file = file;
  }
}
const BLOCKED = ['55P03', '40P01'];

interface Step {
  readonly ran: readonly string[];
  readonly isDone: boolean;
  /** The next one, which the caller runs without a transaction. */
  readonly outside?: Migration;
}

/** One transaction under the lock row: all migrations of an empty database, otherwise the next one. */
async function runNext(
  client: pg.PoolClient,
  migrations: readonly Migration[],
  { isAlone = false, lockMs = defaults.lockMs }: MigrateOptions,
): Promise<Step> {
  let running = '';
  const run = async (migration: Migration, sql: string) => {
    running = migration.file;
    await client.query(sql);
    await noteApplied(client, migration);
    return migration.file;
  };
  try {
    await client.query('begin');
    await client.query(liftLimits);
    await client.query('select id from schema_lock where id = 1 for update');
    const applied = await readApplied(client);
    const pending = pendingOf(migrations, applied);
    const [next] = pending;
    const ran: string[] = [];
    const isWhole = isAlone || applied.size === 0;
    if (isWhole) for (const each of pending) ran.push(await run(each, insideSql(each)));
    else if (next && !isOutside(next)) {
      await client.query("select set_config('lock_timeout', $1, true)", [String(lockMs)]);
      ran.push(await run(next, next.sql));
    }
    await client.query('commit');
    const isDone = isWhole || !next;
    return { ran, isDone, ...(!isDone && isOutside(next) && { outside: next }) };
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    if (running && BLOCKED.includes(sqlState(error) ?? '')) throw new BlockedError(running, error);
    throw error;
  }
}

async function withClient<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

/** @throws MigrationChangedError for a file that is another one than ran here */
function pendingOf(migrations: readonly Migration[], applied: ReadonlyMap<string, string>): Migration[] {
  return migrations.filter(({ file, hash }) => {
    const known = applied.get(file);
    if (known !== undefined && known !== hash) throw new MigrationChangedError(file);
    return known === undefined;
  });
}

const noteApplied = (client: pg.PoolClient, { file, hash }: Migration) =>
  client.query('insert into schema_migration (file, hash) values ($1, $2)', [file, hash]);

/** Two first starts at once collide in the system catalogue in spite of 'if not exists': at its row, the table or its type. */
const COLLISIONS = ['23505', '42P07', '42710', 'XX000'];

async function prepareBookkeeping(client: pg.PoolClient, attempt = 0): Promise<void> {
  // A role that may not create tables runs over a schema that another one made.
  const { rows } = await client.query("select to_regclass('schema_lease') is not null as made");
  if (rows[0]?.made) return;
  try {
    await client.query('create table if not exists schema_lock (id int primary key)');
    await client.query(
      'create table if not exists schema_migration (file text primary key, hash text not null, applied_at timestamptz not null default now())',
    );
    await client.query('insert into schema_lock (id) values (1) on conflict do nothing');
    // Who works on a migration that has no transaction.
    await client.query(
      'create table if not exists schema_lease (file text primary key, held_until timestamptz)',
    );
  } catch (error) {
    if (attempt >= 3 || !COLLISIONS.includes(sqlState(error) ?? '')) throw error;
    await prepareBookkeeping(client, attempt + 1);
  }
}

async function readApplied(client: pg.PoolClient): Promise<Map<string, string>> {
  const { rows } = await client.query<{ file: string; hash: string }>(
    'select file, hash from schema_migration',
  );
  return new Map(rows.map((row) => [row.file, row.hash]));
}
