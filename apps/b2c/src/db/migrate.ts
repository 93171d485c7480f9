import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { packageRoot } from '../ops/packageRoot.ts';
import { MigrationChangedError, sqlState } from './errors.ts';
import { liftLimits } from './timeLimits.ts';

interface Migration {
  file: string;
  sql: string;
  hash: string;
}

/**
 * Brings the schema up to date. Several processes may start at once: a lock row, not an advisory lock (those do
 * not pass poolers and some distributed databases), lets one work while the others wait and then find it done.
 * @returns names of the migrations that ran now
 */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect();
  try {
    await prepareBookkeeping(client);
    await client.query('begin');
    await client.query(liftLimits);
    await client.query('select id from schema_lock where id = 1 for update');
    const applied = await readApplied(client);
    const ran: string[] = [];
    for (const migration of readMigrations()) {
      const hash = applied.get(migration.file);
      if (hash !== undefined && hash !== migration.hash) throw new MigrationChangedError(migration.file);
      if (hash !== undefined) continue;
      await client.query(migration.sql);
      await client.query('insert into schema_migration (file, hash) values ($1, $2)', [
        migration.file,
        migration.hash,
      ]);
      ran.push(migration.file);
    }
    await client.query('commit');
    return ran;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

/** Two first starts at once collide in the system catalogue in spite of 'if not exists': at its row, the table or its type. */
const COLLISIONS = ['23505', '42P07', '42710', 'XX000'];

async function prepareBookkeeping(client: pg.PoolClient, attempt = 0): Promise<void> {
  try {
    await client.query('create table if not exists schema_lock (id int primary key)');
    await client.query(
      'create table if not exists schema_migration (file text primary key, hash text not null, applied_at timestamptz not null default now())',
    );
    await client.query('insert into schema_lock (id) values (1) on conflict do nothing');
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

const folder = join(packageRoot, 'src/db/migrations');

/** Files of this build, in the order in which they run; read once, since a release may be unpacked over them. */
export const knownMigrations = (): readonly string[] =>
  (known ??= readdirSync(folder)
    .filter((file) => /^\d{4}_.+\.sql$/.test(file))
    .sort());
let known: readonly string[] | undefined;

const readMigrations = (): Migration[] =>
  knownMigrations().map((file) => {
    const sql = readFileSync(join(folder, file), 'utf8');
    return { file, sql, hash: createHash('sha256').update(sql).digest('hex') };
  });
