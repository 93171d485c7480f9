import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { migrate } from './migrate.ts';
import { type DatabaseConfig, openPool } from './pool.ts';
import type { DB } from './schema.ts';

export interface Database {
  db: Kysely<DB>;
  pool: pg.Pool;
  kind: 'embedded' | 'server';
  /** Only embedded: the data folder as one archive, to start another from. */
  dump?: () => Promise<Blob>;
  close(): Promise<void>;
}

/**
 * Opens the database and brings its schema up to date. Nothing is seeded.
 * @throws DataDirLockedError, MigrationChangedError, or what the driver throws when the server is not reachable
 */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  const opened = await openUnmigrated(config);
  try {
    if (opened.kind === 'embedded') await migrate(opened.pool, { isAlone: true });
    else if (config.migrations !== 'check') await migrate(opened.pool);
  } catch (error) {
    await opened.close();
    throw error;
  }
  return opened;
}

/** Opens the database with the schema that it has. @throws DataDirLockedError, or what the driver throws */
export async function openUnmigrated(config: DatabaseConfig): Promise<Database> {
  const opened = await openPool(config);
  return { ...opened, db: new Kysely<DB>({ dialect: new PostgresDialect({ pool: opened.pool }) }) };
}
