import pg from 'pg';

const PATIENCE_MS = 5000;
const OLDEST_MAJOR = 15;

/**
 * Asks a database server for its version, and changes nothing in it.
 * @throws RangeError for one that is too old, or what the driver throws when it cannot be reached
 */
export async function reachDatabase(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: PATIENCE_MS });
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    const version = rows[0]?.server_version ?? '';
    if (Number.parseInt(version) < OLDEST_MAJOR)
      throw new RangeError(`The database is PostgreSQL ${version}. Use ${OLDEST_MAJOR} or later.`);
  } catch (error) {
    // A connection that fails by each of its addresses has words only in its causes.
    throw error instanceof AggregateError && !error.message ? error.errors[0] : error;
  } finally {
    await client.end();
  }
}
