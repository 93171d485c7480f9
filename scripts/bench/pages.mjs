import { chromium } from 'playwright';
import { browserArgs, browserExecutable } from '../lib/browser.mjs';
import { measuredPaths } from './paths.mjs';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const kilobytes = (bytes) => Math.round(bytes / 100) / 10;

// Runs in the page: paint, shifts and long tasks, as the browser reports them.
function watchVitals() {
  window.vitals = { lcp: 0, cls: 0, blocking: 0 };
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => (window.vitals.lcp = entry.startTime));
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) window.vitals.cls += entry.value;
  });
  watch('longtask', (entry) => (window.vitals.blocking += Math.max(0, entry.duration - 50)));
}

/** Bytes over the wire by kind, requests, and what was fetched before the load event. */
function countTransfers(session) {
  const sizes = { Document: 0, Script: 0, Stylesheet: 0, Font: 0, Image: 0, Other: 0 };
  const kinds = new Map();
  const count = { requests: 0, scriptBeforeLoad: 0, loaded: false };
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.requestWillBeSent', () => (count.requests += 1));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    sizes[kind in sizes ? kind : 'Other'] += encodedDataLength;
    if (kind === 'Script' && !count.loaded) count.scriptBeforeLoad += encodedDataLength;
  });
  session.on('Page.loadEventFired', () => (count.loaded = true));
  return { sizes, count };
}

async function measurePage(browser, port, path) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Page.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const { sizes, count } = countTransfers(session);
  await page.addInitScript(watchVitals);
  await page.goto(`http://localhost:${port}${path}`, { waitUntil: 'load' });
  await page.waitForTimeout(3_000);
  const vitals = await page.evaluate(() => window.vitals);
  await context.close();
  return {
    'html kB': kilobytes(sizes.Document),
    'script kB before load': kilobytes(count.scriptBeforeLoad),
    'script kB': kilobytes(sizes.Script),
    'css kB': kilobytes(sizes.Stylesheet),
    'fonts kB': kilobytes(sizes.Font),
    requests: count.requests,
    'LCP ms (4x CPU)': Math.round(vitals.lcp),
    'TBT ms (4x CPU)': Math.round(vitals.blocking),
    CLS: Math.round(vitals.cls * 1000) / 1000,
  };
}

/** First visit to each page on a phone: bytes as sent (headers included), requests, vitals at 4x CPU slow-down. */
export async function measurePages({ port }) {
  const browser = await chromium.launch({ executablePath: await browserExecutable(), args: browserArgs });
  const rows = {};
  try {
    for (const [name, path] of Object.entries(await measuredPaths(port)))
      rows[name] = await measurePage(browser, port, path);
  } finally {
    await browser.close();
  }
  return rows;
}
