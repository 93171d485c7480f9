// From the finger on the menu button to the visible menu, on a phone four times slower than this machine. Not INP: a
// click that waits for script paints at once and would count as fast.
const SLOW_DOWN = 4;
const RUNS = 5;
/** How long a finger stays. */
const TAP_MS = 80;
const EARLY_MS = 300;
const SETTLED_MS = 1000;
const LOST_MS = 5000;
const BUTTON = 'details[data-intent="menu"] > summary';

/** Runs in the page before it: from the moment of the touch to the frame after the one that shows the menu. */
function watchMenu() {
  addEventListener(
    'touchstart',
    ({ timeStamp }) => {
      const look = () => {
        const menu = document.querySelector('details[data-intent="menu"] > nav');
        const isVisible = menu?.checkVisibility() && menu.getBoundingClientRect().width > 0;
        const next = isVisible ? () => (globalThis.menuAfterMs = performance.now() - timeStamp) : look;
        requestAnimationFrame(next);
      };
      requestAnimationFrame(look);
    },
    { capture: true, passive: true, once: true },
  );
}

async function tapOnce(browser, url, isSettled) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.addInitScript(watchMenu);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  const early = page.waitForTimeout(EARLY_MS);
  const { x, y, width, height } = await page.locator(BUTTON).boundingBox();
  await early;
  if (isSettled) {
    await page.waitForSelector('html[data-hydrated]', { state: 'attached', timeout: 60_000 });
    await page.waitForTimeout(SETTLED_MS);
  }
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(TAP_MS);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const shown = await page
    .waitForFunction(() => globalThis.menuAfterMs, undefined, { timeout: LOST_MS })
    .then((handle) => handle.jsonValue())
    .catch(() => undefined);
  await context.close();
  return shown && Math.round(shown);
}

async function tap(browser, url, isSettled) {
  const times = [];
  for (let run = 0; run < RUNS; run++) times.push(await tapOnce(browser, url, isSettled));
  const seen = times.filter((time) => time !== undefined).sort((a, b) => a - b);
  return { medianMs: seen[Math.floor(seen.length / 2)], worstMs: seen.at(-1), lost: RUNS - seen.length };
}

/**
 * @returns {Promise<{ early: object, settled: object }>} median and worst of five taps and how many were lost, 300 ms
 *   after DOMContentLoaded and on a page that has settled
 */
export async function measureFingerToMenu(browser, url) {
  return { early: await tap(browser, url, false), settled: await tap(browser, url, true) };
}
