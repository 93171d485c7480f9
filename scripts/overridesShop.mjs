// A shop that overrides, as another team has it: a new shop outside the repository with the files of `examples/overrides` over it, from
// packed packages. Each override shows in a browser, up to the payment, and what is replaced is in no file that ships.
//   node scripts/overridesShop.mjs [--keep]     --keep leaves the shop where it is, and says where
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createChecks } from './lib/checks.mjs';
import { startCreatedShop, writeCreatedShop } from './lib/createdShop.mjs';
import { openBrowser } from './lib/firstPage.mjs';
import { seeOverrides } from './lib/overridesCheck.mjs';
import { at } from './lib/paths.mjs';
import { quietly } from './lib/registry.mjs';
import { say } from './lib/say.mjs';

const MOST_LINES = 200;
/** Of the drawing in the gallery's button, which nothing else has: the example replaces the gallery. */
const OF_REPLACED = 'M4.5 9V4.5H9M15 4.5h4.5V9';

const outside = mkdtempSync(join(tmpdir(), 'driveline-overrides-'));
const shop = join(outside, 'corner-parts');
const { note, step, end } = createChecks();

const filesBelow = (folder, ending) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && ending.test(entry.name) && !entry.parentPath.includes('node_modules'),
    )
    .map(({ name, parentPath }) => join(parentPath, name));
const textOf = (path) => readFileSync(path, 'utf8');

/** The original of a replaced part is in none; it is in the package, or the search would find nothing anywhere. */
function replacedFaults() {
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

async function useShop() {
  const options = { cwd: shop, env: { NODE_OPTIONS: '' } };
  const bin = (name) => join(shop, 'node_modules', '.bin', name);
  const lines = filesBelow(shop, /\.tsx?$/).reduce(
    (sum, path) => sum + textOf(path).split('\n').length - 1,
    0,
  );
  note(`the shop has ${lines} lines of code`, lines <= MOST_LINES);
  if (!(await step('it installs', ['npm', 'install', '--ignore-scripts', ...quietly], options))) return;
  await step('it type-checks', [bin('tsc')], options);
  await step('nothing is to mend', ['npm', 'run', 'doctor', '--silent'], options);
  if (!(await step('it builds', ['npm', 'run', 'build', '--silent'], options))) return;
  await step('the replaced part is in no file that ships', async () => replacedFaults());
  const server = await startCreatedShop(shop, join(outside, 'data'));
  const browser = await openBrowser();
  try {
    await seeOverrides(browser, `http://localhost:${server.port}`, note);
  } finally {
    await browser.close();
    server.stop();
  }
}

try {
  if (await writeCreatedShop(shop, join(outside, 'creator'), step)) {
    cpSync(at('examples', 'overrides'), shop, { recursive: true });
    await useShop();
  }
} catch (error) {
  note(error.message, false);
} finally {
  if (process.argv.includes('--keep')) say(`The shop is in ${shop}.`);
  else rmSync(outside, { recursive: true, force: true, maxRetries: 20, retryDelay: 500 });
}
end();
