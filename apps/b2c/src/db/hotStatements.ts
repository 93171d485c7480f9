import { createHash } from 'node:crypto';
import type pg from 'pg';
import { isStaleStatement } from './errors.ts';

const hotMark = /^\/\*hot:([a-z0-9-]+)\*\//;

/**
 * SQL that starts with a hot mark runs as a named prepared statement: on the embedded database parsing and
 * planning is most of a small query. The name carries a hash, so one mark may be on several texts.
 *
 * A statement that the server refuses from now on gets a new name for every connection of the pool, and outside a
 * transaction it is sent once more under that name. Inside one `withTx` repeats the whole.
 * @returns what to do with each new connection
 */
export function hotStatements(): (client: pg.PoolClient) => void {
  const names = new Map<string, { readonly name: string; readonly generation: number }>();

  function nameOf(text: string, generation = 0): string {
    const known = names.get(text);
    if (known && known.generation >= generation) return known.name;
    const hash = createHash('sha1').update(text).digest('hex').slice(0, 10);
    const parts = [hotMark.exec(text)?.[1] ?? 'hot', hash, ...(generation > 0 ? [generation] : [])];
    const name = parts.join('-').slice(-60);
    names.set(text, { name, generation });
    return name;
  }

  return (client) => {
    const plain = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((text: unknown, values?: unknown, ...rest: unknown[]) => {
      if (typeof text !== 'string' || !text.startsWith('/*hot:')) return plain(text, values, ...rest);
      const name = nameOf(text);
      const { generation = 0 } = names.get(text) ?? {};
      const isFree = !['T', 'E'].includes(client.getTransactionStatus() ?? '');
      const answer = plain({ name, text, values }, ...rest);
      if (!(answer instanceof Promise)) return answer;
      return answer.catch((error: unknown) => {
        if (!isStaleStatement(error)) throw error;
        const renewed = nameOf(text, generation + 1);
        if (!isFree) throw error;
        return plain({ name: renewed, text, values });
      });
    }) as typeof client.query;
  };
}
