// A shop as another team makes it: packed packages, `npm create`, build and start outside the repository, a part bought in a
// browser, pages as light as here, and a page of its own edited under `npm run dev`.
//   node scripts/createShop.mjs [--keep]     --keep leaves the shop where it is, and says where
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createChecks } from './lib/checks.mjs';
import { blocksOf, modulesOf } from './lib/codeBlocks.mjs';
import { compareBytes, ownPageBytes, startCreatedShop, writeCreatedShop } from './lib/createdShop.mjs';
import { inTitle, seeEdits, startDev } from './lib/devEdits.mjs';
import { temporaryFolder } from './lib/leftovers.mjs';
import { at } from './lib/paths.mjs';
import { quietly } from './lib/registry.mjs';

const NAME = 'corner-parts';
const MOST_LINES = 120;
const MOST_MINUTES = 10;

const outside = temporaryFolder('create', { isKept: process.argv.includes('--keep') });
const shop = join(outside, NAME);
const begun = performance.now();
const { note, step, end } = createChecks();

function linesOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs|js)$/.test(entry.name))
    .reduce(
      (sum, { name, parentPath }) =>
        sum + readFileSync(join(parentPath, name), 'utf8').split('\n').length - 1,
      0,
    );
}

/** A page of the shop's own, with the files of `docs/adding-a-page.md`, and a component beside it. */
function addPage() {
  const guide = modulesOf(blocksOf(readFileSync(at('docs', 'adding-a-page.md'), 'utf8')));
  const codeOf = (path) => guide.find((one) => one.path === path).code;
  const write = (path, code) => writeFileSync(join(shop, path), code);
  mkdirSync(join(shop, 'pages'));
  write('shop.config.ts', codeOf('shop.config.ts'));
  write('pages/Founded.tsx', 'export const Founded = () => <p id="founded">Since 1998</p>;\n');
  const page = codeOf('pages/ourStory.tsx').replace(/<h1>.*<\/h1>/, '<Founded />');
  write('pages/ourStory.tsx', `import { Founded } from './Founded.tsx';\n${page}`);
}

const shows = (words) => async (page) => (await page.locator('#founded').textContent()) === words;

async function workOnIt(options) {
  addPage();
  await step('nothing is to mend with a page of its own', ['npm', 'run', 'doctor', '--silent'], options);
  const dev = await startDev(['npm', 'run', 'dev'], { cwd: shop, data: join(outside, 'dev-data') });
  const edits = [
    ['a page', 'pages/ourStory.tsx', 'Our story', 'Our long story', inTitle('Our long story')],
    ['a component', 'pages/Founded.tsx', 'Since 1998', 'Since 1999', shows('Since 1999')],
    [
      'a brand',
      `brands/${NAME}/index.ts`,
      "name: 'Corner Parts'",
      "name: 'Edited Parts'",
      async (page) => (await page.content()).includes('Edited Parts'),
    ],
  ];
  const there = edits.map(([what, file, from, to, shown]) => {
    return { words: `${what} of its own that is edited shows`, file: join(shop, file), from, to, shown };
  });
  try {
    await seeEdits(`${dev.origin}/our-story`, there, note);
  } finally {
    dev.stop();
  }
}

async function useShop() {
  const options = { cwd: shop, env: { NODE_OPTIONS: '' } };
  const install = ['npm', 'install', '--ignore-scripts', ...quietly];
  const bin = (name) => join(shop, 'node_modules', '.bin', name);
  if (!(await step('it installs', install, options))) return;
  await step('it type-checks', [bin('tsc')], options);
  if (!(await step('it builds', ['npm', 'run', 'build', '--silent'], options))) return;
  const server = await startCreatedShop(shop, join(outside, 'data'));
  const env = {
    E2E_PORT: String(server.port),
    E2E_DATA_DIR: server.data,
    NODE_OPTIONS: '--conditions=@driveline/source',
  };
  const buy = ['playwright', 'test', '--project=desktop', 'us.delivery'];
  await step('a part is bought there', buy, { cwd: at('e2e'), env });
  const minutes = (performance.now() - begun) / 60_000;
  note(`all of it in ${minutes.toFixed(1)} minutes`, minutes <= MOST_MINUTES);
  await compareBytes(server.port, await ownPageBytes(), note);
  server.stop();
  await workOnIt(options);
}

if (await writeCreatedShop(shop, join(outside, 'creator'), step)) {
  const lines = linesOf(shop);
  note(`the shop has ${lines} lines of code`, lines <= MOST_LINES);
  await useShop();
}
end();
