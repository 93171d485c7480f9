import { chromium } from 'playwright';
import { browserArgs, browserExecutable } from './browser.mjs';

/** Script that waits for an idle page or for intent has started by then. */
const AFTER_LOAD_MS = 2500;

/** @returns {Promise<import('playwright').Browser>} */
export async function openBrowser() {
  return chromium.launch({ executablePath: await browserExecutable(), args: browserArgs });
}

/**
 * Opens a page as a phone with an empty cache and counts what came over the wire, compressed as the server sends it.
 * @returns {Promise<{ script: number, scriptBeforeLoad: number, css: number, html: number, fonts: number, requests: number, status: number, files: object[] }>}
 *   bytes, and requests before the load event
 */
export async function measureFirstPage(browser, url) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  let isLoaded = false;
  const seen = [];
  page.on('load', () => (isLoaded = true));
  page.on('request', (request) => seen.push({ request, isBeforeLoad: !isLoaded }));
  const answer = await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(AFTER_LOAD_MS);
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
