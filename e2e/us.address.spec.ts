import { createBuyer } from './support/buyer.ts';
import { originOf } from './support/origins.ts';
import { findPart } from './support/parts.ts';
import { open } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import { labelled } from './support/words.ts';

test('[PLUS-023] a complete ZIP code fills city and state, and never what was typed', async ({
  shop,
  page,
  context,
}) => {
  const { skuNumber } = await findPart('us', { searchText: 'gear oil', storeNumber: '3021' });
  const { client, cookies } = createBuyer('us');
  await client.call('cart.addItem', { body: { skuNumber, quantity: 1, shipmentType: 'regular' } });
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: originOf('us') })));
  await open(shop, '/checkout?step=contact');
  const field = (id: string) => page.getByRole('textbox', { name: labelled(shop.words.text(id)) });
  const state = page.getByRole('combobox', { name: labelled(shop.words.text('address.state')) });
  await field('address.zipCode').fill('01001');
  await expect(field('address.city')).toHaveValue('Agawam');
  await expect(state).toHaveValue('MA');
  await field('address.city').fill('Springfield');
  await field('address.zipCode').fill('60616');
  await expect(state).toHaveValue('IL');
  await expect(field('address.city')).toHaveValue('Springfield');
});
