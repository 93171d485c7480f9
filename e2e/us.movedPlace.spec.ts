import { createBuyer } from './support/buyer.ts';
import { giveSession } from './support/misfit.ts';
import { findPart } from './support/parts.ts';
import { open, taken } from './support/shop.ts';
import { fieldOf } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

test.use({ hasOwnAddress: true });

const person = { firstName: 'Ana', lastName: 'Buyer' };
const address = { ...person, address1: '12 Main St', city: 'Chicago', state: 'IL', postalCode: '60616' };

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('[PLUS-060] a postal code typed after the address is the place of cart and checkout', async ({
      shop,
      page,
    }) => {
      const buyer = createBuyer('us');
      const { skuNumber } = await findPart('us', { searchText: 'car wash', storeNumber: '2101' });
      await buyer.client.call('cart.addItem', { body: { skuNumber, quantity: 1, shipmentType: 'regular' } });
      await buyer.client.call('checkout.setAddress', {
        body: { ...person, email: 'ana@example.com', shippingAddress: address, useAsEntered: true },
      });
      await giveSession(shop, buyer);
      await open(shop, '/cart');
      await taken(shop);
      const place = page.locator('summary').filter({ hasText: shop.words.text('cart.changePlace') });
      await expect(place).toContainText('60616');
      await place.click();
      await fieldOf(shop, 'postalCode').fill('01001');
      await page
        .getByRole('main')
        .getByRole('button', { name: shop.words.text('cart.calculate') })
        .click();
      await expect(place).toContainText('01001');
      await open(shop, '/checkout?step=contact');
      await expect(fieldOf(shop, 'zipCode')).toHaveValue('01001');
      await expect(fieldOf(shop, 'city')).toHaveValue('Agawam');
      await expect(fieldOf(shop, 'email')).toHaveValue('ana@example.com');
    });
  });
}
