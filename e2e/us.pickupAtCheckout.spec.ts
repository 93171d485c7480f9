import { expect } from '@playwright/test';
import { addToCart, checkOut } from './support/cart.ts';
import { localOf } from './support/locals.ts';
import { findPart } from './support/parts.ts';
import { open } from './support/shop.ts';
import { test } from './support/test.ts';

const { store, cleaner } = localOf('us');

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('[CART-034] a cart without a store finds one to pick up at from the checkout', async ({
      shop,
      page,
    }) => {
      const { words } = shop;
      const { storeNumber, place, address } = store;
      const part = await findPart('us', { searchText: cleaner, storeNumber });
      await open(shop, `/searchresult?searchText=${encodeURIComponent(part.title)}`);
      await page
        .locator(`article[data-sku="${part.skuNumber}"]`)
        .getByRole('link', { name: part.title })
        .click();
      await addToCart(shop);
      await checkOut(shop);
      // The minimal header is styled whether its script comes or not.
      await expect(page.getByRole('banner').locator('> div')).toHaveCSS('display', 'flex');
      const pickup = page.getByRole('radio', { name: words.text('checkout.way.instore') });
      await expect(pickup).toHaveCount(0);
      await page.getByRole('link', { name: words.text('checkout.pickupStore') }).click();
      const finder = page.getByRole('search', { name: words.ui.store.search });
      const wholeCart = finder.getByRole('checkbox', { name: words.ui.store.wholeCart });
      await expect(wholeCart).toBeChecked();
      await finder.getByRole('searchbox').fill(place);
      await finder.getByRole('button', { name: words.ui.store.find }).click();
      // Without script it is another page.
      await expect(page.locator('[data-store]').first()).toBeVisible();
      await expect(wholeCart).toBeChecked();
      await page
        .locator(`[data-store="${storeNumber}"]`)
        .getByRole('button', { name: words.ui.store.chooseOf(address) })
        .click();
      await pickup.check();
      await expect(page).toHaveURL(/\/checkout\?step=delivery|\/checkout$/);
      await page.getByRole('button', { name: words.text('checkout.toContact') }).click();
      await expect(page.getByRole('main')).toContainText(address);
    });
  });
}
