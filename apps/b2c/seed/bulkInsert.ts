import type pg from 'pg';

/** Column to its PostgreSQL type; arrays travel as their text, since unnest would flatten them. */
export type Columns = Record<string, string>;

const batch = 4000;

/**
 * Inserts many rows by a few statements: one array per column. Rows are arrays in the order of `columns`.
 * @param onConflict what becomes of a row that is there, as SQL says it
 */
export async function bulkInsert(
  client: pg.PoolClient,
  table: string,
  columns: Columns,
  rows: readonly (readonly unknown[])[],
  onConflict = '',
): Promise<void> {
  const names = Object.keys(columns);
  const types = Object.values(columns);
  const wire = types.map((type) => (type.endsWith('[]') || type === 'jsonb' ? 'text' : type));
  const selected = names.map((name, i) => (wire[i] === types[i] ? name : `${name}::${types[i]}`));
  const sql = `insert into ${table} (${names.join(', ')}) select ${selected.join(', ')} from unnest(${wire
    .map((type, i) => `$${i + 1}::${type}[]`)
    .join(', ')}) as t(${names.join(', ')}) ${onConflict}`;
  for (let from = 0; from < rows.length; from += batch) {
    const part = rows.slice(from, from + batch);
    await client.query(
      sql,
      names.map((_, column) => part.map((row) => toWire(row[column], types[column]!))),
    );
  }
}

function toWire(value: unknown, type: string): unknown {
  if (value === null || value === undefined) return null;
  if (type === 'jsonb') return JSON.stringify(value);
  if (type.endsWith('[]')) return `{${(value as unknown[]).join(',')}}`;
  return value;
}
