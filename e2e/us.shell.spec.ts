import { shellJourneys } from './journeys/shell.ts';
import type { Page } from '@playwright/test';
import { publicPages } from './support/mainPages.ts';
import { open } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import { pattern } from './support/words.ts';

test.use({ viewport: { width: 1280, height: 800 } });

shellJourneys('us');

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

test('[SHELL-015][CONST-022] a resting mouse opens the menu, and leaving closes it', async ({
  shop,
  page,
}) => {
  const { shell } = shop.words.ui;
  await open(shop, '/');
  const menu = page.locator('details[data-intent="menu"]');
  const panel = page.getByRole('navigation', { name: shell.mainMenu });
  await page.mouse.move(900, 500);
  // The script of it comes with the first movement.
  await page.waitForLoadState('networkidle');
  await menu.locator('summary').hover();
  await expect(panel).toBeVisible();
  await expect(menu).toHaveAttribute('data-hovered');
  await page.mouse.move(900, 500);
  await expect(panel).toBeHidden();
  // A press during it keeps it, and the next one closes it.
  await menu.locator('summary').hover();
  await expect(panel).toBeVisible();
  await page.mouse.down();
  await page.mouse.up();
  await page.mouse.move(900, 500);
  await expect(menu).not.toHaveAttribute('data-hovered');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

test('[SHELL-058] a drag of the scroll bar closes no dialog, a press beside it does', async ({
  shop,
  page,
}) => {
  await open(shop, '/');
  await page.getByRole('banner').getByRole('link', { name: shop.words.ui.shell.selectStore }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.mouse.move(1270, 300);
  await page.mouse.down();
  await page.mouse.move(1270, 360);
  await page.mouse.up();
  await page.waitForTimeout(500);
  await expect(dialog).toBeVisible();
  await page.mouse.click(20, 300);
  await expect(dialog).toBeHidden();
});

test('[SHELL-019] the box lists what was searched before, then suggestions', async ({ shop, page }) => {
  const { shell } = shop.words.ui;
  await open(shop, '/');
  const box = page.locator('#search');
  await box.fill('brake rotor');
  await box.press('Enter');
  await expect(page).toHaveURL(/searchText=brake/);
  await open(shop, '/');
  await box.click();
  const rows = page.locator('#suggestions [role="option"]');
  await expect(rows.first()).toHaveAttribute('data-term', 'brake rotor');
  await box.pressSequentially('brake');
  await expect(page.locator('#suggestions').getByText(shell.suggestions, { exact: true })).toBeVisible();
  const terms = await rows.evaluateAll((all) => all.map((row) => (row as HTMLElement).dataset['term']));
  expect(terms[0]).toBe('brake rotor');
  expect(terms.length).toBeGreaterThan(1);
});

test('[STATE-009] a browser whose storage is full has every page, and what it would keep for as long as that', async ({
  shop,
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await open(shop, '/');
  const box = page.locator('#search');
  await box.fill('motor oil');
  await box.press('Enter');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page).toHaveURL(/searchText=motor/);
  await page.getByRole('article').locator('a[href^="/products/"]').first().click();
  await expect(page).toHaveURL(/\/products\//);
  await box.click();
  await expect(page.locator('#suggestions [data-term="motor oil"]')).toBeVisible();
});

test('[STATE-051] what lies below the fold of a part’s page becomes active when it comes near', async ({
  shop,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await open(shop, (await publicPages()).product);
  const part = page.locator('main div[style*="contents"] > *').last();
  const isActive = () =>
    part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber')));
  await expect(part).toBeAttached();
  expect(await isActive()).toBe(false);
  await part.scrollIntoViewIfNeeded();
  await expect.poll(isActive).toBe(true);
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
