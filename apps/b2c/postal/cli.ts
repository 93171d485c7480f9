// `npm run postal-codes`: loads a table of postal codes into the database of DATABASE_URL, or the folder `b2c` of DATA_DIR
// (`.data`), which a running shop keeps for itself. See docs/operating.md.
//   npm run postal-codes -- --market mx --geonames MX.txt     from a file of https://download.geonames.org/export/zip
//   npm run postal-codes -- --market br --csv codes.csv       from columns postalCode,city,neighborhood,street
//   … --dry-run                                               tells what would change, and stores nothing
//   … --replace                                               also forgets whole codes of the file's states that it does not have
import { parseArgs } from 'node:util';
import { databaseSettingsOf } from '../src/db/databaseSettings.ts';
import { shippedModules } from '../src/markets/shipped.ts';
import { postalCodesCommand, postalCodesOptions } from './postalCodesCommand.ts';

const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = process.env;
try {
  const databaseSettings = databaseSettingsOf(process.env);
  const { values } = parseArgs({ options: postalCodesOptions });
  await postalCodesCommand(values, { modules: shippedModules, databaseUrl, dataDir, databaseSettings });
} catch (error) {
  // What the operator can mend needs no stack.
  const { code = '' } = error as { code?: string };
  if (!(error instanceof RangeError || code.startsWith('ERR_PARSE_ARGS'))) throw error;
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
