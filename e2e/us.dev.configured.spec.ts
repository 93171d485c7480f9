import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startDevServer, type DevServer } from './support/devServer.ts';
import { expect, test } from './support/test.ts';

// `npm run dev`: Vite puts styles into the page by script, which the policy of the shop would refuse.

const START_MS = 240_000;
let server: DevServer;

test.beforeAll(async () => {
  test.setTimeout(START_MS);
  server = await startDevServer();
});
test.afterAll(() => server.stop());

test('the shop of the development server is styled, and its policy refuses nothing', async ({ page }) => {
  test.setTimeout(START_MS);
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|violates/i.test(message.text())) refused.push(message.text());
  });
  for (const path of ['/', '/searchresult?searchText=motor+oil']) {
    // What Vite had not met before it compiles now, and then loads the page again.
    await page.goto(server.origin + path, { waitUntil: 'load', timeout: START_MS });
    await expect(page.locator('html[data-hydrated]')).toBeAttached({ timeout: START_MS });
    const header = page.getByRole('banner');
    await expect(header).toHaveCSS('background-color', /rgb/);
    await expect(header).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    const [font, margin] = await page.evaluate(() => {
      const { fontFamily, marginTop } = getComputedStyle(document.body);
      return [fontFamily, marginTop];
    });
    expect(font).not.toMatch(/^"?Times/);
    expect(margin).toBe('0px');
    // The rules of a component's own sheet, not those of the theme alone.
    expect(await page.locator('main h1').first().evaluate((it) => getComputedStyle(it).fontSize)).not.toBe('32px'); // prettier-ignore
  }
  expect(refused).toEqual([]);
});

/** Changes a file of the repository as an editor would, until the end of what is done meanwhile. */
async function edited(path: string, from: string, to: string, meanwhile: () => Promise<void>): Promise<void> {
  const file = join(import.meta.dirname, '..', path);
  const before = readFileSync(file, 'utf8');
  const { atime, mtime } = statSync(file);
  expect(before).toContain(from);
  try {
    writeFileSync(file, before.replace(from, to));
    await meanwhile();
  } finally {
    writeFileSync(file, before);
    // What is built from the sources goes by their times.
    utimesSync(file, atime, mtime);
  }
}

test('[PLUS-030] a page, a component and a brand that are edited show at once', async ({ page }) => {
  test.setTimeout(START_MS);
  const soon = { timeout: 60_000 };
  // What Vite had not met before it compiles now, and then loads the page again: an edit comes after that.
  for (let visit = 0; visit < 2; visit += 1) {
    await page.goto(server.origin, { waitUntil: 'load', timeout: START_MS });
    await expect(page.locator('html[data-hydrated]')).toBeAttached({ timeout: START_MS });
    await page.waitForLoadState('networkidle');
  }

  const home = 'packages/storefront/app/features/home/HomePage.tsx';
  await edited(home, "title={text('home.title')}", "title={`Edited: ${text('home.title')}`}", async () => {
    await expect(page).toHaveTitle(/^Edited: /, soon);
  });
  await expect(page).not.toHaveTitle(/^Edited: /, soon);
  // The server compiles it again too, and asks the page for its data.
  await page.waitForLoadState('networkidle');

  const tiles = 'packages/ui/src/commerce/Home/JobTiles.tsx';
  await edited(tiles, '<section ', '<section data-edited ', async () => {
    await expect(page.locator('section[data-edited]').first()).toBeAttached(soon);
  });
  await expect(page.locator('section[data-edited]')).toHaveCount(0, soon);
  await page.waitForLoadState('networkidle');

  const brand = 'apps/storefront/brands/ironbay/identity.ts';
  await edited(brand, "name: 'Ironbay Parts'", "name: 'Edited Parts'", async () => {
    await expect(page).toHaveTitle(/Edited Parts/, soon);
  });
});
