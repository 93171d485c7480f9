import { Kysely, PostgresDialect } from 'kysely';
import type { Database } from '../db/database.ts';
import type { DatabaseSettings } from '../db/databaseSettings.ts';
import { openPool } from '../db/pool.ts';
import { readPool } from '../db/readPool.ts';
import type { DB } from '../db/schema.ts';
import type { DatabaseTimeouts } from '../db/timeLimits.ts';
import type { RemoteTools } from '../ops/remotePort.ts';

/** Part of the time that a page gives a read: the rest is the primary's. */
const patienceMs = 700;

/** As the options of the server name them. */
export interface ReadingOptions {
  readonly databaseReadUrl?: string | undefined;
  readonly databaseTimeouts?: DatabaseTimeouts | undefined;
  readonly databaseSettings?: DatabaseSettings | undefined;
  readonly readDatabase?: Pick<Database, 'db'> | undefined;
}

/** Where pages read the catalogue: a replica of the database, or the database itself where none was named. */
export async function openReading(
  { databaseReadUrl, databaseTimeouts: timeouts, databaseSettings, readDatabase }: ReadingOptions,
  primary: Database,
  { log, metrics }: RemoteTools,
): Promise<Pick<Database, 'db' | 'close'>> {
  const stays = () => Promise.resolve();
  if (readDatabase) return { db: readDatabase.db, close: stays };
  if (!databaseReadUrl) return { db: primary.db, close: stays };
  const { pool: replica, close } = await openPool({
    ...databaseSettings,
    databaseUrl: databaseReadUrl,
    timeouts,
    acquireTimeoutMs: patienceMs,
    readOnly: true,
  });
  metrics.observeBreaker('read-replica', false);
  const observe = (isAway: boolean, error?: unknown) => {
    metrics.observeBreaker('read-replica', isAway);
    if (isAway) log.warn({ err: error }, 'the read replica is away: the primary answers its reads');
    else log.info('the read replica is back');
  };
  const pool = readPool({ replica, primary: primary.pool, observe });
  return { db: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }), close };
}
