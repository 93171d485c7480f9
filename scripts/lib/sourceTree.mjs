import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { at, root } from './paths.mjs';
import { run } from './processes.mjs';
import { quietly } from './registry.mjs';

// Other trees of this repository than the one that is worked on: what was released, and what a release could become.

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e9 }).trim();

/** Whether the history ends before its beginning. */
export const isShallow = () => git('rev-parse', '--is-shallow-repository') !== 'false';

/**
 * The commit that wrote a version into the changelogs: a hash would not survive a rewritten history.
 * @param {string} version a release of `releases.json`
 * @throws {Error} the history does not reach back so far
 */
export function releaseCommit(version) {
  const found = git('log', '--format=%H', `-S## ${version}\n`, '--', 'packages/api/CHANGELOG.md');
  const commit = found.split('\n').at(-1);
  if (commit && !isShallow()) return commit;
  throw new Error(
    `The history does not reach back to release ${version}. Fetch all of it: git fetch --unshallow`,
  );
}

/** Versions of everything installed that is not a package of this repository. */
const installed = (lock) =>
  JSON.stringify(
    Object.entries(JSON.parse(lock).packages)
      .filter(([path, { link }]) => path.includes('node_modules/') && !link)
      .map(([path, { version }]) => [path, version])
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );

const packageFolders = (tree) => [
  ...readdirSync(join(tree, 'packages')).map((name) => `packages/${name}`),
  'apps/b2c',
];

/** Links what is installed here into another tree, where packages of ours are that tree's own. */
export function linkModules(tree) {
  const modules = join(tree, 'node_modules');
  mkdirSync(join(modules, '@driveline'), { recursive: true });
  for (const name of readdirSync(at('node_modules')))
    if (name !== '@driveline' && !['.cache', '.package-lock.json'].includes(name))
      symlinkSync(at('node_modules', name), join(modules, name));
  for (const folder of packageFolders(tree)) {
    symlinkSync(join(tree, folder), join(modules, '@driveline', basename(folder)));
    const own = join(folder, 'node_modules');
    if (existsSync(at(own)) && !existsSync(join(tree, own))) symlinkSync(at(own), join(tree, own));
  }
}

/**
 * Checks a release out beside the repository, with everything installed that its builds need. By `git archive`, which leaves
 * nothing in `.git` to clean up.
 * @param {string} version of `releases.json`
 * @param {string} tree folder that does not exist yet
 * @returns {Promise<string[]>} what went wrong
 */
export async function checkOutRelease(version, tree) {
  const archive = `${tree}.tar`;
  mkdirSync(tree, { recursive: true });
  git('archive', '--format=tar', `--output=${archive}`, releaseCommit(version));
  execFileSync('tar', ['-xf', archive, '-C', tree]);
  const [then, now] = [tree, root].map((folder) =>
    installed(readFileSync(join(folder, 'package-lock.json'))),
  );
  if (then === now) {
    linkModules(tree);
    return [];
  }
  const { code, output } = await run(['npm', 'ci', '--ignore-scripts', ...quietly], {
    cwd: tree,
    quiet: true,
  });
  return code === 0 ? [] : [output];
}

/** Copies the packages of the repository, and what their builds read, into a folder that does not exist yet. */
export function copyTree(tree) {
  const kept = (path) => !/[\\/](node_modules|\.turbo|\.stryker-tmp)$/.test(path);
  for (const name of [
    'packages',
    'apps/b2c',
    'package.json',
    'package-lock.json',
    'tsconfig.base.json',
    'turbo.json',
  ])
    cpSync(at(name), join(tree, name), { recursive: true, filter: kept });
  linkModules(tree);
}

/**
 * The repository as a clone has it, with what is not committed yet and nothing installed.
 * @param {string} tree folder that does not exist yet
 */
export function cloneTree(tree) {
  mkdirSync(tree, { recursive: true });
  for (const path of git('ls-files', '-co', '--exclude-standard', '-z').split('\0'))
    if (path && existsSync(at(path))) cpSync(at(path), join(tree, path));
  const author = ['-c', 'user.name=reader', '-c', 'user.email=reader@example.com'];
  for (const args of [
    ['init', '-q', '-b', 'main'],
    ['add', '-A'],
    [...author, 'commit', '-qm', 'clone'],
  ])
    execFileSync('git', args, { cwd: tree });
}

/** @returns {{ folder: string, manifest: object }[]} packages of a tree that are published */
export const publishedIn = (tree) =>
  packageFolders(tree)
    .filter((folder) => existsSync(join(tree, folder, 'package.json')))
    .map((folder) => ({
      folder,
      manifest: JSON.parse(readFileSync(join(tree, folder, 'package.json'), 'utf8')),
    }))
    .filter(({ manifest }) => !manifest.private);
