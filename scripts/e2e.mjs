// Journeys in a real browser against the production server.
//   node scripts/e2e.mjs [Playwright's own arguments]
import { at } from './lib/paths.mjs';
import { run } from './lib/processes.mjs';
import { ensureStorefrontBuilt } from './lib/storefrontBuild.mjs';

await ensureStorefrontBuilt();
const { code } = await run(['playwright', 'test', ...process.argv.slice(2)], {
  cwd: at('e2e'),
  // The specs read markets and words from the packages' sources.
  env: { NODE_OPTIONS: '--conditions=@driveline/source' },
});
process.exitCode = code;
