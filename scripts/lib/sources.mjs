import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
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
