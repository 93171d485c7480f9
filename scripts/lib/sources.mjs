import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { at, root } from './paths.mjs';

const SKIPPED = new Set([
  'node_modules',
  'dist',
  'build',
  '.react-router',
  '+types',
  '.data',
  '.turbo',
  'test-results',
  'playwright-report',
  'visual-report',
  '.vitest-attachments',
  '.stryker-tmp',
]);
const NOT_SHIPPED = /\.(test|spec|stories)\.[cm]?[jt]sx?$/;

/** @returns {string[]} every file below a folder, without what tools write and what tests own */
export function filesBelow(folder, skip = NOT_SHIPPED) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : filesBelow(path, skip);
    return entry.isFile() && !skip.test(entry.name) ? [path] : [];
  });
}

/** @returns {string[]} names of the folders of `packages/` */
export const packageNames = () =>
  existsSync(at('packages'))
    ? readdirSync(at('packages'), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
    : [];

/** @returns {string[]} folders whose own vitest runs the unit and contract tests */
export const unitFolders = () =>
  ['scripts', ...packageNames().map((name) => `packages/${name}`), 'apps/b2c'].filter((folder) =>
    ['ts', 'mjs'].some((extension) => existsSync(at(folder, `vitest.config.${extension}`))),
  );

/** Everything that the storefront's build reads. */
export function storefrontSources() {
  return [
    at('package-lock.json'),
    at('tsconfig.base.json'),
    ...packageNames().flatMap((name) => [
      at('packages', name, 'package.json'),
      ...filesBelow(at('packages', name)),
    ]),
    ...filesBelow(at('apps', 'b2c', 'src')),
    ...filesBelow(at('apps', 'b2c', 'seed')),
    ...filesBelow(at('apps', 'storefront')),
  ].filter((path) => existsSync(path));
}

/** One hash over names, sizes and times of files: it changes when anything may have changed, and reads no content. */
export function fingerprint(files) {
  const hash = createHash('sha256');
  for (const path of [...files].sort()) {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${relative(root, path)}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** One hash over what all code and all tests are made of, whenever it was written. */
export function checkoutHash() {
  const folders = ['packages', 'apps', 'e2e', 'examples', 'scripts'];
  const files = folders.flatMap((folder) => filesBelow(at(folder), /\.(md|tsbuildinfo|log)$/));
  const hash = createHash('sha256');
  for (const path of [at('package-lock.json'), ...files.sort()])
    hash.update(`${relative(root, path)}\0`).update(readFileSync(path));
  return hash.digest('hex');
}
