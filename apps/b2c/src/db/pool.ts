import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import pg from 'pg';
import { DatabaseBusyError, NestedAcquireError } from './errors.ts';
import { hotStatements } from './hotStatements.ts';
import { inBatches } from './inBatches.ts';
import { lockDataDir } from './lock.ts';
import { closeWhenSpent, noteSpent } from './spentConnection.ts';
import { endSilence, timeoutsOf, type DatabaseTimeouts } from './timeLimits.ts';
import { insideTransaction } from './txScope.ts';

export interface DatabaseConfig {
  /** PostgreSQL 15 or later. Unset: the embedded database. */
  databaseUrl?: string;
  /** Folder of the embedded database, locked against a second process. */
  dataDir?: string;
  /** Embedded and gone with the process; tests use it. */
  memory?: boolean;
  poolMax?: number | undefined;
  /** Milliseconds to wait for a free connection before DatabaseBusyError. */
  acquireTimeoutMs?: number;
  /** Of requests to a server; the embedded database has none. */
  timeouts?: DatabaseTimeouts | undefined;
  /** Off behind a pooler that does not carry prepared statements from one client to the next. */
  namedStatements?: boolean | undefined;
  /** `check`: a server's schema is left as it is. */
  migrations?: 'run' | 'check' | undefined;
  /** Of a server: a statement that writes is refused (25006). */
  readOnly?: boolean | undefined;
  /** A dump to start the in-memory database from (`dumpDataDir`). */
  restoreFrom?: Blob;
}

export interface OpenPool {
  pool: pg.Pool;
  /** 'embedded' survives the end of its process but not a power loss. */
  kind: 'embedded' | 'server';
  /** Only embedded: the data folder as one archive. */
  dump?: () => Promise<Blob>;
  close(): Promise<void>;
}

/** The only place that knows which database is behind the pool; everything else speaks `pg`. */
export async function openPool(config: DatabaseConfig): Promise<OpenPool> {
  if (!config.databaseUrl) return openEmbedded(config);
  const pool = new GuardedPool(
    {
      connectionString: config.readOnly ? onlyReading(config.databaseUrl) : config.databaseUrl,
      max: config.poolMax ?? 10,
      ...timeoutsOf(config.timeouts),
      ...waiting(config),
    },
    config.namedStatements ?? true,
  );
  pool.on('connect', (client) => endSilence(client, config.timeouts));
  return { pool, kind: 'server', close: () => pool.end() };
}

/** With what the address itself asks of the server, which would otherwise replace ours. */
function onlyReading(databaseUrl: string): string {
  const [, query] = databaseUrl.split('?');
  const asked = [new URLSearchParams(query).get('options'), '-c default_transaction_read_only=on'];
  const options = encodeURIComponent(asked.filter(Boolean).join(' '));
  return `${databaseUrl}${query === undefined ? '?' : '&'}options=${options}`;
}

async function openEmbedded(config: DatabaseConfig): Promise<OpenPool> {
  const dataDir = config.memory ? undefined : config.dataDir;
  if (!config.memory && !dataDir) throw new Error('Give databaseUrl, dataDir or memory.');
  const unlock = dataDir ? lockDataDir(dataDir) : undefined;
  try {
    if (dataDir) mkdirSync(dirname(dataDir), { recursive: true });
    const { PGlite } = await import('@electric-sql/pglite');
    const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
    const { unaccent } = await import('@electric-sql/pglite/contrib/unaccent');
    const { createPgConfig } = await import('@electric-sql/pglite/node-postgres');
    const lite = await PGlite.create({
      ...(dataDir ? { dataDir } : {}),
      ...(config.restoreFrom ? { loadDataDir: config.restoreFrom } : {}),
      extensions: { pg_trgm, unaccent },
      // 128 MB, the default, is most of the resident memory of a small shop.
      startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
    });
    // No idle timeout: a closed client would forget its prepared statements.
    const pool = new GuardedPool(
      {
        ...(createPgConfig(inBatches(lite)) as unknown as pg.PoolConfig),
        max: 1,
        idleTimeoutMillis: 0,
        ...waiting(config),
      },
      true,
    );
    const close = async () => {
      await pool.end();
      await lite.close();
      unlock?.();
    };
    return { pool, kind: 'embedded', dump: () => lite.dumpDataDir('none'), close };
  } catch (error) {
    unlock?.();
    throw error;
  }
}

const waiting = (config: DatabaseConfig) => ({ connectionTimeoutMillis: config.acquireTimeoutMs ?? 5000 });

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/** A pool that refuses a second connection inside a transaction and tells waiting too long apart. */
class GuardedPool extends pg.Pool {
  constructor(options: pg.PoolConfig, namedStatements: boolean) {
    super(options);
    // A dropped idle connection is replaced at the next acquire; without a listener it ends the process.
    this.on('error', () => undefined);
    // So does one that drops while a transaction holds it between two statements; the next one is told.
    this.on('connect', (client) => client.on('error', () => undefined));
    this.on('connect', noteSpent);
    if (namedStatements) this.on('connect', hotStatements());
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | void {
    if (callback) {
      if (insideTransaction()) return callback(new NestedAcquireError(), undefined, () => undefined);
      return super.connect((error, client, done) => callback(error && readBusy(error), client, done));
    }
    if (insideTransaction()) return Promise.reject(new NestedAcquireError());
    return super.connect().then(closeWhenSpent, (error: unknown) => Promise.reject(readBusy(error)));
  }
}

function readBusy(error: unknown): Error {
  const failure = error as Error;
  return /timeout exceeded when trying to connect/.test(failure.message)
    ? new DatabaseBusyError(error)
    : failure;
}
