// `npm run migrate`: brings the database of DATABASE_URL up to the schema of this build, while a shop runs on it; without it the
// folder `b2c` of DATA_DIR (`.data`), which a running shop keeps for itself. A process migrates at its start as well, unless
// DATABASE_MIGRATIONS=check.
import { parseArgs } from 'node:util';
import { databaseSettingsOf } from '../src/db/databaseSettings.ts';
import { migrationCommand } from './migrationCommand.ts';

const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = process.env;
try {
  parseArgs({ options: {} });
  await migrationCommand({ databaseUrl, dataDir, databaseSettings: databaseSettingsOf(process.env) });
} catch (error) {
  // What the operator can mend needs no stack.
  const { code = '' } = error as { code?: string };
  if (!(error instanceof RangeError || code.startsWith('ERR_PARSE_ARGS'))) throw error;
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
