import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import type { Database } from '../src/db/database.ts';
import type { DB } from '../src/db/schema.ts';

export interface ReadingHandle {
  readonly db: Kysely<DB>;
  /** What was asked through it, in order. */
  readonly asked: string[];
}

/** The same database through a handle of its own that refuses writes, as a replica does, and that nothing has been read from. */
export function readingHandle({ pool }: Pick<Database, 'pool'>): ReadingHandle {
  const asked: string[] = [];
  const turn = (state: 'on' | 'off') => `set default_transaction_read_only = ${state}`;
  const reading = {
    options: pool.options,
    end: () => Promise.resolve(),
    async connect() {
      const client = await pool.connect();
      await client.query(turn('on'));
      return {
        query(sql: string, values: unknown[]) {
          asked.push(sql);
          return client.query(sql, values);
        },
        release: () =>
          void client.query(turn('off')).then(
            () => client.release(),
            (error: Error) => client.release(error),
          ),
      };
    },
  };
  return {
    db: new Kysely<DB>({ dialect: new PostgresDialect({ pool: reading as unknown as PostgresPool }) }),
    asked,
  };
}
