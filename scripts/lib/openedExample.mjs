import { writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { openBrowser } from './firstPage.mjs';
import { at } from './paths.mjs';
import { run } from './processes.mjs';
import { serveFolder } from './serveFolder.mjs';

const SHOWS_MS = 10_000;

/**
 * Builds an example for browsers, as its reader does with Vite, and opens it.
 * @param {string} project folder in which the packages are installed
 * @param {string} example path of its file there
 * @returns {Promise<string[]>} what went wrong: the build, an error of the script, a page without a word
 */
export async function openedFaults(project, example) {
  const home = join(project, dirname(example));
  const built = join(home, 'opened');
  const script = `<script type="module" src="./${basename(example)}"></script>`;
  writeFileSync(join(home, 'index.html'), `<!doctype html><title>Example</title><body>${script}</body>`);
  const vite = ['node', at('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel=warn'];
  const { code, output } = await run([...vite, '--outDir', built, '--emptyOutDir'], {
    cwd: home,
    quiet: true,
  });
  if (code !== 0) return [output];
  const files = await serveFolder(built);
  const browser = await openBrowser();
  try {
    return await pageFaults(await browser.newPage(), files.origin);
  } finally {
    await browser.close();
    files.close();
  }
}

async function pageFaults(page, origin) {
  const faults = [];
  let said = 0;
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', () => (said += 1));
  await page.goto(origin, { waitUntil: 'networkidle' });
  const until = Date.now() + SHOWS_MS;
  const isShown = async () => said > 0 || (await page.locator('body').innerText()).trim() !== '';
  while (faults.length === 0 && !(await isShown())) {
    if (Date.now() > until) return ['Nothing shows, and nothing is said.'];
    await page.waitForTimeout(100);
  }
  return faults;
}
