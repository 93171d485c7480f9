import { join } from 'node:path';
import { openDatabase, openUnmigrated, type Database } from './database.ts';
import type { DatabaseSettings } from './databaseSettings.ts';
import { DataDirLockedError } from './errors.ts';
import { lackingMigrations } from './lackingMigrations.ts';

/** Where the data of the shop are that a command works on. */
export interface CommandShop {
  readonly databaseUrl?: string | undefined;
  readonly dataDir?: string | undefined;
  readonly databaseSettings?: DatabaseSettings | undefined;
}

/** The database of DATABASE_URL, or the folder `b2c` of DATA_DIR (`.data`). */
export const placeOf = ({ databaseUrl, dataDir = '.data', databaseSettings }: CommandShop) =>
  databaseUrl ? { ...databaseSettings, databaseUrl } : { dataDir: join(dataDir, 'b2c') };

/**
 * Opens the database for a command of the operator, with the schema of this build.
 * @param dryRun changes nothing, the schema neither
 * @throws RangeError for a folder that a shop uses, and for a schema that lacks what the command may not bring
 */
export async function openForCommand(shop: CommandShop, { dryRun = false } = {}): Promise<Database> {
  const where = placeOf(shop);
  const onlyChecks = dryRun || (Boolean(shop.databaseUrl) && shop.databaseSettings?.migrations === 'check');
  const database = await (onlyChecks ? openUnmigrated : openDatabase)(where).catch((error: unknown) => {
    throw error instanceof DataDirLockedError ? new RangeError(error.message) : error;
  });
  if (!onlyChecks) return database;
  try {
    const lacking = await lackingMigrations(database.pool);
    if (lacking.length > 0) throw new RangeError(lackingSentence(lacking));
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

const lackingSentence = (lacking: readonly string[]): string =>
  `The database lacks migrations of this build (${lacking.length}, the first is ${lacking[0]}), and nothing was done: ` +
  'run driveline migrate-database first.';
