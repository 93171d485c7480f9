// A shop is configuration and the storefront's package assembles (figures and reasons: decisions 70, 82, 83 and 94).
import { readFileSync } from 'node:fs';
import { at } from './lib/paths.mjs';
import { filesBelow } from './lib/sources.mjs';

/** Lines of the sample shop: with its brands, without what editors write. */
const MOST_OF_SHOP = 300;
/** Lines of the package beside words, stock content, tests, and the stories with what takes pictures of them. May only shrink. */
const MOST_OF_PACKAGE = 22_850;
const GOAL_OF_PACKAGE = 9_000;

const CODE = /(?<!\.d)\.(ts|tsx|mjs)$/;

const linesOf = (folder, apart) =>
  filesBelow(folder)
    .filter((path) => CODE.test(path) && !apart.test(path.slice(folder.length)))
    .reduce((sum, path) => sum + readFileSync(path, 'utf8').split('\n').length - 1, 0);

const figures = [
  {
    name: 'apps/storefront',
    lines: linesOf(at('apps', 'storefront'), /^\/brands\/[^/]+\/content\//),
    most: MOST_OF_SHOP,
  },
  {
    name: 'packages/storefront',
    lines: linesOf(
      at('packages', 'storefront'),
      /^\/(messages|content|stories|storybook|test|cli\/visual)\/|ForTest\./,
    ),
    most: MOST_OF_PACKAGE,
    goal: GOAL_OF_PACKAGE,
  },
];
for (const { name, lines, most, goal } of figures) {
  console.log(`${name} ${lines} lines (most ${most}${goal ? `, goal ${goal}` : ''})`);
}
const failed = figures.filter(({ lines, most }) => lines > most).length;
console.log(`${figures.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
