// `npm run dev` in a copy of the repository: a page, a component, a text and a brand that are edited show in the browser.
//   node scripts/devEdits.mjs [--keep]     --keep leaves the copy where it is, and says where
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { createChecks } from './lib/checks.mjs';
import { inTitle, seeEdits, startDev } from './lib/devEdits.mjs';
import { temporaryFolder } from './lib/leftovers.mjs';
import { at } from './lib/paths.mjs';
import { run } from './lib/processes.mjs';

const copy = temporaryFolder('dev', { isKept: process.argv.includes('--keep') });
const { note, end } = createChecks();

/** Other steps build from the repository's own sources, so nobody edits those. */
async function copied() {
  const { output } = await run(['git', 'ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: at('.'),
    quiet: true,
  });
  for (const path of output.split('\0').filter((path) => path && existsSync(at(path))))
    cpSync(at(path), join(copy, path));
}

const edits = [
  {
    words: 'a page that is edited shows',
    file: 'packages/storefront/app/pages/home/HomePage.tsx',
    from: "title={text('home.title')}",
    to: "title={`Edited: ${text('home.title')}`}",
    shown: inTitle('Edited: '),
  },
  {
    words: 'a component that is edited shows',
    file: 'packages/ui/src/commerce/Home/HomeHero.tsx',
    from: '<section\n',
    to: '<section data-edited\n',
    shown: async (page) => (await page.locator('section[data-edited]').count()) > 0,
  },
  {
    words: 'a brand that is edited shows',
    file: 'apps/storefront/brands/ironbay/identity.ts',
    from: "name: 'Ironbay Parts'",
    to: "name: 'Edited Parts'",
    shown: inTitle('Edited Parts'),
  },
];

await copied();
const shop = await startDev(['npm', 'run', 'dev'], { cwd: copy, data: join(copy, '.data') });
try {
  const there = edits.map((edit) => ({ ...edit, file: join(copy, edit.file) }));
  await seeEdits(shop.origin, there, note);
} finally {
  shop.stop();
}
end();
