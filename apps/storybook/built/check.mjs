// `npm run check:built -w apps/storybook`: opens every story and every page of documentation of the built Storybook once,
// then turns every knob of its toolbar. A `play` that fails, or an error on the console, is a fault.
//   --origin http://127.0.0.1:6006     the running one instead
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserArgs, findBrowser } from '../../../scripts/lib/browser.mjs';
import { refuse, print, since } from '../../../scripts/lib/print.mjs';
import { entryPage, openEntry } from '../../../scripts/lib/storybookEntries.mjs';
import { serveFolder } from '../../../scripts/lib/serveFolder.mjs';
import { toolbarFaults } from './toolbar.mjs';

const PAGES = 2;
const dist = join(import.meta.dirname, '..', 'dist');
const flag = process.argv.indexOf('--origin');
const own = flag < 0 ? await serve() : undefined;
const origin = own?.origin ?? process.argv[flag + 1];

async function serve() {
  if (!existsSync(join(dist, 'index.json'))) refuse('Build it first: npm run build -w apps/storybook');
  return serveFolder(dist);
}

const start = performance.now();
const { executable } = await findBrowser();
const browser = await chromium.launch({ executablePath: executable, args: browserArgs });
const index = await (await fetch(`${origin}/index.json`)).json();
const entries = Object.values(index.entries);
const results = [];

const queue = [...entries];
async function openFromQueue() {
  const page = await entryPage(browser);
  for (let entry = queue.shift(); entry; entry = queue.shift()) {
    results.push(await openEntry(page, origin, entry));
  }
  await page.close();
}
await Promise.all(Array.from({ length: PAGES }, openFromQueue));
const page = await browser.newPage();
results.push(await toolbarFaults(page, origin));
await browser.close();
own?.close();

for (const fault of results.flat()) process.stderr.write(`✗ ${fault}\n`);
const failed = results.filter((faults) => faults.length > 0).length;
print(`${entries.length} entries and the toolbar of Storybook in ${since(start)}`);
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 && entries.length > 0 ? 0 : 1;
