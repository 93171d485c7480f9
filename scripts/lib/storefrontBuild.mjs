import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { run } from './processes.mjs';
import { at } from './paths.mjs';
import { refuse, say, since } from './say.mjs';
import { fingerprint, storefrontSources } from './sources.mjs';

const builtFrom = at('apps', 'storefront', 'build', 'sources.sha256');

/** Builds the storefront from source when a source is newer than the build; otherwise returns at once. */
export async function ensureStorefrontBuilt() {
  const sources = fingerprint(storefrontSources());
  if (existsSync(builtFrom) && readFileSync(builtFrom, 'utf8') === sources) return;
  say('Building the storefront (npm run build -w apps/storefront) …');
  const start = performance.now();
  const { code, output } = await run(['npm', 'run', 'build', '-w', 'apps/storefront', '--silent'], {
    env: { NODE_ENV: 'production' },
    quiet: true,
  });
  if (code !== 0) {
    process.stderr.write(output);
    refuse('The storefront could not be built; the words of the build are above.');
  }
  writeFileSync(builtFrom, sources);
  say(`Built in ${since(start)}.`);
}
