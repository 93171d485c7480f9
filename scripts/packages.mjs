// The packages as another team gets them: built, packed, checked, installed and used outside the repository.
//   node scripts/packages.mjs [api ui …]     some of them instead of all
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeConsumer } from './lib/consumer.mjs';
import { packageSizes } from './lib/packageSizes.mjs';
import { at } from './lib/paths.mjs';
import { run } from './lib/processes.mjs';
import { publishedPackages } from './lib/publishedPackages.mjs';
import { say, since } from './lib/say.mjs';

const outside = mkdtempSync(join(tmpdir(), 'driveline-packages-'));
const chosen = process.argv.slice(2);
const results = { passed: 0, failed: 0 };

/** Runs one check and says how it went; its output is shown when it fails. */
async function check(name, command, options = {}) {
  const start = performance.now();
  const { code, output } = await run(command, { quiet: true, ...options });
  if (code !== 0) process.stdout.write(output);
  say(`${name}: ${code === 0 ? 'good' : 'FAILED'} in ${since(start)}`);
  results[code === 0 ? 'passed' : 'failed'] += 1;
  return code === 0;
}

const published = () =>
  publishedPackages().filter(({ folder }) => chosen.length === 0 || chosen.includes(folder.split('/')[1]));

/** @returns {Promise<string | undefined>} path of the tarball */
async function pack({ folder, manifest }) {
  await run(['npm', 'pack', '--silent', '--pack-destination', outside], { cwd: at(folder), quiet: true });
  const tarball = join(
    outside,
    `${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`,
  );
  return existsSync(tarball) ? tarball : undefined;
}

/** What each tarball tells a reader beside its code. */
const TO_READ = ['CHANGELOG.md', 'LICENSE', 'README.md'];

function noteFiles(name, tarball) {
  const held = spawnSync('tar', ['-tzf', tarball], { encoding: 'utf8' }).stdout.split('\n');
  const missing = TO_READ.filter((file) => !held.includes(`package/${file}`));
  say(`${name}: ${missing.length === 0 ? `has ${TO_READ.join(', ')}` : `has NO ${missing.join(', ')}`}`);
  results[missing.length === 0 ? 'passed' : 'failed'] += 1;
}

async function checkPackage(entry) {
  const { folder, manifest } = entry;
  const tarball = await pack(entry);
  if (!tarball) {
    say(`${manifest.name}: could not be packed`);
    results.failed += 1;
    return undefined;
  }
  noteFiles(manifest.name, tarball);
  await check(`${manifest.name}: publint`, ['publint', '--strict', at(folder)]);
  if (!manifest.exports) return { ...entry, tarball };
  // A font is no module.
  const types = [
    'attw',
    tarball,
    '--profile',
    'esm-only',
    '--format',
    'ascii',
    '--exclude-entrypoints',
    './fonts/*',
  ];
  await check(`${manifest.name}: types`, types);
  return { ...entry, tarball };
}

async function useOutside(packed) {
  const folder = join(outside, 'consumer');
  mkdirSync(folder);
  const examples = writeConsumer(folder, packed);
  const options = { cwd: folder };
  const install = [
    'npm',
    'install',
    '--prefer-offline',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  if (!(await check('another project: installs the tarballs', install, options))) return;
  await check(
    `another project: type-checks, with ${examples} examples of READMEs`,
    ['node', at('node_modules', 'typescript', 'bin', 'tsc'), '-p', '.'],
    options,
  );
  await check('another project: runs them in Node', ['node', 'node.mjs'], options);
  await check(
    'another project: builds a page',
    ['node', at('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel=warn'],
    options,
  );
  await weighParts(
    folder,
    packed.map(({ manifest }) => manifest.name),
  );
}

const kb = (bytes) => `${(bytes / 1000).toFixed(2)} kB`;

async function weighParts(folder, names) {
  for (const { words, bytes, most, bare, foreignStyles } of await packageSizes(folder, names)) {
    const isGood = bytes <= most;
    const beside = bare === undefined ? '' : `, bare react-aria ${kb(bare)}`;
    say(`${words}: ${kb(bytes)} of ${kb(most)}${beside}${isGood ? '' : ', TOO MUCH'}`);
    if (foreignStyles.length > 0) say(`${words} loads styles of others: ${foreignStyles.join(', ')}`);
    results[isGood && foreignStyles.length === 0 ? 'passed' : 'failed'] += 1;
  }
}

const entries = published();
const filters = entries.map(({ manifest }) => `--filter=${manifest.name}`);
if (await check('build', ['turbo', 'run', 'build', ...filters, '--output-logs=errors-only'])) {
  const packed = [];
  for (const entry of entries) packed.push(await checkPackage(entry));
  await useOutside(packed.filter(Boolean));
}
rmSync(outside, { recursive: true, force: true });
console.log(`${results.passed} passed, ${results.failed} failed`);
process.exitCode = results.failed === 0 ? 0 : 1;
