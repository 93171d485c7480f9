// The storefront stays thin: what others can reuse lives in packages/ (figure and reason: decision 62).
import { readFileSync } from 'node:fs';
import { at } from './lib/paths.mjs';
import { filesBelow, packageNames } from './lib/sources.mjs';

const MOST_PERCENT = 38;
const CODE = /\.(ts|tsx)$/;

/** What editors write: records, as the messages are. */
const brands = at('apps', 'storefront', 'brands');

const lines = (folder) =>
  filesBelow(folder)
    .filter((path) => CODE.test(path) && !path.endsWith('.d.ts') && !path.startsWith(brands))
    .reduce((sum, path) => sum + readFileSync(path, 'utf8').split('\n').length, 0);

const storefront = lines(at('apps', 'storefront'));
const packages = packageNames().reduce((sum, name) => sum + lines(at('packages', name)), 0);
const percent = packages === 0 ? 0 : (100 * storefront) / packages;
const isThin = percent < MOST_PERCENT;

console.log(
  `apps/storefront ${storefront} lines, packages/* ${packages} lines: ${percent.toFixed(1)} % (most ${MOST_PERCENT} %)`,
);
console.log(isThin ? '1 passed, 0 failed' : '0 passed, 1 failed');
process.exitCode = isThin ? 0 : 1;
