// Byte budgets of a first page: what a shopper's phone fetches, compressed, from the built storefront.
//   node scripts/budgets.mjs [--files]     also names every file with its bytes
import { measureFirstPage, openBrowser } from './lib/firstPage.mjs';
import { measuredPages } from './lib/measuredPages.mjs';
import { startServer } from './lib/server.mjs';
import { ensureStorefrontBuilt } from './lib/storefrontBuild.mjs';

const KB = 1000;
const kb = (bytes) => `${(bytes / KB).toFixed(1)} kB`;
const everywhere = () => true;
/** Sum of all shifts, so never less than CLS. */
const MOST_SHIFT = 0.01;
const DESKTOP_WIDTH = 1440;
const onShelf = (name) => name === 'shelf';

/** Most of each figure, and the pages that it holds for. */
const budgets = [
  { words: 'script before load', of: 'scriptBeforeLoad', most: 1 * KB, holdsFor: everywhere, show: kb },
  { words: 'all script', of: 'script', most: 158 * KB, holdsFor: everywhere, show: kb },
  { words: 'CSS', of: 'css', most: 12 * KB, holdsFor: everywhere, show: kb },
  { words: 'HTML', of: 'html', most: 13.3 * KB, holdsFor: onShelf, show: kb },
  { words: 'fonts', of: 'fonts', most: 30 * KB, holdsFor: everywhere, show: kb },
  { words: 'requests before load', of: 'requests', most: 12, holdsFor: onShelf, show: String },
  {
    words: 'layout shift',
    of: 'layoutShift',
    most: MOST_SHIFT,
    holdsFor: everywhere,
    show: (shift) => shift.toFixed(4),
  },
  { words: 'errors of script', of: 'faults', most: 0, holdsFor: everywhere, show: String },
];

function printFiles(files) {
  for (const { path, bytes, isBeforeLoad } of files) {
    console.log(`    ${kb(bytes).padStart(10)}  ${isBeforeLoad ? 'before' : 'after '}  ${path}`);
  }
}

await ensureStorefrontBuilt();
// Enough parts for a full shelf of 24 rows.
const server = await startServer({ SEED_PARTS: '2000' });
const browser = await openBrowser();
const results = { passed: 0, failed: 0 };
try {
  for (const { name, path } of await measuredPages(server.port)) {
    const url = `http://localhost:${server.port}${path}`;
    const figures = await measureFirstPage(browser, url);
    console.log(`${name} (${path}) answered ${figures.status}`);
    results[figures.status === 200 ? 'passed' : 'failed'] += 1;
    for (const { words, of, most, holdsFor, show } of budgets) {
      const isHeld = holdsFor(name);
      const isGood = figures[of] <= most;
      console.log(
        `  ${words.padEnd(22)}${show(figures[of]).padStart(10)}${isHeld ? `  most ${show(most)}${isGood ? '' : '  OVER'}` : ''}`,
      );
      if (isHeld) results[isGood ? 'passed' : 'failed'] += 1;
    }
    const { layoutShift } = await measureFirstPage(browser, url, DESKTOP_WIDTH);
    const isStill = layoutShift <= MOST_SHIFT;
    const words = `layout shift, ${DESKTOP_WIDTH} px`.padEnd(22);
    console.log(
      `  ${words}${layoutShift.toFixed(4).padStart(10)}  most ${MOST_SHIFT.toFixed(4)}${isStill ? '' : '  OVER'}`,
    );
    results[isStill ? 'passed' : 'failed'] += 1;
    if (process.argv.includes('--files')) printFiles(figures.files);
  }
} finally {
  await browser.close();
  await server.stop();
}
console.log(`${results.passed} passed, ${results.failed} failed`);
process.exitCode = results.failed === 0 ? 0 : 1;
