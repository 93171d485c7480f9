// `npm run rehearse`: a release without its consequences. Publishes the last release, this tree and a breaking release after it
// to a registry on this machine, makes shops outside the repository on the earlier one, and updates them.
//   node scripts/rehearse.mjs [--keep] [--few]
//     --keep leaves everything where it is, and says where
//     --few  takes pictures of some pages only, and is content with a history that does not reach back to the last release
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { breakTree } from './lib/breakingRelease.mjs';
import { createChecks } from './lib/checks.mjs';
import { ownPageBytes } from './lib/createdShop.mjs';
import { temporaryFolder } from './lib/leftovers.mjs';
import { at, root } from './lib/paths.mjs';
import { run } from './lib/processes.mjs';
import { startRegistry } from './lib/registry.mjs';
import { print } from './lib/print.mjs';
import { checkOutRelease, copyTree, isShallow } from './lib/sourceTree.mjs';
import { buildTree, publishTree } from './lib/stagedRelease.mjs';
import { createRehearsedShops } from './lib/rehearsedShops.mjs';

const MOST_MINUTES = 20;
/** Titles of the stories that `--few` pictures: the one page that the breaking release moves, and five others. */
const FEW = 'Pages/C';

const isFew = process.argv.includes('--few');
if (isFew && isShallow()) {
  print(
    'Nothing was rehearsed: the history does not reach back to the last release. Fetch all of it: git fetch --unshallow',
  );
  console.log('0 passed, 0 failed');
  process.exit();
}

const releases = JSON.parse(readFileSync(at('releases.json'), 'utf8'));
const last = releases.at(-1).version;
/** Below 1.0 each release is a minor. */
const after = (version) =>
  version.replace(/^(\d+)\.(\d+)\..*/, (_, major, minor) => `${major}.${Number(minor) + 1}.0`);
const [present, breaking] = [after(last), after(after(last))];

const outside = temporaryFolder('rehearsal', { isKept: process.argv.includes('--keep') });
const begun = performance.now();
const checks = createChecks();
const { note, step, end } = checks;
const former = join(outside, 'former');

const publish = (registry, tree, version) =>
  step(`${version} is published`, () => publishTree({ tree, version, registry, outside }));

async function buildFormer() {
  const faults = await checkOutRelease(last, former);
  return faults.length > 0 ? faults : buildTree(former);
}

/** Of a breaking release only two packages differ from this tree. */
async function buildBreaking(tree) {
  copyTree(tree);
  breakTree(tree);
  for (const name of ['markets', 'storefront']) {
    const { code, output } = await run(['npm', 'run', 'build', '--silent'], {
      cwd: join(tree, 'packages', name),
      quiet: true,
    });
    if (code !== 0) return [output];
  }
  return [];
}

async function rehearse(registry) {
  if (!(await publish(registry, former, last)) || !(await publish(registry, root, present))) return;
  const own = await ownPageBytes();
  const shops = createRehearsedShops({
    outside,
    registry,
    former,
    versions: { last, present, breaking },
    own,
    checks,
    ...(isFew && { pictured: FEW }),
  });
  await shops.bare();
  await shops.ofParts();
  await shops.overrides();
  await shops.ownMarket();
  const broken = join(outside, 'breaking');
  if (!(await step(`${breaking}, which breaks names, builds`, () => buildBreaking(broken)))) return;
  if (!(await publish(registry, broken, breaking))) return;
  await shops.overridesBreak();
  await shops.ownMarketBreaks();
}

const isBuilt =
  (await step(`${last} builds, from the commit that released it`, buildFormer)) &&
  (await step(`${present} builds, from this tree`, () => buildTree(root)));
if (isBuilt) {
  const registry = await startRegistry(join(outside, 'registry'));
  await rehearse(registry.url);
  registry.stop();
}
const minutes = (performance.now() - begun) / 60_000;
note(`all of it in ${minutes.toFixed(1)} minutes`, minutes <= MOST_MINUTES);
end();
