// Journeys in a real browser against the production server.
//   node scripts/e2e.mjs [--core | --rest] [Playwright's own arguments, as --project=phone]
import { at } from './lib/paths.mjs';
import { run } from './lib/processes.mjs';
import { ensureStorefrontBuilt } from './lib/storefrontBuild.mjs';

const PARTS = { '--core': 'core', '--rest': 'rest' };
const SIZES = ['phone', 'desktop'];
const given = process.argv.slice(2);
const part = given.find((argument) => Object.hasOwn(PARTS, argument));
const asked = SIZES.filter((size) => given.includes(`--project=${size}`));
const passedOn = given.filter((argument) => argument !== part && !argument.startsWith('--project='));

await ensureStorefrontBuilt();
// A server for each size: what a journey can do once (buy the last part, link a card), the other size can too.
for (const size of asked.length > 0 ? asked : SIZES) {
  // Some files are walked only at one size.
  const options = [`--project=${size}`, ...(part ? [] : ['--pass-with-no-tests']), ...passedOn];
  const { code } = await run(['playwright', 'test', ...options], {
    cwd: at('e2e'),
    env: {
      // The specs read markets and words from the packages' sources.
      NODE_OPTIONS: '--conditions=@driveline/source',
      E2E_SIZE: size,
      ...(part && { E2E_PART: PARTS[part] }),
      // Some specs of a part prove less than the part did.
      ...(part && passedOn.length === 0 && { E2E_WHOLE: `${PARTS[part]}-${size}` }),
    },
  });
  process.exitCode ||= code;
}
