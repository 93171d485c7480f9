// `npm run import`: brings your own catalogue into the database of DATABASE_URL, or the folder `b2c` of DATA_DIR (`.data`).
//   npm run import -- --csv FOLDER                            from CSV files, see docs/bringing-your-catalogue.md
//   npm run import -- --aces FILE --pies FILE --map FILE      from ACES 4 and PIES 7, with a table of what their ids mean
//   npm run import -- --csv FOLDER --dry-run                  tells what would change, and stores nothing
//   npm run import -- --csv FOLDER --replace                  also takes everything else off sale
//   npm run import -- --audit --json FILE                     looks for faults in the catalogue; exits with 1 if there are any
//   npm run import -- --discard                               gives up an import that was interrupted
import { parseArgs } from 'node:util';
import { databaseSettingsOf } from '../src/db/databaseSettings.ts';
import { shippedModules } from '../src/markets/shipped.ts';
import { importCommand, importOptions } from './importCommand.ts';

const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = process.env;
try {
  const databaseSettings = databaseSettingsOf(process.env);
  const { values } = parseArgs({ options: importOptions });
  process.exitCode = await importCommand(values, {
    modules: shippedModules,
    databaseUrl,
    dataDir,
    databaseSettings,
  });
} catch (error) {
  // What the operator can mend needs no stack.
  const { code = '' } = error as { code?: string };
  if (!(error instanceof RangeError || code === 'ENOENT' || code.startsWith('ERR_PARSE_ARGS'))) throw error;
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
