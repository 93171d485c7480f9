import { cpSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from './processes.mjs';
import { repositoryAddress, withRepository } from './repository.mjs';
import { publishedIn } from './sourceTree.mjs';

/** Nobody asks there for anything. */
const REPOSITORY = 'https://repository.example/driveline';

export const isOurs = (name) => name.startsWith('@driveline/');

export const withVersions = (dependencies = {}, version) =>
  Object.fromEntries(Object.entries(dependencies).map(([name, of]) => [name, isOurs(name) ? version : of]));

/** A package as a release would publish it: its version, and those of its neighbours, are set in a copy. */
function stage(tree, { folder, manifest }, version, target) {
  mkdirSync(target, { recursive: true });
  const named = ['README.md', 'LICENSE', ...manifest.files.filter((name) => !name.startsWith('!'))];
  for (const path of globSync(named, { cwd: join(tree, folder) })) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    cpSync(join(tree, folder, path), join(target, path), { recursive: true });
  }
  const { devDependencies: _, ...rest } = {
    ...withRepository(manifest, folder, repositoryAddress() ?? REPOSITORY),
    version,
    dependencies: withVersions(manifest.dependencies, version),
  };
  writeFileSync(join(target, 'package.json'), JSON.stringify(rest, undefined, 2));
}

/** Builds every package of a tree. @returns {Promise<string[]>} what went wrong */
export async function buildTree(tree) {
  const filters = publishedIn(tree).map(({ manifest }) => `--filter=${manifest.name}`);
  const command = ['turbo', 'run', 'build', ...filters, '--output-logs=errors-only'];
  const { code, output } = await run(command, { cwd: tree, quiet: true });
  return code === 0 ? [] : [output];
}

/**
 * Publishes the packages of a tree, which are built, to a registry of this machine.
 * @param {{ tree: string, version: string, registry: string, outside: string }} release
 * @returns {Promise<string[]>} what went wrong
 */
export async function publishTree({ tree, version, registry, outside }) {
  const npmrc = join(outside, 'publish.npmrc');
  writeFileSync(npmrc, `${registry.replace('http:', '')}/:_authToken=rehearsal\n`);
  // Each waits mostly for npm to start.
  const published = publishedIn(tree).map(async (entry) => {
    const target = join(outside, 'staged', version, entry.folder);
    stage(tree, entry, version, target);
    const command = ['npm', 'publish', target, '--registry', registry, '--userconfig', npmrc];
    const { code, output } = await run([...command, '--access', 'public', '--loglevel=error'], {
      quiet: true,
      cwd: outside,
    });
    return code === 0 ? [] : [`${entry.manifest.name}: ${output}`];
  });
  return (await Promise.all(published)).flat();
}
