import type { PostgresPool } from 'kysely';
import type pg from 'pg';
import { DatabaseBusyError, isConnectionLost, NestedAcquireError, sqlState } from './errors.ts';
import { leaveTransactionScope } from './txScope.ts';

export interface ReadPoolOptions {
  readonly replica: pg.Pool;
  readonly primary: pg.Pool;
  /** Told when the replica stops answering, with the reason, and when it answers again. */
  readonly observe: (isAway: boolean, error?: unknown) => void;
  /** Milliseconds for which a replica that failed is left alone. */
  readonly pauseMs?: number;
}

/**
 * What a replica refuses and the primary answers: a statement whose rows were cleaned up on the primary (40001, 40P01), and
 * one that needs a migration which has not arrived (42P01, 42703, 42883).
 */
const behind = ['40001', '40P01', '42P01', '42703', '42883'];

/** Begun at the primary for one statement, a transaction would stay open in its pool. */
const controls = /^\s*(?:begin|start|commit|rollback|savepoint|release)\b/i;

/**
 * Reads from a replica, and from the primary while it does not answer. No read waits for a replica that is known to be away:
 * after a pause one connection is tried beside them.
 */
export function readPool({ replica, primary, observe, pauseMs = 5000 }: ReadPoolOptions): PostgresPool {
  /** When to try it again; undefined while it answers. */
  let tryAt: number | undefined;
  let isTrying = false;

  function failed(error: unknown): void {
    if (tryAt === undefined) observe(true, error);
    tryAt = performance.now() + pauseMs;
  }

  async function tryAgain(): Promise<void> {
    isTrying = true;
    try {
      const client = await replica.connect();
      await client.query('select 1').finally(() => client.release());
      tryAt = undefined;
      observe(false);
    } catch (error) {
      failed(error);
    } finally {
      isTrying = false;
    }
  }

  function isAway(): boolean {
    if (tryAt === undefined) return false;
    if (!isTrying && performance.now() >= tryAt) void leaveTransactionScope(tryAgain);
    return true;
  }

  async function ask(client: pg.PoolClient, sql: string, values: unknown[]): Promise<unknown> {
    const isFree = !['T', 'E'].includes(client.getTransactionStatus() ?? '');
    try {
      return await client.query(sql, values);
    } catch (error) {
      const isLost = isConnectionLost(error);
      if (isLost) failed(error);
      if (!isFree || controls.test(sql) || !(isLost || behind.includes(sqlState(error) ?? ''))) throw error;
    }
    const other = await primary.connect();
    return other.query(sql, values).finally(() => other.release());
  }

  async function connect() {
    if (isAway()) return primary.connect();
    try {
      const client = await replica.connect();
      return {
        query: (sql: string, values: unknown[]) => ask(client, sql, values),
        release: (error?: Error | boolean) => client.release(error),
      };
    } catch (error) {
      if (error instanceof NestedAcquireError) throw error;
      // A replica with much to do is not away.
      if (!(error instanceof DatabaseBusyError)) failed(error);
      return primary.connect();
    }
  }

  return {
    connect: connect as PostgresPool['connect'],
    end: () => replica.end(),
    options: replica.options,
  };
}
