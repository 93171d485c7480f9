import { join } from 'node:path';
import type { DatabaseSettings } from '../src/db/databaseSettings.ts';
import { DataDirLockedError, MigrationBlockedError, MigrationChangedError } from '../src/db/errors.ts';
import { migrate } from '../src/db/migrate.ts';
import { openPool } from '../src/db/pool.ts';

/** Where the data of the shop are. */
export interface MigratedShop {
  readonly databaseUrl?: string | undefined;
  readonly dataDir?: string | undefined;
  readonly databaseSettings?: DatabaseSettings | undefined;
}

/**
 * The command: brings the database up to the schema of this build, beside processes of the build before, and says what it ran.
 * @throws RangeError with what the operator can mend
 */
export async function migrationCommand({
  databaseUrl,
  dataDir = '.data',
  databaseSettings,
}: MigratedShop): Promise<void> {
  const where = databaseUrl ? { ...databaseSettings, databaseUrl } : { dataDir: join(dataDir, 'b2c') };
  const tell = (words: string) => void process.stdout.write(`${words}\n`);
  try {
    const { pool, kind, close } = await openPool(where);
    try {
      const ran = await migrate(pool, { isAlone: kind === 'embedded', tell });
      tell(ran.length > 0 ? `Ran ${ran.join(', ')}.` : 'The database has the schema of this build.');
    } finally {
      await close();
    }
  } catch (error) {
    const mendable = [DataDirLockedError, MigrationBlockedError, MigrationChangedError];
    if (!mendable.some((kind) => error instanceof kind)) throw error;
    throw new RangeError((error as Error).message, { cause: error });
  }
}
