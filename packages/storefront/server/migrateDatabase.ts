import { migrationCommand } from '@driveline/b2c/migration';
import { readSettings } from './settings.ts';

/** `driveline migrate-database`: of the database of the environment. */
export async function migrateDatabase(): Promise<void> {
  const { databaseUrl, dataDir, databaseSettings } = readSettings();
  await migrationCommand({ databaseUrl, dataDir, databaseSettings });
}
