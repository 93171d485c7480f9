import { searchJourneys } from './journeys/search.ts';
import { suggestionRows } from './support/shelf.ts';
import { open, expectPath, heading } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import { findByVin } from './support/vehicle.ts';

searchJourneys('us');

const SUGGESTIONS = '**/auto-suggestions*';

const termOf = (url: string) => new URL(url).searchParams.get('searchTerm');

test('[CATALOG-002][CATALOG-003][CATALOG-004][CATALOG-009][CATALOG-017] suggestions from three letters, parts from five', async ({
  shop,
  page,
  isMobile,
}) => {
  const asked: (string | null)[] = [];
  const sent: { path: string; query: object; cookie: string | undefined }[] = [];
  page.on('request', async (request) => {
    const { pathname: path, searchParams } = new URL(request.url());
    if (!path.endsWith('suggestions')) return;
    asked.push(termOf(request.url()));
    const { cookie } = await request.allHeaders();
    sent.push({ path, query: Object.fromEntries(searchParams), cookie });
  });
  await open(shop, '/');
  await page.locator('#search').focus();
  const rows = suggestionRows(shop);
  await expect(rows.first()).toBeVisible();
  await page.keyboard.type('br');
  // That nothing is asked can only be waited for: longer than the 200 ms that the box waits itself.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  const parts = page
    .getByRole('region', { name: shop.words.ui.shell.productSuggestions })
    .getByRole('listitem');
  await page.keyboard.type('ake');
  await expect(rows.first()).toContainText(/^brake/i);
  expect(asked.filter((term) => term?.startsWith('br'))).toEqual(['brake']);
  expect(await parts.count()).toBeGreaterThan(0);
  expect(await parts.count()).toBeLessThanOrEqual(isMobile ? 3 : 5);
  expect(sent.at(-1)).toEqual({
    path: '/sls/pd/product-navigation-search/v1/auto-suggestions',
    query: {
      country: 'USA',
      customerType: 'B2C',
      salesChannel: 'ECOMM',
      preview: 'false',
      searchTerm: 'brake',
    },
    cookie: undefined,
  });
});

test('[CATALOG-007] a suggested part opens its page', async ({ shop, page }) => {
  await open(shop, '/');
  await page.locator('#search').focus();
  await page.keyboard.type('brake pads');
  const part = page
    .getByRole('region', { name: shop.words.ui.shell.productSuggestions })
    .getByRole('link')
    .first();
  const href = (await part.getAttribute('href')) ?? '';
  await part.click();
  await expectPath(shop, href);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('[CATALOG-001][SHELL-020][SHELL-021][SHELL-022] recent searches, keys and the lock of the page', async ({
  shop,
  page,
  isMobile,
}) => {
  await open(shop, '/');
  const box = page.locator('#search');
  for (const term of ['oil', 'wiper', 'oil', 'battery', 'filter']) {
    await box.fill(term);
    await box.press('Enter');
    await expect(heading(shop, shop.words.text('search.results', { term }))).toBeVisible();
  }
  await open(shop, '/');
  await box.focus();
  const recent = page.getByRole('group', { name: shop.words.ui.shell.recentSearches }).getByRole('option');
  await expect(recent).toHaveText(['filter', 'battery', 'oil']);
  const scrolls = () => page.evaluate(() => getComputedStyle(document.documentElement).overflow !== 'hidden');
  expect(await scrolls()).toBe(isMobile);
  await page.keyboard.press('ArrowDown');
  await expect(box).toHaveValue('filter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(box).not.toHaveValue('filter');
  await page.keyboard.press('Escape');
  await expect(recent).toHaveCount(0);
  expect(await scrolls()).toBe(true);
});

test('[CATALOG-006][CATALOG-008][CATALOG-014][CATALOG-017][VALID-025] with a vehicle suggestions say what fits, and the address says once that it counts', async ({
  shop,
  page,
}) => {
  const { shell, fit } = shop.words.ui;
  await open(shop, '/');
  await findByVin(shop, '2HGFC2F54JH500001', '2018 Honda Civic 2.0L I4');
  const asked = page.waitForRequest((request) => termOf(request.url()) === 'brake pads');
  await page.locator('#search').fill('brake pads');
  const query = new URL((await asked).url()).searchParams;
  expect(query.get('year')).toBe('2018');
  for (const name of ['makeId', 'modelId', 'vehicleTypeId']) expect(query.get(name)).toMatch(/./);
  const part = page
    .getByRole('region', { name: shell.productSuggestions })
    .getByRole('listitem')
    .filter({ hasText: fit.fits('Civic') })
    .first();
  await expect(part.getByRole('link')).toHaveAttribute('href', /^\/products\//);
  await expect(part).toContainText(/pad/i);
  await expect(part.locator('svg, img').first()).toBeVisible();
  await page.locator('#search').fill('"wiper!"');
  await page.locator('#search').press('Enter');
  await expectPath(shop, /^\/searchresult\?/);
  expect(new URL(page.url()).searchParams.getAll('ignoreVehicleSpecificProductsCheck')).toEqual(['false']);
  expect(new URL(page.url()).searchParams.get('searchText')).toBe('wiper');
});

test('[CATALOG-010] suggestions that fail show recent searches and no error', async ({ shop, page }) => {
  await page.addInitScript(() => localStorage.setItem('recentSearches', '["wiper"]'));
  await page.route(SUGGESTIONS, (route) => route.fulfill({ status: 500, json: {} }));
  await open(shop, '/');
  const failed = page.waitForResponse(SUGGESTIONS);
  await page.locator('#search').fill('brake');
  await failed;
  await expect(suggestionRows(shop)).toHaveText(['wiper']);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('[SHELL-023] empty text searches nothing', async ({ shop, page }) => {
  await open(shop, '/');
  await page.locator('#search').fill('   ');
  await page.locator('#search').press('Enter');
  await page.getByRole('banner').getByRole('button', { name: shop.words.ui.search }).click();
  await expectPath(shop, '/');
});

test('[CATALOG-011][SHELL-022] an answer that comes late does not move the rows under the cursor', async ({
  shop,
  page,
}) => {
  let answer: (() => void) | undefined;
  await page.route(SUGGESTIONS, async (route) => {
    // The second text's answer waits until a row of the first one is active.
    if (termOf(route.request().url()) === 'brakes') await new Promise<void>((resolve) => (answer = resolve));
    await route.continue();
  });
  await open(shop, '/');
  const box = page.locator('#search');
  await box.focus();
  await box.pressSequentially('brak');
  const rows = suggestionRows(shop);
  await expect(rows.first()).toContainText(/^brak/i);
  const asked = page.waitForRequest((request) => termOf(request.url()) === 'brakes');
  await box.pressSequentially('es');
  await asked;
  await page.keyboard.press('ArrowDown');
  const before = await rows.allTextContents();
  const answered = page.waitForResponse((response) => termOf(response.url()) === 'brakes');
  answer?.();
  await answered;
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(await rows.allTextContents()).toEqual(before);
  await expect(box).toHaveValue(before[0] ?? '');
  await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
});
