import { startOwnServer, type OwnServer } from './support/ownServer.ts';
import { taken, type Shop } from './support/shop.ts';
import { expect, test } from './support/test.ts';

const START_MS = 120_000;
const tile =
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><path d="M0 0H256V256H0Z" fill="#dde"/></svg>';

let server: OwnServer;
test.beforeAll(async () => {
  test.setTimeout(START_MS);
  const env = { MAP_TILES: 'https://tiles.example/{z}/{x}/{y}.svg', MAP_ATTRIBUTION: 'Map data: the city' };
  server = await startOwnServer({ env });
});
test.afterAll(() => server.stop());

const openStores = async (shop: Shop) => {
  await shop.page.goto(`${server.originOf('us')}/store?q=38103`);
  await taken(shop);
};

test('streets come from a tile server after a press, and by keyboard they move', async ({
  shop,
  page,
  expectAccessible,
}) => {
  const { streetMap } = shop.words.ui.store;
  const asked: string[] = [];
  await page.route('https://tiles.example/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'image/svg+xml', body: tile });
  });
  await openStores(shop);
  const main = page.getByRole('main');
  await expect(main.getByText(streetMap.note('tiles.example'))).toBeVisible();
  const pins = main.locator('svg a[href^="#store-"]');
  const drawn = await pins.count();
  expect([drawn > 0, asked]).toEqual([true, []]);
  await main.getByRole('button', { name: streetMap.show }).press('Enter');
  const map = main.getByRole('group', { name: streetMap.label });
  await expect(map.getByText('Map data: the city')).toBeVisible();
  await expect(pins).toHaveCount(drawn);
  await expect.poll(() => asked.length).toBeGreaterThan(3);
  expect(asked.every((url) => /^https:\/\/tiles\.example\/\d+\/\d+\/\d+\.svg$/.test(url))).toBe(true);
  const [, zoom] = /example\/(\d+)/.exec(asked[0]!)!;
  await map.getByRole('button', { name: streetMap.zoomIn }).press('Enter');
  await expect.poll(() => asked.at(-1)).toContain(`example/${Number(zoom) + 1}/`);
  const before = asked.length;
  for (let presses = 0; presses < 3; presses++)
    await map.getByRole('button', { name: streetMap.right, exact: true }).press(' ');
  await expect.poll(() => asked.length).toBeGreaterThan(before);
  await expectAccessible();
  await main.getByRole('button', { name: streetMap.hide }).press('Enter');
  await expect(map).toHaveCount(0);
  await expect(pins).toHaveCount(drawn);
});

test('where no tile comes the drawn map is back and says so', async ({ shop, page }) => {
  const { streetMap } = shop.words.ui.store;
  await page.route('https://tiles.example/**', (route) => route.abort());
  await openStores(shop);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: streetMap.show }).click();
  await expect(main.getByText(streetMap.failed)).toBeVisible();
  await expect(main.locator('svg a[href^="#store-"]').first()).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the drawn map is all there is', async ({ shop, page }) => {
    await openStores(shop);
    const main = page.getByRole('main');
    await expect(main.locator('svg a[href^="#store-"]').first()).toBeVisible();
    await expect(main.getByRole('button', { name: shop.words.ui.store.streetMap.show })).toBeHidden();
    await expect(main.locator('img[src*="tiles.example"]')).toHaveCount(0);
  });
});
