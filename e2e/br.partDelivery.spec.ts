import { createBuyer } from './support/buyer.ts';
import { giveSession } from './support/misfit.ts';
import { findPart } from './support/parts.ts';
import { open, taken } from './support/shop.ts';
import { expect, test } from './support/test.ts';

test.use({ market: 'br' });

const dayOf = (date: string) =>
  new Intl.DateTimeFormat('pt-BR', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(date),
  );

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('[PLUS-060] a postal code on the page of a part dates its delivery, and is in the cart', async ({
      shop,
      page,
    }) => {
      const part = await findPart('br', { searchText: 'lava-autos', storeNumber: '8101' });
      const buyer = createBuyer('br');
      const { skuNumber, title } = part;
      await buyer.client.call('cart.addItem', { body: { skuNumber, quantity: 1, shipmentType: 'regular' } });
      await giveSession(shop, buyer);
      await open(shop, '/searchresult?searchText=lava-autos');
      await page.locator(`[data-sku="${skuNumber}"]`).first().getByRole('link', { name: title }).click();
      const main = page.getByRole('main');
      const ask = main.getByRole('button', { name: shop.words.text('product.enterPlace') });
      await expect(ask).toBeVisible();
      await taken(shop);
      const field = main.locator('input[name="postalCode"]');
      await field.fill('0131');
      await ask.click();
      await expect(page).toHaveURL(/#deliver-to$/);
      await expect(field).toHaveValue('0131');
      await expect(field).toBeFocused();
      await expect(field).toHaveAccessibleDescription(/4/);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await taken(shop);
      await field.fill('01310-100');
      await ask.click();
      await expect(page).toHaveURL(/postalCode=01310-100#buy$/);
      const { skus } = await buyer.client.call('catalog.skuDetails', {
        query: { skuNumbers: skuNumber, postalCode: '01310-100' },
      });
      const { date = '', price = 0 } = skus[0]?.availability.regular ?? {};
      const ways = main.locator('label').filter({ has: page.getByRole('radio') });
      const regular = ways.filter({ hasText: '01310-100' }).last();
      await expect(regular).toContainText(dayOf(date));
      await expect(regular).toContainText(price === 0 ? shop.words.ui.offer.free : shop.words.money(price));
      await open(shop, '/cart');
      await expect(
        page.locator('summary').filter({ hasText: shop.words.text('cart.changePlace') }),
      ).toContainText('01310-100');
    });
  });
}
