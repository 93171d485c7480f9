import { openAddressForm } from './support/addressForm.ts';
import { chooseOrFill } from './support/checkout.ts';
import { expect, test } from './support/test.ts';

test.use({ market: 'mx' });

/** The cart promises the day for a code beside the warehouse; the address lies where the parcel takes longer. */
const near = { market: 'mx', searchText: 'aceite de dirección', storeNumber: '7931', postalCode: '06700' };
const far = {
  zipCode: '23000',
  state: 'BCS',
  city: 'La Paz',
  colonia: 'Centro',
  street: 'Álvaro Obregón',
  exteriorNumber: '491',
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('[PLUS-016][PLUS-060] an address that moves the day is told before the payment', async ({
      shop,
      page,
      context,
    }) => {
      const { words } = shop;
      const field = await openAddressForm(shop, context, near);
      const promise = page
        .getByRole('region', { name: words.text('checkout.delivery') })
        .getByRole('paragraph');
      const before = await promise.textContent();
      expect(before).toMatch(/llega el .*\d/);
      await field('email').fill('ana.mx@example.com');
      await field('firstName').fill('Ana');
      await field('lastName').fill('Torres');
      await field('zipCode').fill(far.zipCode);
      if (!javaScriptEnabled) {
        await page.getByRole('button', { name: words.text('address.fill'), exact: true }).click();
      }
      await expect(field('city')).toHaveValue(far.city);
      for (const [name, value] of Object.entries(far)) {
        if (name === 'state') await field(name).selectOption(value);
        else await chooseOrFill(field(name), value);
      }
      await page.getByRole('button', { name: words.text('checkout.toPayment') }).click();
      await expect(page.getByText(words.text('checkout.datesMoved'))).toBeVisible();
      await expect(page.getByRole('group', { name: words.text('payment.method') })).toBeVisible();
      await expect(promise).not.toHaveText(before ?? '');
    });
  });
}
