import { DataDirLockedError, MigrationBlockedError, MigrationChangedError } from '../src/db/errors.ts';
import { migrate } from '../src/db/migrate.ts';
import { placeOf, type CommandShop } from '../src/db/openForCommand.ts';
import { openPool } from '../src/db/pool.ts';

/** Where the data of the shop are. */
export type MigratedShop = CommandShop;

/**
 * The command: brings the database up to the schema of this build, beside processes of the build before, and says what it ran.
 * @throws RangeError with what the operator can mend
 */
export async function migrationCommand(shop: MigratedShop): Promise<void> {
  const tell = (words: string) => void process.stdout.write(`${words}\n`);
  try {
    const { pool, kind, close } = await openPool(placeOf(shop));
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
