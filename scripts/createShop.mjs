// A shop as another team makes it: packed packages, `npm create`, build and start outside the repository, a part bought in a
// browser, and pages as light as here.
//   node scripts/createShop.mjs [--keep]     --keep leaves the shop where it is, and says where
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureFirstPage, openBrowser } from './lib/firstPage.mjs';
import { measuredPages } from './lib/measuredPages.mjs';
import { findNode } from './lib/node.mjs';
import { at } from './lib/paths.mjs';
import { run, toolEnv } from './lib/processes.mjs';
import { say, since } from './lib/say.mjs';
import { freePort, startServer } from './lib/server.mjs';
import { ensureStorefrontBuilt } from './lib/storefrontBuild.mjs';

const PACKAGES = ['apps/b2c', ...['api', 'create-shop', 'hooks', 'markets', 'storefront', 'ui', 'validation'].map((name) => `packages/${name}`)]; // prettier-ignore
const NAME = 'corner-parts';
/** How much heavier than the repository's own a page may be. */
const MOST_HEAVIER = 3000;
const MOST_LINES = 120;
const MOST_MINUTES = 10;
const READY_MS = 120_000;

const outside = mkdtempSync(join(tmpdir(), 'driveline-create-'));
const shop = join(outside, NAME);
const results = { passed: 0, failed: 0 };
const begun = performance.now();

function note(words, isGood) {
  say(`${words}${isGood ? '' : ': FAILED'}`);
  results[isGood ? 'passed' : 'failed'] += 1;
  return isGood;
}

async function step(words, command, options = {}) {
  const start = performance.now();
  const { code, output } = await run(command, { quiet: true, ...options });
  if (code !== 0) process.stdout.write(output);
  return note(`${words}, ${since(start)}`, code === 0);
}

/** @returns {Promise<Record<string, string>>} tarballs by name of the package */
async function packed() {
  const tarballs = {};
  for (const folder of PACKAGES) {
    const { name, version } = JSON.parse(readFileSync(at(folder, 'package.json'), 'utf8'));
    await run(['npm', 'pack', '--silent', '--pack-destination', outside], { cwd: at(folder), quiet: true });
    tarballs[name] = join(outside, `${name.slice(1).replace('/', '-')}-${version}.tgz`);
  }
  return tarballs;
}

/** What a registry would do: every package of ours comes from its tarball. */
function takeTarballs(tarballs) {
  const path = join(shop, 'package.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  const ours = Object.entries(tarballs).filter(([name]) => !name.endsWith('create-shop'));
  for (const [name, tarball] of ours) manifest.dependencies[name] = `file:${tarball}`;
  writeFileSync(path, JSON.stringify(manifest, undefined, 2));
}

function linesOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs|js)$/.test(entry.name))
    .reduce((sum, { name, parentPath }) => sum + readFileSync(join(parentPath, name), 'utf8').split('\n').length - 1, 0); // prettier-ignore
}

async function started() {
  const port = await freePort();
  const data = join(outside, 'data');
  const command = join(shop, 'node_modules', '@driveline', 'storefront', 'entries', 'driveline.js');
  const child = spawn(findNode(), [command, 'start'], {
    cwd: shop,
    env: toolEnv({ NODE_ENV: 'production', NODE_OPTIONS: '', PORT: String(port), DATA_DIR: data, SEED_PARTS: '2000', BRAND: NAME, TRUST_PROXY: 'true' }), // prettier-ignore
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let words = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (words = `${words}${chunk}`.slice(-4000)));
  const until = Date.now() + READY_MS;
  while (Date.now() < until && child.exitCode === null) {
    const isUp = await fetch(`http://localhost:${port}/readyz`).then((answer) => answer.ok, () => false); // prettier-ignore
    if (isUp) return { port, data, stop: () => void child.kill() };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  child.kill();
  throw new Error(`The shop did not start. Its last words:\n${words}`);
}

async function compare({ port }) {
  await ensureStorefrontBuilt();
  const own = await startServer({ SEED_PARTS: '2000' });
  const browser = await openBrowser();
  const bytesOf = async (at_, path) => {
    const { script, css, html } = await measureFirstPage(browser, `http://localhost:${at_}${path}`);
    return script + css + html;
  };
  for (const { name, path } of await measuredPages(own.port)) {
    const [here, there] = [await bytesOf(own.port, path), await bytesOf(port, path)];
    const kb = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
    note(`${name}: ${kb(there)} there, ${kb(here)} here`, there <= here + MOST_HEAVIER);
  }
  await browser.close();
  await own.stop();
}

async function useShop() {
  const options = { cwd: shop, env: { NODE_OPTIONS: '' } };
  const install = ['npm', 'install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']; // prettier-ignore
  const bin = (name) => join(shop, 'node_modules', '.bin', name);
  if (!(await step('it installs', install, options))) return;
  await step('it type-checks', [bin('tsc')], options);
  if (!(await step('it builds', ['npm', 'run', 'build', '--silent'], options))) return;
  const server = await started();
  const env = {
    E2E_PORT: String(server.port),
    E2E_DATA_DIR: server.data,
    NODE_OPTIONS: '--conditions=@driveline/source',
  };
  const buy = ['playwright', 'test', '--project=desktop', 'us.delivery'];
  await step('a part is bought there', buy, { cwd: at('e2e'), env });
  const minutes = (performance.now() - begun) / 60_000;
  note(`all of it in ${minutes.toFixed(1)} minutes`, minutes <= MOST_MINUTES);
  await compare(server);
  server.stop();
}

const filters = PACKAGES.map((folder) => `--filter=./${folder}`);
try {
  if (await step('packages build', ['turbo', 'run', 'build', ...filters, '--output-logs=errors-only'])) {
    const tarballs = await packed();
    const creator = join(outside, 'creator');
    const install = [
      'npm',
      'install',
      '--prefix',
      creator,
      '--no-audit',
      '--no-fund',
      tarballs['@driveline/create-shop'],
    ];
    await step('the creator installs', install);
    await step('a shop is written', [join(creator, 'node_modules', '.bin', 'create-shop'), shop]);
    const lines = linesOf(shop);
    note(`the shop has ${lines} lines of code`, existsSync(shop) && lines <= MOST_LINES);
    takeTarballs(tarballs);
    await useShop();
  }
} finally {
  if (process.argv.includes('--keep')) say(`The shop is in ${shop}.`);
  else rmSync(outside, { recursive: true, force: true });
}
console.log(`${results.passed} passed, ${results.failed} failed`);
process.exitCode = results.failed === 0 ? 0 : 1;
