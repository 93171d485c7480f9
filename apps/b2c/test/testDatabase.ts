import { readFileSync } from 'node:fs';
import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase, type Database } from '../src/db/database.ts';
import type { DatabaseConfig } from '../src/db/pool.ts';

/**
 * A database of the test file's own, seeded with 2,000 parts: PGlite in memory, or with
 * `TEST_DATABASE_URL` a copy on that server. Close it in `afterAll`.
 */
export async function openTestDatabase(
  config: Pick<DatabaseConfig, 'timeouts' | 'poolMax'> = {},
): Promise<Database> {
  const seeded = inject('seededDatabase');
  if ('templateUrl' in seeded) return copyOnServer(seeded.templateUrl, config);
  return openDatabase({ memory: true, restoreFrom: new Blob([readFileSync(seeded.dump)]) });
}

async function copyOnServer(
  templateUrl: string,
  config: Pick<DatabaseConfig, 'timeouts' | 'poolMax'>,
): Promise<Database> {
  const template = new URL(templateUrl).pathname.slice(1);
  const name = `driveline_test_${process.pid}_${Date.now()}`;
  const admin = new pg.Pool({ connectionString: process.env['TEST_DATABASE_URL'], max: 1 });
  await admin.query(`create database ${name} template ${template}`);
  const url = new URL(templateUrl);
  url.pathname = `/${name}`;
  const database = await openDatabase({ ...config, databaseUrl: url.href });
  return {
    ...database,
    async close() {
      await database.close();
      await admin.query(`drop database if exists ${name}`);
      await admin.end();
    },
  };
}
