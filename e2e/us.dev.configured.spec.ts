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
    // The rules of a component's own sheet, not only those of the theme.
    expect(
      await page
        .locator('main h1')
        .first()
        .evaluate((it) => getComputedStyle(it).fontSize),
    ).not.toBe('32px');
  }
  expect(refused).toEqual([]);
});
