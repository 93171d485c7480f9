// Every guide with commands that can be run is followed word for word, outside the repository, with the packages of this tree from a
// registry on this machine: its files are written, its commands run and its pages opened in the order of the text.
//   node scripts/followGuides.mjs [--keep] [file …]     --keep leaves everything where it is, and says where; files choose some guides
import { cpSync, mkdirSync, readdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { guides } from './guides/guides.mjs';
import { createReader } from './guides/reader.mjs';
import { IN_REPOSITORY } from './guides/notFollowed.mjs';
import { isFollowed, makesShop, stepsOf } from './guides/stepsOf.mjs';
import { browserExecutable } from './lib/browser.mjs';
import { createChecks } from './lib/checks.mjs';
import { temporaryFolder } from './lib/leftovers.mjs';
import { root } from './lib/paths.mjs';
import { run } from './lib/processes.mjs';
import { startRegistry } from './lib/registry.mjs';
import { cloneTree } from './lib/sourceTree.mjs';
import { buildTree, publishTree } from './lib/stagedRelease.mjs';

/** As no release is called, so that npm has kept nothing of it. */
const VERSION = `0.${Math.floor(Date.now() / 1000)}.0`;

const chosen = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const outside = temporaryFolder('guides', { isKept: process.argv.includes('--keep') });
const { note, step, end } = createChecks();

/** What a machine knows on which a guide is followed: npm as its user has set it up, with our packages beside the others. */
async function machineOf(registry) {
  // No variable can say it: a shell hands on only names that it could have itself.
  const config = join(outside, 'npmrc');
  writeFileSync(config, `@driveline:registry=${registry}\n`);
  // `npm create` would run what an earlier run has installed; what was downloaded is the same for all.
  const { output } = await run(['npm', 'config', 'get', 'cache'], { quiet: true });
  const cache = join(outside, 'npm');
  mkdirSync(cache);
  symlinkSync(join(output.trim(), '_cacache'), join(cache, '_cacache'));
  const CHROMIUM_PATH = await browserExecutable();
  return { ...NPM, npm_config_globalconfig: config, npm_config_cache: cache, CHROMIUM_PATH };
}

const NPM = {
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_ignore_scripts: 'true',
  npm_config_loglevel: 'error',
  npm_config_prefer_offline: 'true',
  npm_config_save_exact: 'true',
  npm_config_yes: 'true',
  NODE_OPTIONS: '',
};

const wordsOf = ({ does, command, page, path, folder }) =>
  ({ enter: `cd ${folder}`, write: path, patch: 'a change of files', hear: 'what was said', see: page })[
    does
  ] ?? command;

async function follow(file, steps, folder, env) {
  const reader = createReader({ folder, env });
  try {
    for (const one of steps) {
      const isDone = await step(`${file}:${one.line} ${wordsOf(one)}`, () => reader.follow(one));
      // What follows builds on it.
      if (!isDone) return false;
    }
    return true;
  } finally {
    await reader.stop();
  }
}

/** A new shop, and a copy of its folder for each guide that begins in one; what npm installed goes from one to the next. */
async function createShops(env) {
  const made = join(outside, 'shop');
  mkdirSync(made);
  const commands = ['npm create @driveline/shop corner-parts -- --yes', 'cd corner-parts', 'npm install'];
  const steps = stepsOf([{ kind: 'sh', flags: ['run'], code: commands.join('\n'), line: 0 }]);
  if (!(await follow('a new shop', steps, made, env))) return undefined;
  const original = join(made, 'corner-parts');
  let installed = join(original, 'node_modules');
  return (name) => {
    const folder = join(outside, name);
    mkdirSync(folder);
    for (const entry of readdirSync(original))
      if (entry !== 'node_modules') cpSync(join(original, entry), join(folder, entry), { recursive: true });
    const next = join(folder, 'node_modules');
    renameSync(installed, next);
    installed = next;
    return folder;
  };
}

/** Where a guide is followed: in a clone of the repository, which all of those share, in an empty folder, or in a new shop. */
function createPlaces(env) {
  let shops;
  let clone;
  const inClone = () => {
    if (!clone) cloneTree((clone = join(outside, 'repository')));
    return clone;
  };
  return async (file, steps) => {
    if (IN_REPOSITORY.includes(file)) return inClone();
    const name = file.replaceAll(/\W/g, '-');
    // A README is of a package, which needs no shop.
    if (makesShop(steps) || file.endsWith('README.md')) {
      mkdirSync(join(outside, name));
      return join(outside, name);
    }
    shops ??= await createShops(env);
    return shops?.(name);
  };
}

async function followAll(env) {
  const all = guides()
    .filter(({ file, blocks }) => isFollowed(blocks) && (chosen.length === 0 || chosen.includes(file)))
    .map(({ file, blocks }) => ({ file, steps: stepsOf(blocks) }));
  const placeOf = createPlaces(env);
  for (const { file, steps } of all) {
    const folder = await placeOf(file, steps);
    if (folder) await follow(file, steps, folder, env);
  }
  note(`${all.length} guides are followed`, all.length > 0);
}

if (await step('packages build', () => buildTree(root))) {
  const registry = await startRegistry(join(outside, 'registry'));
  const release = { tree: root, version: VERSION, registry: registry.url, outside };
  if (await step('packages are published', () => publishTree(release)))
    await followAll(await machineOf(registry.url));
  registry.stop();
}
end();
