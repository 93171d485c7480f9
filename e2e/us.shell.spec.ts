import type { Page } from '@playwright/test';
import { findPart } from './support/parts.ts';
import { readySession } from './support/ready.ts';
import { open } from './support/shop.ts';
import { chooseStore } from './support/store.ts';
import { expect, test } from './support/test.ts';
import { pattern } from './support/words.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const logo = (page: Page, name: RegExp) =>
  page.getByRole('banner').getByRole('link', { name }).locator('img');

test('[CONF-002][CONF-003][CONF-022][CONF-023][CONF-025] language, sign and logo of the market', async ({
  shop,
  page,
}) => {
  const { shell } = shop.words.ui;
  await open(shop, '/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page.getByRole('banner').getByRole('link', { name: /\$0\.00/ })).toBeVisible();
  const home = pattern(shell.home('{}'));
  for (const [width, size] of [
    [1280, { width: 265, height: 32 }],
    [900, { width: 212, height: 32 }],
    [390, { width: 160, height: 20 }],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect(await logo(page, home).boundingBox()).toMatchObject(size);
  }
  await expect(page.getByRole('banner').getByRole('link', { name: home })).toHaveAttribute('href', '/');
});

test('[SHELL-002] Tab, then Enter, lead to the main content', async ({ shop, page }) => {
  await open(shop, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: shop.words.ui.skipToContent });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('[SHELL-009][SHELL-010] the menu swaps its word and gives the focus on', async ({ shop, page }) => {
  const { menu, shell } = shop.words.ui;
  await open(shop, '/');
  const toggle = page.locator('details[data-intent="menu"] > summary');
  await toggle.getByText(menu, { exact: true }).click();
  const panel = page.getByRole('navigation', { name: shell.mainMenu });
  await expect(panel.getByRole('link', { name: 'Parts', exact: true })).toBeVisible();
  await expect(toggle.getByText(menu, { exact: true })).toBeHidden();
  await toggle.getByText(shell.closeMenu, { exact: true }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await toggle.getByText(menu, { exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(toggle).toBeFocused();
});

test('[SHELL-034][SHELL-035] badge and label follow the header data', async ({ shop, page }) => {
  let itemCount = 120;
  await page.route('**/page/header', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { miniCartMap: object };
    const miniCartMap = { ...body.miniCartMap, itemCount, orderSubTotal: itemCount === 0 ? 0 : 1234.5 };
    await route.fulfill({ response: answer, json: { ...body, miniCartMap } });
  });
  const link = page.getByRole('banner').locator('a[href="/cart"]');
  await open(shop, '/');
  await expect(link).toContainText('$1,234.50');
  await expect(link.getByText('99+')).toBeVisible();
  itemCount = 0;
  await open(shop, '/');
  await expect(link).toContainText('$0.00');
  await expect(link.getByText(/^\d+\+?$/)).toHaveCount(0);
});

test('[API-015] header data is asked for once, and not at all where it comes with the page', async ({
  shop,
  page,
}) => {
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/page/header')) asked += 1;
  });
  await open(shop, '/');
  await expect.poll(() => asked).toBe(1);
  await page.getByRole('main').getByRole('link', { name: 'Brakes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Brakes' })).toBeVisible();
  expect(asked).toBe(1);
  await open(shop, '/cart');
  await page.waitForLoadState('networkidle');
  expect(asked).toBe(1);
});

test('[SHELL-037] the header sticks below half its height and lets go', async ({ shop, page }) => {
  await open(shop, '/');
  const header = page.locator('[data-site-header]');
  const { y, height } = (await header.boundingBox()) ?? { y: 0, height: 0 };
  const scrollTo = (top: number) => page.evaluate((at) => window.scrollTo(0, at), top);
  await scrollTo(y + height / 2 - 1);
  await expect(header).not.toHaveAttribute('data-sticky');
  await scrollTo(y + height / 2 + 2);
  await expect(header).toHaveAttribute('data-sticky', '');
  await scrollTo(1000);
  await expect(header.locator('> *').first()).toBeInViewport({ ratio: 0.9 });
  await scrollTo(0);
  await expect(header).not.toHaveAttribute('data-sticky');
});

test('[SHELL-060][SHELL-061][SHELL-062] a page that fails shows the crash screen without a stack', async ({
  shop,
  page,
}) => {
  await open(shop, '/');
  // The cart's query answers what no page can render.
  await page.route('**/ecomm/b2c/v1/cart*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as object;
    await route.fulfill({ response, json: { ...body, grandOrderPriceInfo: null } });
  });
  await page.getByRole('banner').locator('a[href="/cart"]').click();
  const { crash, goHome } = shop.words.ui.page;
  await expect(page.getByRole('heading', { name: crash.title })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: goHome })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/TypeError|at \w+ \(|\.js:\d+/);
});

test('[SHELL-026][SHELL-067] store button and footer open the search; with a store the button opens that', async ({
  shop,
  page,
}) => {
  const { shell, store } = shop.words.ui;
  await open(shop, '/');
  const search = page.getByRole('dialog').getByRole('search', { name: store.search });
  const footer = page.getByRole('contentinfo').locator('[data-intent="open-store-search"]');
  await footer.click();
  await expect(search).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(footer).toBeFocused();
  const button = page.getByRole('banner').getByRole('link', { name: shell.selectStore });
  await button.click();
  await expect(search).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await chooseStore(shop, { place: '75235', storeNumber: '2101', address: '7700 Westbrook Pkwy' });
  await page
    .getByRole('banner')
    .getByRole('link', { name: shell.yourStore('7700 Westbrook Pkwy') })
    .click();
  const own = page.getByRole('dialog');
  await expect(own.getByText('7700 Westbrook Pkwy').first()).toBeVisible();
  await expect(own.getByRole('search')).toHaveCount(0);
});

test('[SHELL-072] the checkout has a header and a footer of its own', async ({ shop, page }) => {
  const part = await findPart('us', { searchText: 'coolant', storeNumber: '2101' });
  await readySession(shop, part, '2101');
  await open(shop, '/checkout');
  const { shell } = shop.words.ui;
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: pattern(shell.home('{}')) })).toHaveAttribute('href', '/');
  await expect(header.getByRole('search')).toHaveCount(0);
  await expect(page.locator('details[data-intent="menu"]')).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByText(shell.seal)).toBeVisible();
});
