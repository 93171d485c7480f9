// Pictures of pages for people to look at.
//   node e2e/shots.mjs / /cart --out /tmp/shots --widths 390,820,1440 --brands ironbay,verdane
//        --modes light,dark --markets us,br --no-script --origin-port 3000 (a running server instead of a new one)
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { browserArgs, browserExecutable } from '../scripts/lib/browser.mjs';
import { startServer } from '../scripts/lib/server.mjs';
import { ensureStorefrontBuilt } from '../scripts/lib/storefrontBuild.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'shots' },
    widths: { type: 'string', default: '390,820,1440' },
    brands: { type: 'string', default: 'ironbay' },
    modes: { type: 'string', default: 'light' },
    markets: { type: 'string', default: 'us' },
    'origin-port': { type: 'string' },
    'no-script': { type: 'boolean', default: false },
    'window-only': { type: 'boolean', default: false },
  },
});
const list = (name) => values[name].split(',').filter(Boolean);
const paths = positionals.length > 0 ? positionals : ['/'];
const fileName = (path) => path.replace(/^\//, '').replace(/[^\w.-]+/g, '-') || 'home';

async function take(browser, { port, brand, market, mode, width }) {
  const context = await browser.newContext({
    viewport: { width, height: width < 720 ? 844 : 900 },
    colorScheme: mode,
    reducedMotion: 'reduce',
    javaScriptEnabled: !values['no-script'],
  });
  const page = await context.newPage();
  for (const path of paths) {
    const host = `${market === 'us' ? '' : `${market}.`}localhost:${port}`;
    const answer = await page.goto(`http://${host}${path}`, { waitUntil: 'load' });
    await page.waitForTimeout(500);
    const file = join(values.out, `${fileName(path)}.${brand}.${market}.${mode}.${width}.png`);
    await page.screenshot({ path: file, fullPage: !values['window-only'], animations: 'disabled' });
    console.log(`${answer?.status() ?? '-'} ${file}`);
  }
  await context.close();
}

mkdirSync(values.out, { recursive: true });
if (!values['origin-port']) await ensureStorefrontBuilt();
const browser = await chromium.launch({ executablePath: await browserExecutable(), args: browserArgs });
for (const brand of list('brands')) {
  const server = values['origin-port'] ? undefined : await startServer({ BRAND: brand });
  const port = server?.port ?? Number(values['origin-port']);
  for (const market of list('markets')) {
    for (const mode of list('modes')) {
      for (const width of list('widths').map(Number))
        await take(browser, { port, brand, market, mode, width });
    }
  }
  await server?.stop();
}
await browser.close();
