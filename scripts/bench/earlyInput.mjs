// What shoppers choose, type and press before a page's script is there, and whether it is still there, and took effect,
// afterwards: on a processor four times slower than this one, over slow 4G, on a phone and on a desktop.
//   node scripts/bench/earlyInput.mjs [--pages home,cart] [--widths 390,1440] [--moments 0,500]
import { openBrowser } from '../lib/firstPage.mjs';
import { measuredPages } from '../lib/measuredPages.mjs';
import { print } from '../lib/print.mjs';
import { startServer } from '../lib/server.mjs';
import { ensureStorefrontBuilt } from '../lib/storefrontBuild.mjs';
import { earlyPages } from './earlyControls.mjs';

const SLOW_DOWN = 4;
/** 'Slow 4G' of Chrome's own tools. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const WIDTHS = [390, 1440];
/** Milliseconds after DOMContentLoaded. */
const MOMENTS = [0, 500, 1000, 2000];
/** A control that is not there, or that cannot be used, says so soon. */
const ACT_MS = 8000;
const HYDRATED_MS = 40_000;
/** Until an effect that needs the network is seen. */
const EFFECT_MS = 12_000;
/** What was kept must stay: data that arrives late draws parts of the page again. */
const SETTLED_MS = 1500;

async function slowly(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
}

const holds = (control, page) => control.isKept(page).catch?.(() => false) ?? control.isKept(page);

async function isKept(control, page) {
  const until = Date.now() + EFFECT_MS;
  while (Date.now() < until) {
    if (await holds(control, page)) return true;
    await page.waitForTimeout(100);
  }
  return false;
}

/** @returns {Promise<{ name: string, does: string, kept: boolean, wasEarly: boolean }[]>} */
async function visit(browser, origin, { path, controls, hasCart, before }, { width, moment, filledCart }) {
  const context = await browser.newContext({
    viewport: { width, height: 844 },
    baseURL: origin,
    ...(hasCart && { storageState: filledCart }),
    ...(width < 500 && { isMobile: true, hasTouch: true }),
  });
  context.setDefaultTimeout(ACT_MS);
  const page = await context.newPage();
  await slowly(page);
  await page.goto(path, { waitUntil: 'domcontentloaded', timeout: HYDRATED_MS });
  const start = page.waitForTimeout(moment);
  await before?.(page);
  await start;
  const results = [];
  for (const control of controls) {
    const wasEarly = await page.evaluate(() => !('hydrated' in document.documentElement.dataset));
    const fault = await Promise.resolve(control.act(page)).then(
      () => undefined,
      ({ message }) => message,
    );
    if (fault) console.error(`${path}: ${control.name}: ${fault.split('\n')[0]}`);
    results.push({ ...control, wasEarly, kept: !fault });
  }
  await page.waitForSelector('html[data-hydrated]', { state: 'attached', timeout: HYDRATED_MS });
  for (const result of results) result.kept &&= await isKept(result, page);
  await page.waitForTimeout(SETTLED_MS);
  for (const result of results) result.kept &&= await holds(result, page);
  await context.close();
  return results.map(({ name, does, kept, wasEarly }) => ({ name, does, kept, wasEarly }));
}

/** The state of a browser whose cart has one part. */
async function fillCart(browser, origin, product) {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  await page.goto(product, { waitUntil: 'load' });
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  const added = page.waitForResponse(/order\/item/);
  await page.locator('#buy button[type=submit]').click();
  await added;
  const state = await context.storageState();
  await context.close();
  return state;
}

const after = (flag) => {
  const at = process.argv.indexOf(flag);
  return at < 0 ? undefined : process.argv[at + 1].split(',');
};

/** @returns {Promise<{ rows: Record<string, object>, lost: number, acts: number }>} one row a control */
export async function measureEarlyInput(browser, server, chosen = {}) {
  const { pages, widths = WIDTHS, moments = MOMENTS } = chosen;
  const origin = `http://localhost:${server.port}`;
  const product = (await measuredPages(server.port)).find(({ name }) => name === 'product').path;
  const filledCart = await fillCart(browser, origin, product);
  const rows = {};
  let [lost, acts] = [0, 0];
  for (const width of widths) {
    for (const entry of earlyPages({ product })) {
      if (pages && !pages.includes(entry.page)) continue;
      if (entry.width && entry.width !== width) continue;
      for (const moment of moments) {
        for (const { name, does, kept, wasEarly } of await visit(browser, origin, entry, {
          width,
          moment,
          filledCart,
        })) {
          const row = (rows[`${entry.page}: ${name}`] ??= { does });
          row[`${width} ${moment} ms`] = `${kept ? 'kept' : 'LOST'}${wasEarly ? '' : ' (late)'}`;
          acts += 1;
          lost += kept ? 0 : 1;
        }
      }
    }
  }
  return { rows, lost, acts };
}

export function showEarlyInput({ rows, lost, acts }) {
  console.log('Chosen, typed and pressed after DOMContentLoaded, by width; "late": script was there already');
  console.table(rows);
  print(`${acts} acts, ${lost} lost.`);
}

if (import.meta.filename === process.argv[1]) {
  await ensureStorefrontBuilt();
  const server = await startServer();
  const browser = await openBrowser();
  try {
    const results = await measureEarlyInput(browser, server, {
      pages: after('--pages'),
      ...(after('--widths') && { widths: after('--widths').map(Number) }),
      ...(after('--moments') && { moments: after('--moments').map(Number) }),
    });
    showEarlyInput(results);
    process.exitCode = results.lost === 0 ? 0 : 1;
  } finally {
    await browser.close();
    await server.stop();
  }
}
