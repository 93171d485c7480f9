import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { run } from './processes.mjs';
import { at } from './paths.mjs';
import { refuse, print, since } from './print.mjs';

const lockFile = at('package-lock.json');
const marker = at('node_modules', '.driveline-lock');
const NETWORK =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENOTCACHED|network|E40[134]|E5\d\d/;

const lockHash = () => createHash('sha256').update(readFileSync(lockFile)).digest('hex');

/** What npm itself says it installed, for a tree that somebody installed by hand. */
function installedByHand() {
  const written = at('node_modules', '.package-lock.json');
  if (!existsSync(written)) return false;
  const wanted = JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  const present = JSON.parse(readFileSync(written, 'utf8')).packages;
  return (
    Object.entries(wanted)
      .filter(([path, entry]) => path.includes('node_modules/') && !entry.optional)
      // A link to a package of ours has no version, but a place.
      .every(([path, { version, resolved, link }]) =>
        link ? present[path]?.resolved === resolved : present[path]?.version === version,
      )
  );
}

/** Installs what the lock file names when node_modules is missing or older; otherwise returns at once. */
export async function ensureInstalled() {
  const hash = lockHash();
  if (existsSync(marker) && readFileSync(marker, 'utf8') === hash) return;
  if (installedByHand()) return writeFileSync(marker, hash);
  print('Installing the packages of package-lock.json (npm ci) …');
  const start = performance.now();
  // NODE_ENV=production in the shell would leave the build tools out.
  const { code, output } = await run(
    ['npm', 'ci', '--prefer-offline', '--include=dev', '--include=optional', '--loglevel=error'].concat([
      '--fetch-retries=1',
      '--fetch-retry-mintimeout=1000',
    ]),
    { quiet: true },
  );
  if (code === 0) {
    writeFileSync(marker, hash);
    return print(`Installed in ${since(start)}.`);
  }
  if (code === 127) refuse('npm was not found: install npm beside Node and run the command again.');
  if (NETWORK.test(output)) {
    refuse(
      "The packages are not in npm's cache and the package registry did not answer: connect to one (npm config get registry) and run the command again.",
    );
  }
  process.stderr.write(output);
  return refuse('npm ci failed; its own words are above.');
}
