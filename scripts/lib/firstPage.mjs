import { chromium } from 'playwright';
import { browserArgs, browserExecutable } from './browser.mjs';

/** Script that waits for an idle page or for intent has started by then. */
const AFTER_LOAD_MS = 2500;
/** Most of a machine that is busy with other things. */
const HYDRATED_MS = 20_000;

/** Sums the layout shifts of a page (CLS without its windows, so never less); runs in the page before it. */
function watchShifts() {
  globalThis.shifted = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries())
      if (!hadRecentInput) globalThis.shifted += value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Draws high: the few pages that the sample of logs takes load what measures them as well (STATE-022). */
function stayOutOfSamples() {
  const draw = Math.random;
  Math.random = () => 0.5 + draw() / 2;
}

/** @returns {Promise<import('playwright').Browser>} */
export async function openBrowser() {
  return chromium.launch({ executablePath: await browserExecutable(), args: browserArgs });
}

/**
 * Opens a page as a phone, or as wide as `width` says, with an empty cache and counts what came over the wire,
 * compressed as the server sends it.
 * @returns {Promise<{ script: number, scriptBeforeLoad: number, css: number, html: number, fonts: number, requests: number, layoutShift: number, faults: number, status: number, files: object[] }>}
 *   bytes, requests before the load event, layout shift until script has taken over, errors of the page's script
 */
export async function measureFirstPage(browser, url, width = 390) {
  const context = await browser.newContext({
    viewport: { width, height: 844 },
    ...(width < 500 && { isMobile: true, hasTouch: true }),
  });
  const page = await context.newPage();
  await page.addInitScript(watchShifts);
  await page.addInitScript(stayOutOfSamples);
  let faults = 0;
  page.on('pageerror', (error) => {
    faults += 1;
    console.error(`${url}: ${error.message}`);
  });
  let isLoaded = false;
  const seen = [];
  page.on('load', () => (isLoaded = true));
  page.on('request', (request) => seen.push({ request, isBeforeLoad: !isLoaded }));
  const answer = await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(AFTER_LOAD_MS);
  await page.waitForSelector('html[data-hydrated]', { state: 'attached', timeout: HYDRATED_MS });
  const layoutShift = await page.evaluate(() => globalThis.shifted);
  const sized = await Promise.all(
    seen.map(async (entry) => ({ ...entry, bytes: await bytesOf(entry.request) })),
  );
  await context.close();
  const sum = (keep) => sized.filter(keep).reduce((total, { bytes }) => total + bytes, 0);
  const ofType = (type) => (entry) => entry.request.resourceType() === type;
  return {
    script: sum(ofType('script')),
    scriptBeforeLoad: sum((entry) => ofType('script')(entry) && entry.isBeforeLoad),
    css: sum(ofType('stylesheet')),
    html: sum(ofType('document')),
    fonts: sum(ofType('font')),
    requests: sized.filter((entry) => entry.isBeforeLoad).length,
    layoutShift,
    faults,
    status: answer?.status() ?? 0,
    files: sized
      .map(({ request, bytes, isBeforeLoad }) => ({
        path: new URL(request.url()).pathname,
        bytes,
        isBeforeLoad,
      }))
      .sort((a, b) => b.bytes - a.bytes),
  };
}

async function bytesOf(request) {
  const answer = await request.response().catch(() => null);
  if (!answer) return 0;
  return request.sizes().then(
    ({ responseBodySize }) => responseBodySize,
    () => 0,
  );
}
