import { expectVerdicts } from './support/shelf.ts';
import { open, type Shop } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import { expectVehicle } from './support/vehicle.ts';

const SHELF = '/searchresult?searchText=brake+pads';
/** A shelf by its own path; its vehicle has to reach a page of the catch-all (VEHST-008), which the results are not. */
const CATCH_ALL = '/parts/brakes/brake-pads';
const civic = '2018 Honda Civic 2.0L I4';

/** Chooses by VIN in the picker that lies over the page. */
async function chooseInDrawer({ page, words }: Shop): Promise<void> {
  const { vehicle } = words.ui;
  const drawer = page.getByRole('dialog', { name: words.text('vehicle.choose') });
  await drawer.getByRole('textbox', { name: vehicle.vin }).fill('2HGFC2F54JH500001');
  await drawer.getByRole('button', { name: vehicle.findVin }).click();
  await drawer.getByRole('button', { name: civic }).click();
  await expect(drawer).toBeHidden();
}

test('[VEHST-006][VEHST-007][VEHST-008][VEHST-011][VEHST-013][VEHST-014][VEHST-015][STATE-032] a shelf asks who has no vehicle for one, below its button', async ({
  shop,
  page,
  expectAccessible,
}) => {
  test.setTimeout(70_000);
  const { vehicle, shell } = shop.words.ui;
  await open(shop, CATCH_ALL);
  await page.keyboard.press('Tab');
  const hint = page.getByRole('complementary', { name: vehicle.add });
  const moved = Date.now();
  await expect(hint).toBeVisible({ timeout: 25_000 });
  // It waits for 15 s, of which some may have gone by since the page noticed the key.
  expect(Date.now() - moved).toBeGreaterThan(13_000);
  await expect(hint.getByRole('status')).toHaveText(vehicle.addToSeeFit);
  const button = page.getByRole('banner').getByRole('link', { name: shell.addVehicle }).first();
  const [below, above] = [await hint.boundingBox(), await button.boundingBox()];
  expect(below!.y).toBeGreaterThanOrEqual(above!.y + above!.height);
  expect(below!.x).toBeGreaterThanOrEqual(0);
  expect(below!.x + below!.width).toBeLessThanOrEqual(page.viewportSize()!.width);
  await expectAccessible();
  await hint.getByRole('link', { name: vehicle.add }).click();
  await expect(hint).toBeHidden();
  await chooseInDrawer(shop);
  expect(await page.evaluate(() => sessionStorage.getItem('ymmeActionSource'))).toBe('ymme alert');
  await expect(page.getByText(shop.words.text('vehicle.shoppingFor', { vehicle: civic }))).toBeVisible();
  await expectVehicle(shop, civic);
  await expectVerdicts(shop, civic, 'Civic');
});

test('[VEHST-006][VEHST-013] Escape sends the hint away, and the header’s own button stays free', async ({
  shop,
  page,
}) => {
  test.setTimeout(70_000);
  await open(shop, SHELF);
  await page.keyboard.press('Tab');
  const hint = page.getByRole('complementary', { name: shop.words.ui.vehicle.add });
  await expect(hint).toBeVisible({ timeout: 25_000 });
  await page.keyboard.press('Escape');
  await expect(hint).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: shop.words.ui.shell.addVehicle }).click();
  await expect(page.getByRole('dialog', { name: shop.words.text('vehicle.choose') })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('ymmeActionSource'))).toBe('header');
});

test.describe('in the app', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 ShopApp/7.2.1',
  });

  test('[VEHST-012] a vehicle chosen on a shelf points to what fits', async ({ shop, page }) => {
    await open(shop, SHELF);
    // In the app the page has no header.
    await page.getByRole('main').locator('a[data-intent="open-vehicle-picker"]').first().click();
    await chooseInDrawer(shop);
    await expect(page.getByText(shop.words.text('vehicle.scrollToSeeFit', { vehicle: civic }))).toBeVisible();
  });
});
