import type { BrowserContext } from '@playwright/test';
import { createBuyer } from './support/buyer.ts';
import { originOf } from './support/origins.ts';
import { findPart } from './support/parts.ts';
import { open, type Shop } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import { labelled } from './support/words.ts';

/** The contact step of a guest whose part ships. */
async function toAddress(shop: Shop, context: BrowserContext) {
  const { skuNumber } = await findPart('us', { searchText: 'power steering fluid', storeNumber: '3021' });
  const { client, cookies } = createBuyer('us');
  await client.call('cart.addItem', { body: { skuNumber, quantity: 1, shipmentType: 'regular' } });
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: originOf('us') })));
  await open(shop, '/checkout?step=contact');
  const named = (role: 'textbox' | 'combobox') => (id: string) =>
    shop.page.getByRole(role, { name: labelled(shop.words.text(id)) });
  return { field: named('textbox'), choice: named('combobox') };
}

test('[PLUS-023] a complete ZIP code fills city and state, and never what was typed', async ({
  shop,
  context,
}) => {
  const { field, choice } = await toAddress(shop, context);
  const state = choice('address.state');
  await field('address.zipCode').fill('01001');
  await expect(field('address.city')).toHaveValue('Agawam');
  await expect(state).toHaveValue('MA');
  await field('address.city').fill('Springfield');
  await field('address.zipCode').fill('60616');
  await expect(state).toHaveValue('IL');
  await expect(field('address.city')).toHaveValue('Springfield');
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('[PLUS-023][CART-038] a parcel goes to a base overseas, whose city is one of three', async ({
      shop,
      page,
      context,
    }) => {
      const { words } = shop;
      const { field, choice } = await toAddress(shop, context);
      const zip = async (code: string) => {
        await field('address.zipCode').fill(code);
        if (!javaScriptEnabled) await page.getByRole('button', { name: words.text('address.fill') }).click();
      };
      await zip('96601');
      await expect(choice('address.city')).toHaveValue('FPO');
      await expect(choice('address.state')).toHaveValue('AP');
      await zip('60616');
      await expect(field('address.city')).toHaveValue('Chicago');
      await zip('09012');
      await expect(choice('address.city')).toHaveValue('');
      await expect(choice('address.state')).toHaveValue('AE');
      await field('contact.email').fill('sgt@example.com');
      await field('contact.firstName').fill('Ana');
      await field('contact.lastName').fill('Torres');
      await field('address.street').fill('PSC 802 BOX 74');
      await choice('address.city').selectOption('APO');
      await page.getByRole('button', { name: words.text('checkout.toPayment') }).click();
      await expect(page.getByRole('group', { name: words.text('payment.method') })).toBeVisible();
      await expect(page.getByRole('main')).toContainText('APO, AE 09012');
    });
  });
}
