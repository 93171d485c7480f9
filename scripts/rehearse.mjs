// `npm run rehearse`: a release without its consequences: publishes every package to a registry on this machine,
// installs the sample shop from it outside the repository, and upgrades the shop to a later version.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createChecks } from './lib/checks.mjs';
import { at } from './lib/paths.mjs';
import { run } from './lib/processes.mjs';
import { publishedPackages } from './lib/publishedPackages.mjs';
import { quietly, startRegistry } from './lib/registry.mjs';
import { repositoryAddress, withRepository } from './lib/repository.mjs';
import { shopFaults } from './lib/shopCheck.mjs';

/** Nobody asks there for anything. */
const REPOSITORY = 'https://repository.example/driveline';
/** The shop asks for `^1.0.0`, so an update takes the second one. */
const VERSIONS = ['1.0.0', '1.1.0'];
const outside = mkdtempSync(join(tmpdir(), 'driveline-rehearsal-'));
const { step, end } = createChecks();

const isOurs = (name) => name.startsWith('@driveline/');

const withVersions = (dependencies = {}, range) =>
  Object.fromEntries(Object.entries(dependencies).map(([name, of]) => [name, isOurs(name) ? range : of]));

/** A package as a release would publish it: its version, and those of its neighbours, are set in a copy. */
function stage({ folder, manifest }, version) {
  const target = join(outside, version, folder);
  mkdirSync(target, { recursive: true });
  for (const name of ['README.md', 'LICENSE', ...manifest.files.filter((name) => !name.startsWith('!'))]) {
    try {
      cpSync(at(folder, name), join(target, name), { recursive: true });
    } catch (error) {
      if (error.code !== 'ENOENT') throw error;
    }
  }
  const dependencies = withVersions(manifest.dependencies, `^${version}`);
  const named = withRepository(manifest, folder, repositoryAddress() ?? REPOSITORY);
  const { devDependencies: _, ...rest } = { ...named, version, dependencies };
  writeFileSync(join(target, 'package.json'), JSON.stringify(rest, undefined, 2));
  return target;
}

async function publish(registry, version) {
  const npmrc = join(outside, 'publish.npmrc');
  writeFileSync(npmrc, `${registry.replace('http:', '')}/:_authToken=rehearsal\n`);
  // Each waits mostly for npm to start.
  const published = publishedPackages().map(async (entry) => {
    const command = ['npm', 'publish', stage(entry, version), '--registry', registry, '--userconfig', npmrc];
    const { code, output } = await run([...command, '--access', 'public', '--loglevel=error'], {
      quiet: true,
      cwd: outside,
    });
    return code === 0 ? [] : [`${entry.manifest.name}: ${output}`];
  });
  return (await Promise.all(published)).flat();
}

/** The sample shop outside the repository, which knows our packages by the registry alone. */
function placeShop(registry) {
  const folder = join(outside, 'shop');
  cpSync(at('examples', 'shop'), folder, { recursive: true });
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  manifest.dependencies = withVersions(manifest.dependencies, `^${VERSIONS[0]}`);
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, undefined, 2));
  writeFileSync(join(folder, '.npmrc'), `@driveline:registry=${registry}\n`);
  return folder;
}

/** What the sample shop is made of: it does without the others. */
const namesOfShop = () => {
  const { dependencies } = JSON.parse(readFileSync(at('examples', 'shop', 'package.json'), 'utf8'));
  return Object.keys(dependencies).filter(isOurs);
};

function installedVersions(folder, version) {
  const wrong = namesOfShop().flatMap((name) => {
    const at = join(folder, 'node_modules', name, 'package.json');
    const installed = JSON.parse(readFileSync(at, 'utf8')).version;
    return installed === version ? [] : [`${name} is ${installed}, not ${version}`];
  });
  return Promise.resolve(wrong);
}

async function tryShop(folder, version) {
  const options = { cwd: folder };
  await step(`the shop has ${version} of every package`, () => installedVersions(folder, version));
  await step('it type-checks, libraries too', ['npm', 'run', '--silent', 'typecheck'], options);
  if (await step('it builds', ['npm', 'run', '--silent', 'build'], options)) {
    await step('a part is bought in it, with script and without', () => shopFaults(folder));
  }
}

async function rehearse(registry) {
  const folder = placeShop(registry);
  if (!(await step(`${VERSIONS[0]} is published`, () => publish(registry, VERSIONS[0])))) return;
  const install = ['npm', 'install', '--ignore-scripts', ...quietly];
  if (!(await step('the shop installs', install, { cwd: folder }))) return;
  await tryShop(folder, VERSIONS[0]);
  if (!(await step(`${VERSIONS[1]} is published`, () => publish(registry, VERSIONS[1])))) return;
  const update = ['npm', 'update', ...namesOfShop(), '--ignore-scripts', ...quietly, '--prefer-online'];
  if (await step('the shop upgrades', update, { cwd: folder })) await tryShop(folder, VERSIONS[1]);
}

const filters = publishedPackages().map(({ manifest }) => `--filter=${manifest.name}`);
if (await step('build', ['turbo', 'run', 'build', ...filters, '--output-logs=errors-only'])) {
  const registry = await startRegistry(join(outside, 'registry'));
  try {
    await rehearse(registry.url);
  } finally {
    registry.stop();
  }
}
rmSync(outside, { recursive: true, force: true });
end();
