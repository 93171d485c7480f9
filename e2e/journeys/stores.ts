import { localOf } from '../support/locals.ts';
import { open } from '../support/shop.ts';
import { chooseStore, expectStore } from '../support/store.ts';
import { expect, test } from '../support/test.ts';

/** Stores by postal code, the chosen one, and its page. */
export function storeJourneys(market: string): void {
  const { store, storesNear, storePhone } = localOf(market);
  test.use({ market });

  test('[VEHST-030][VEHST-031][SHELL-026][API-103] a store is found by its postal code, chosen, and has its page', async ({
    shop,
    page,
  }) => {
    const { words } = shop;
    await open(shop, '/');
    await chooseStore(shop, store);
    await open(shop, `/store?q=${store.place}`);
    const list = page.getByRole('region', { name: words.ui.store.stores });
    await expect(list.getByRole('status')).toHaveText(storesNear);
    const own = list.locator(`[data-store="${store.storeNumber}"]`);
    await expect(own).toContainText(store.address);
    await expect(own).toContainText(storePhone);
    await expect(own).toContainText(/\d (km|mi)/);
    await test.step('stores of the same hub stand below', async () => {
      const sisters = page.locator('section', {
        has: page.getByRole('heading', { name: words.text('browse.sisterStores') }),
      });
      await expect(sisters.getByRole('listitem').first()).toContainText(/\d (km|mi)/);
      await sisters.getByRole('link').first().click();
      await expect(page).toHaveURL(/\/store\?q=/);
    });
  });

  test('[VEHST-023][VEHST-024] a store that cannot be set says so, the log hears of it, and the former stays', async ({
    shop,
    page,
  }) => {
    const { text, ui } = shop.words;
    await open(shop, '/');
    await page.getByRole('banner').getByRole('link', { name: ui.shell.selectStore }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').fill(store.place);
    await dialog.getByRole('button', { name: ui.store.find }).click();
    await page.route('**/store/preferredStore', (route) => route.fulfill({ status: 422, json: {} }));
    const logged = page.waitForRequest((request) => request.url().endsWith('/api/log'));
    await dialog.getByRole('button', { name: ui.store.chooseOf(store.address) }).click();
    await expect(
      page.getByRole('region', { name: ui.notifications }).getByText(text('store.notSet')),
    ).toBeVisible();
    expect((await logged).postDataJSON()).toEqual({
      message: 'Error setting preferred store',
      level: 'error',
    });
    await expect(dialog).toBeVisible();
    await page.unroute('**/store/preferredStore');
    await dialog.getByRole('button', { name: ui.store.chooseOf(store.address) }).click();
    await expectStore(shop, store.address);
  });

  test('[VEHST-030] a place that nobody knows is said, and stays to be mended', async ({ shop, page }) => {
    const { store: words } = shop.words.ui;
    await open(shop, '/store');
    const search = page.getByRole('main').getByRole('search', { name: words.search });
    const field = search.getByRole('searchbox');
    await field.fill('Xyzzyville');
    await search.getByRole('button', { name: words.find }).click();
    await expect(page).toHaveURL(/q=Xyzzyville/);
    await expect(field).toHaveValue('Xyzzyville');
    await expect(field).toHaveAccessibleDescription(shop.words.error('error_place_unknown'));
    await expect(page.getByRole('main').getByRole('heading', { name: words.askPlace })).toBeVisible();
    await expect(page.locator('[data-store]')).toHaveCount(0);
    // It is not as if the place were known and had no stores: looking further would find none either.
    await expect(page.getByText(words.none('').trim())).toHaveCount(0);
    await expect(page.locator('main a[href*="radius="]')).toHaveCount(0);
  });
}
