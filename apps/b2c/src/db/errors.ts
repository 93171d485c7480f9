/** No connection became free in time; the edge answers 503 with `Retry-After`. */
export class DatabaseBusyError extends Error {
  override readonly name = 'DatabaseBusyError';
  readonly status = 503;
  constructor(cause?: unknown) {
    super('The database gave no connection in time.', { cause });
  }
}

/**
 * Code inside a transaction asked the pool for a second connection. The embedded database has one, so this
 * would wait for ever: hand the transaction's executor down instead.
 */
export class NestedAcquireError extends Error {
  override readonly name = 'NestedAcquireError';
  constructor() {
    super('A transaction is open: use its executor, the pool has no second connection for this call.');
  }
}

/** Another living process holds the folder of the embedded database. */
export class DataDirLockedError extends Error {
  override readonly name = 'DataDirLockedError';
  constructor(dataDir: string, pid: number) {
    super(`Process ${pid} uses the database folder ${dataDir}. Stop it, or choose another folder.`);
  }
}

/** An applied migration differs from its file. */
export class MigrationChangedError extends Error {
  override readonly name = 'MigrationChangedError';
  constructor(file: string) {
    super(
      `Migration ${file} changed after it ran here. Add a new migration, or delete the development data.`,
    );
  }
}

/** Others held a lock that a migration needs, for as long as it was tried. */
export class MigrationBlockedError extends Error {
  override readonly name = 'MigrationBlockedError';
  constructor(file: string, tries: number, cause: unknown) {
    super(
      `Migration ${file} got no lock in ${tries} tries, and nothing of it was written. End what keeps its tables (pg_stat_activity), and migrate again.`,
      { cause },
    );
  }
}

/** SQLSTATE of a database error, or undefined for anything else. */
export function sqlState(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null | undefined)?.code;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

/** No connection, or none any more: the network, or a server that stops, starts or has crashed (classes 08 and 57P). */
export function isConnectionLost(error: unknown): boolean {
  const { code, message = '' } = (error ?? {}) as { code?: unknown; message?: string };
  if (/^(08|57P)/.test(sqlState(error) ?? '')) return true;
  // The driver gives these no code.
  if (/^(Connection terminated|Client has encountered a connection error)/.test(message)) return true;
  return typeof code === 'string' && /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND)$/.test(code);
}

/**
 * A prepared statement that the server knew once and refuses from now on: its result has another shape since the
 * table changed (0A000, 'cached plan must not change result type'), or a pooler lost it (26000). Asked under a new name
 * it works again.
 */
export function isStaleStatement(error: unknown): boolean {
  const { routine } = (error ?? {}) as { routine?: unknown };
  const state = sqlState(error);
  return state === '26000' || (state === '0A000' && routine === 'RevalidateCachedQuery');
}
