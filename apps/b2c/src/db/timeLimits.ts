import { sql, type Transaction } from 'kysely';
import type pg from 'pg';
import type { DB } from './schema.ts';
import { withTx, type Executor } from './tx.ts';

/** Milliseconds after which PostgreSQL ends what a request began; 0 ends nothing. */
export interface DatabaseTimeouts {
  /** One statement; default 10,000. */
  readonly statementMs?: number | undefined;
  /** Of it, waiting for what another transaction holds; default 8,000. */
  readonly lockMs?: number | undefined;
  /** An open transaction that says nothing; default 15,000. */
  readonly idleTransactionMs?: number | undefined;
}

const defaults = { statementMs: 10_000, lockMs: 8000, idleTransactionMs: 15_000 };
/** A server that ends the statement itself answers first. */
const graceMs = 2000;

const variables = {
  statementMs: 'DATABASE_STATEMENT_TIMEOUT_MS',
  lockMs: 'DATABASE_LOCK_TIMEOUT_MS',
  idleTransactionMs: 'DATABASE_IDLE_TRANSACTION_TIMEOUT_MS',
} as const;

/** @throws RangeError for a value that is no whole number of milliseconds */
export function databaseTimeoutsOf(env: Readonly<Record<string, string | undefined>>): DatabaseTimeouts {
  const entries = Object.entries(variables).flatMap(([name, variable]) => {
    const text = env[variable]?.trim();
    if (!text) return [];
    if (!/^\d{1,9}$/.test(text))
      throw new RangeError(`${variable} is '${text}': give whole milliseconds, 0 for no limit.`);
    return [[name, Number(text)] as const];
  });
  return Object.fromEntries(entries);
}

/** Names and values that a connection begins with. */
export const timeoutsOf = (timeouts: DatabaseTimeouts = {}) => ({
  statement_timeout: timeouts.statementMs ?? defaults.statementMs,
  lock_timeout: timeouts.lockMs ?? defaults.lockMs,
  idle_in_transaction_session_timeout: timeouts.idleTransactionMs ?? defaults.idleTransactionMs,
});

/** The first statement of a transaction that may take its time: a migration, the seed, a clean-up. */
export const liftLimits =
  "select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)";

/** The same for a connection that is closed afterwards: what has no transaction. */
export const liftSessionLimits = liftLimits.replaceAll(', true)', ', false)');

/** Runs `work` in a transaction that no limit ends: what a job does to many rows. */
export const unhurried = <T>(db: Executor, work: (tx: Transaction<DB>) => Promise<T>): Promise<T> =>
  withTx(db, async (tx) => {
    await sql.raw(liftLimits).execute(tx);
    return work(tx);
  });

/**
 * Gives up a connection whose server says nothing for longer than a statement may take: a machine that hangs or a
 * network that swallows everything ends no statement. The driver's own `query_timeout` would hand the connection back
 * to the pool with the statement still on it.
 */
export function endSilence(client: pg.PoolClient, timeouts: DatabaseTimeouts = {}): void {
  const { statement_timeout: statementMs } = timeoutsOf(timeouts);
  if (statementMs === 0) return;
  const { connection } = client as unknown as { connection: { stream: { destroy(): void } } };
  const plain = client.query.bind(client) as (...args: unknown[]) => unknown;
  let isLifted = false;
  client.query = ((...args: unknown[]) => {
    const [first] = args;
    const text = typeof first === 'string' ? first : (first as { text?: string } | undefined)?.text;
    if (text === liftLimits || text === liftSessionLimits) isLifted = true;
    if (text === 'commit' || text === 'rollback') isLifted = false;
    if (isLifted) return plain(...args);
    const late = setTimeout(() => connection.stream.destroy(), statementMs + graceMs);
    const done = args.at(-1);
    if (typeof done === 'function') {
      const told = (...answer: unknown[]) => {
        clearTimeout(late);
        (done as (...answer: unknown[]) => void)(...answer);
      };
      return plain(...args.slice(0, -1), told);
    }
    return (plain(...args) as Promise<unknown>).finally(() => clearTimeout(late));
  }) as typeof client.query;
}
