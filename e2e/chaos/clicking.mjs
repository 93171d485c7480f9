import { setTimeout as pause } from 'node:timers/promises';

/** Longest that a click may take to lead anywhere on a busy machine. */
const PATIENCE_MS = 20_000;
/** What a link looks like that leads to another page of the shop; the chat has a window of its own. */
const LINKS =
  'a[href^="/"]:not([data-intent], [data-native], [download], [target], [href^="/api/"], [href^="/img/"], [href*="#"], [href="/chat"])';

/** Each page of the shop has a heading; the one that stands where a page failed is a page's as well. */
const shown = (page) => page.locator('main h1').first().waitFor({ timeout: PATIENCE_MS });

/**
 * A visitor who follows links until told to stop, and comes to a page of its own the first time only.
 * @param {import('playwright').Browser} browser
 * @returns {Promise<{ clicks: number, whole: number, lost: string[], errors: string[] }>} `whole`: led on by a whole load
 */
export async function follow(browser, origin, { random, isOver }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const found = { clicks: 0, whole: 0, lost: [], errors: [] };
  page.on('pageerror', ({ message }) => found.errors.push(message));
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads++;
  });
  await page.goto(`${origin}/`);
  await page.waitForFunction(() =>
    Object.keys(document.documentElement).some((key) => key.startsWith('__reactFiber')),
  );
  loads = 0;
  while (!isOver()) {
    const before = page.url();
    const links = page.locator(LINKS);
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const { pathname, search } = new URL(before);
    const others = hrefs.flatMap((href, index) => (href === pathname + search ? [] : [{ href, index }]));
    const { href, index } = others[Math.floor(random() * others.length)];
    try {
      // In the page: some links are in menus that are closed.
      await links.nth(index).evaluate((link) => link.click());
      found.clicks++;
      await page.waitForURL((url) => url.href !== before, { timeout: PATIENCE_MS, waitUntil: 'commit' });
      await shown(page);
    } catch (error) {
      found.lost.push(`${pathname} → ${href}: ${error.message.split('\n')[0]}`);
      await page.goto(`${origin}/`);
      loads--;
    }
    found.whole += loads;
    loads = 0;
    await pause(200 + random() * 600);
  }
  await context.close();
  return found;
}
