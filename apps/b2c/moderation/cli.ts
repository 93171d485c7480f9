// `npm run reviews`: reviews and questions of members that wait to be read, in the database of DATABASE_URL, or the folder
// `b2c` of DATA_DIR (`.data`), which a running shop keeps for itself.
//   npm run reviews                                     lists what waits, the oldest first
//   npm run reviews -- --publish ID                     shows a review
//   npm run reviews -- --refuse ID --reason "…"         refuses a review or a question, also one that was published
//   npm run reviews -- --answer ID --words "…"          answers a question and shows both
//   npm run reviews -- --correct ID --words "…"         puts another answer in the place of one that shows
//   npm run reviews -- --restore ID                     lets wait again what was refused by mistake
//   npm run reviews -- --list refused                   lists what was refused, or published, the last decision first
import { parseArgs } from 'node:util';
import { databaseSettingsOf } from '../src/db/databaseSettings.ts';
import { moderationCommand, moderationOptions } from './moderationCommand.ts';

const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = process.env;
try {
  const databaseSettings = databaseSettingsOf(process.env);
  const { values } = parseArgs({ options: moderationOptions });
  await moderationCommand(values, { databaseUrl, dataDir, databaseSettings });
} catch (error) {
  // What the operator can mend needs no stack.
  const { code = '' } = error as { code?: string };
  if (!(error instanceof RangeError || code.startsWith('ERR_PARSE_ARGS'))) throw error;
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
