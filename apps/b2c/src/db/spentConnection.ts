import type pg from 'pg';
import { sqlState } from './errors.ts';

const spent = new WeakSet<pg.PoolClient>();

/**
 * What the next call would meet on the same connection as well: a server that only reads since another one is the
 * primary (25006), prepared statements that a pooler lost (26000).
 */
const ends = ['25006', '26000'];

/** Remembers of a new connection when an answer says that it is of no more use. */
export function noteSpent(client: pg.PoolClient): void {
  const plain = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((...args: unknown[]) => {
    const answer = plain(...args);
    // With a callback it is the pool's own `query`, which closes a connection after any error.
    if (!(answer instanceof Promise)) return answer;
    return answer.catch((error: unknown) => {
      if (ends.includes(sqlState(error) ?? '')) spent.add(client);
      throw error;
    });
  }) as typeof client.query;
}

/** A connection for somebody to use: handed back, a spent one is closed and the pool opens another. */
export function closeWhenSpent(client: pg.PoolClient): pg.PoolClient {
  const release = client.release.bind(client);
  // A caller without an error to tell of hands `false` over.
  client.release = (error) => release(error || spent.has(client));
  return client;
}
