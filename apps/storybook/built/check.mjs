// `npm run check:built -w apps/storybook`: opens every page of the built Storybook and turns every knob of its toolbar.
//   --origin http://127.0.0.1:6006     the running one instead
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserArgs, findBrowser } from '../../../scripts/lib/browser.mjs';
import { refuse, say } from '../../../scripts/lib/say.mjs';
import { serveFolder } from './serveFolder.mjs';
import { toolbarFaults } from './toolbar.mjs';

const SECTIONS = ['What instead', 'Anatomy', 'Words', 'Do', 'Do not', 'Properties'];
const dist = join(import.meta.dirname, '..', 'dist');
const flag = process.argv.indexOf('--origin');
const own = flag < 0 ? await serve() : undefined;
const origin = own?.origin ?? process.argv[flag + 1];

async function serve() {
  if (!existsSync(join(dist, 'index.json'))) refuse('Build it first: npm run build -w apps/storybook');
  return serveFolder(dist);
}

/** What a page of documentation lacks, and what it says on the console. */
async function docsFaults(page, { id, title }) {
  const faults = [];
  const hear = (message) => message.type() === 'error' && faults.push(message.text());
  const fail = (error) => faults.push(error.message);
  page.on('console', hear);
  page.on('pageerror', fail);
  await page.goto(`${origin}/iframe.html?viewMode=docs&id=${id}`);
  await page.locator('#storybook-docs h1').first().waitFor();
  await page.locator('#storybook-docs .sb-story, #storybook-docs .docs-story').first().waitFor();
  // A story that fails says so in its own place.
  const broken = await page
    .locator('#storybook-docs .sb-errordisplay:visible, #error-message:visible')
    .count();
  if (broken > 0) faults.push('a story does not render');
  const headings = await page.locator('#storybook-docs h2').allTextContents();
  if (/^(Components|Commerce)\//.test(title)) {
    faults.push(...SECTIONS.filter((section) => !headings.includes(section)).map((name) => `no '${name}'`));
  }
  page.off('console', hear);
  page.off('pageerror', fail);
  return faults.map((fault) => `${title}: ${fault}`);
}

const { executable } = await findBrowser();
const browser = await chromium.launch({ executablePath: executable, args: browserArgs });
const page = await browser.newPage();
// The running one makes its dependencies ready first.
page.setDefaultTimeout(90_000);
const index = await (await fetch(`${origin}/index.json`)).json();
const docs = Object.values(index.entries).filter(({ type }) => type === 'docs');
const faults = [];
for (const entry of docs)
  faults.push(...(await docsFaults(page, entry).catch((error) => [`${entry.title}: ${error.message}`])));
faults.push(...(await toolbarFaults(page, origin)));
await browser.close();
own?.close();
for (const fault of faults) process.stderr.write(`✗ ${fault}\n`);
say(`${docs.length} pages and the toolbar, ${faults.length} faults`);
process.exitCode = faults.length === 0 && docs.length > 0 ? 0 : 1;
