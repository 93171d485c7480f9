import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { run } from './processes.mjs';
import { at } from './paths.mjs';
import { refuse, print, since } from './print.mjs';
import { fingerprint, storefrontSources } from './sources.mjs';

const builtFrom = at('apps', 'storefront', 'build', 'sources.sha256');

/** With it the client's source maps are written, which no page names. */
const { CLAIMS_COVERAGE } = process.env;
const plain = ['npm', 'run', 'build', '-w', 'apps/storefront', '--silent'];
const mapped = ['react-router', 'build', '--sourcemapClient', 'hidden'];

/** Builds the storefront from source when a source is newer than the build; otherwise returns at once. */
export async function ensureStorefrontBuilt() {
  const sources = `${fingerprint(storefrontSources())}${CLAIMS_COVERAGE ? ' with maps' : ''}`;
  if (existsSync(builtFrom) && readFileSync(builtFrom, 'utf8') === sources) return;
  print('Building the storefront (npm run build -w apps/storefront) …');
  const start = performance.now();
  const { code, output } = await run(CLAIMS_COVERAGE ? mapped : plain, {
    cwd: at(...(CLAIMS_COVERAGE ? ['apps', 'storefront'] : [])),
    env: { NODE_ENV: 'production', NODE_OPTIONS: '--conditions=@driveline/source' },
    quiet: true,
  });
  if (code !== 0) {
    process.stderr.write(output);
    refuse('The storefront could not be built; the words of the build are above.');
  }
  writeFileSync(builtFrom, sources);
  print(`Built in ${since(start)}.`);
}
