// The check of the built Storybook can fail: pages of a stand-in say what a story's preview says.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entryPage, openEntry } from './storybookEntries.mjs';
import { serveFolder } from './serveFolder.mjs';
import { browserArgs, findBrowser } from './browser.mjs';

/** A preview whose channel tells how its story ended, and that draws its documentation. */
const PREVIEW = `<!doctype html><link rel="icon" href="data:,"><div id="storybook-docs"></div><script>
const asked = new URLSearchParams(location.search);
const id = asked.get('id');
const heard = {};
window.__STORYBOOK_ADDONS_CHANNEL__ = { on: (name, listener) => (heard[name] = listener) };
const story = '<div class="sb-story"><div id="story-inner"><p>drawn</p><button role="tab" disabled>Tab</button></div></div>';
const headings = id.includes('bare') ? [] : ['Use something else', 'Anatomy', 'Content', 'Do', "Don't", 'Properties'];
const tables = id.includes('names') ? '<button role="tab">Row</button><table><td>As PLUS-001 asks</table>' : '';
const fault = id.includes('broken') ? '<p class="sb-errordisplay">Oh</p>' : '';
if (asked.get('viewMode') === 'docs')
  document.querySelector('div').innerHTML = '<h1>Button</h1>' + story + fault + tables + headings.map((h) => '<h2>' + h + '</h2>').join('');
setTimeout(() => {
  if (id.includes('logs')) console.error('a play that failed');
  if (id.includes('throws')) setTimeout(() => { throw new Error('nobody caught it'); });
  setTimeout(() => {
    if (id.includes('missing')) return heard.storyMissing(id);
    heard.storyFinished({ storyId: id, status: id.includes('fails') ? 'error' : 'success' });
  }, 30);
}, 30);
</script>`;

let folder, served, browser;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'driveline-preview-'));
  writeFileSync(join(folder, 'iframe.html'), PREVIEW);
  served = await serveFolder(folder);
  const { executable } = await findBrowser();
  browser = await chromium.launch({ executablePath: executable, args: browserArgs });
}, 120_000);
afterAll(async () => {
  await browser?.close();
  served?.close();
  rmSync(folder, { recursive: true, force: true });
});

const faultsOf = async (type, id) => {
  const page = await entryPage(browser);
  const faults = await openEntry(page, served.origin, { id, type, title: 'Components/Button', name: 'One' });
  await page.close();
  return faults.map((fault) => fault.replace('Components/Button, One: ', ''));
};

test.each([
  ['story', 'good', []],
  ['story', 'fails', ['it ended with error']],
  ['story', 'missing', ['it ended with storyMissing']],
  ['story', 'logs', ['a play that failed']],
  ['story', 'throws', ['nobody caught it']],
  ['docs', 'good', []],
  ['docs', 'names', ['it names PLUS-001']],
  ['docs', 'broken', ['a story does not render']],
  ['docs', 'logs-bare', ["no 'Use something else'", "no 'Content'", 'a play that failed']],
])('an entry is opened: %s %s', async (type, id, faults) => {
  const found = await faultsOf(type, id);
  expect(found).toEqual(faults.length > 0 ? expect.arrayContaining(faults) : []);
});
