const WAIT_MS = 20_000;

/** How sample shops are looked at: with script on a wide screen, without it on a phone. */
const VIEWS = [
  ['with script', true, 1440],
  ['without script', false, 390],
];

/**
 * Visits a shop in each view; what a page says on the console, or where a visit stops, is a failed check.
 * @param {(words: string, isGood: boolean) => unknown} note hears of each check
 * @param {(view: { page: object, hasScript: boolean, open: (path: string) => Promise<object>, see: typeof note }) => Promise<void>} visit
 */
export async function visitInViews(browser, origin, note, visit) {
  for (const [name, hasScript, width] of VIEWS) {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      javaScriptEnabled: hasScript,
    });
    const page = await context.newPage();
    page.setDefaultTimeout(WAIT_MS);
    const faults = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    const see = (words, isGood) => note(`${name}: ${words}`, isGood);
    const open = (path) => page.goto(origin + path, { waitUntil: hasScript ? 'networkidle' : 'load' });
    try {
      await visit({ page, hasScript, open, see });
    } catch (error) {
      see(`it goes on from ${page.url()}: ${error.message}`, false);
    }
    see(['nothing is said on the console', ...faults].join('\n'), faults.length === 0);
    await context.close();
  }
}

/** Presses what opens another page, and waits for it. */
export async function go(page, pressed) {
  await Promise.all([page.waitForEvent('domcontentloaded'), pressed.click()]);
}
