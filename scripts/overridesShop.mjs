// A shop that overrides, as another team has it: a new shop outside the repository with the files of `examples/overrides` over it, from
// packed packages. Each override shows in a browser, up to the payment, and what is replaced is in no file that ships.
//   node scripts/overridesShop.mjs [--keep]     --keep leaves the shop where it is, and says where
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tryOutside } from './lib/outsideShop.mjs';
import { seeOverrides } from './lib/overridesCheck.mjs';
import { at } from './lib/paths.mjs';

const MOST_LINES = 200;
/** Of the drawing in the gallery's button, which nothing else has: the example replaces the gallery. */
const OF_REPLACED = 'M4.5 9V4.5H9M15 4.5h4.5V9';

const filesBelow = (folder, ending) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && ending.test(entry.name) && !entry.parentPath.includes('node_modules'),
    )
    .map(({ name, parentPath }) => join(parentPath, name));
const textOf = (path) => readFileSync(path, 'utf8');

/** The original of a replaced part is in none; it is in the package, or the search would find nothing anywhere. */
async function replacedFaults(shop) {
  const shipped = filesBelow(join(shop, 'build'), /\.js$/);
  const with_ = shipped.filter((path) => textOf(path).includes(OF_REPLACED));
  const gallery = at('packages', 'ui', 'src', 'commerce', 'Product', 'Gallery.tsx');
  const isThere = textOf(gallery).includes(OF_REPLACED);
  return [
    ...with_.map((path) => `${path} has it`),
    ...(isThere ? [] : ['The gallery has no such drawing: name another sign of it.']),
    ...(shipped.length > 0 ? [] : ['Nothing was built.']),
  ];
}

async function countLines(shop, { note }) {
  const lines = filesBelow(shop, /\.tsx?$/).reduce(
    (sum, path) => sum + textOf(path).split('\n').length - 1,
    0,
  );
  note(`the shop has ${lines} lines of code`, lines <= MOST_LINES);
}

await tryOutside({
  example: 'overrides',
  lookAtFiles: countLines,
  builtFaults: replacedFaults,
  visit: ({ browser, origin, note }) => seeOverrides(browser, origin, note),
});
