import { CompiledQuery } from 'kysely';
import type { Executor } from './tx.ts';

/**
 * Runs hand-written SQL as a named prepared statement.
 * @param name short and stable, lower case with dashes; shows in the server's statement list
 * @returns the rows as the driver reads them (int as number, bigint and numeric as string)
 */
export async function hotSql<Row>(
  executor: Executor,
  name: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const { rows } = await executor.executeQuery<Row>(CompiledQuery.raw(`/*hot:${name}*/${text}`, [...values]));
  return rows;
}
