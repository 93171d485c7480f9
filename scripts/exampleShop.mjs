// The sample shop of examples/shop as another team has it: the packages packed, installed and built outside the
// repository, and a part bought in a browser from the shelf to the order number, with script and without.
//   node scripts/exampleShop.mjs [--pictures FOLDER] [--keep]
//     --pictures keeps a picture of each page; --keep leaves the shop where it is, and says where
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createChecks } from './lib/checks.mjs';
import { temporaryFolder } from './lib/leftovers.mjs';
import { at } from './lib/paths.mjs';
import { packedPackages, takeTarballs } from './lib/packedPackages.mjs';
import { quietly } from './lib/registry.mjs';
import { checkSampleShop } from './lib/shopCheck.mjs';
import { answerHelp } from './lib/usage.mjs';

answerHelp(import.meta.filename);
const { values } = parseArgs({ options: { pictures: { type: 'string' }, keep: { type: 'boolean' } } });
const pictures = values.pictures && resolve(values.pictures);
if (pictures) mkdirSync(pictures, { recursive: true });
const { note, step, end } = createChecks();

const outside = temporaryFolder('example', { isKept: values.keep });
const shop = join(outside, 'shop');
cpSync(at('examples', 'shop'), shop, { recursive: true });

/** The packages that it names; it does without the storefront's and the creator. */
async function takePackages() {
  const { dependencies } = JSON.parse(readFileSync(join(shop, 'package.json'), 'utf8'));
  const tarballs = Object.entries(await packedPackages());
  takeTarballs(shop, Object.fromEntries(tarballs.filter(([name]) => Object.hasOwn(dependencies, name))));
  return [];
}

async function tryShop() {
  if (!(await step('packages build and pack', takePackages))) return;
  const options = { cwd: shop };
  if (!(await step('it installs', ['npm', 'install', '--ignore-scripts', ...quietly], options))) return;
  await step('it type-checks, libraries too', ['npm', 'run', '--silent', 'typecheck'], options);
  if (!(await step('it builds', ['npm', 'run', '--silent', 'build'], options))) return;
  await checkSampleShop(shop, note, { pictures });
}

try {
  await tryShop();
} catch (error) {
  note(error.message, false);
}
end();
