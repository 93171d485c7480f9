import { findPart } from './support/parts.ts';
import { createBuyer } from './support/buyer.ts';
import { originOf } from './support/origins.ts';
import { open } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import { labelled } from './support/words.ts';

test.use({ market: 'br' });

test('[VALID-004][VALID-018][VALID-019] phone, CPF, CNPJ and CEP take their form while they are typed', async ({
  shop,
  page,
  context,
}) => {
  const { skuNumber } = await findPart('br', { searchText: 'lava-autos', storeNumber: '8101' });
  const { client, cookies } = createBuyer('br');
  await client.call('cart.addItem', { body: { skuNumber, quantity: 1, shipmentType: 'regular' } });
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: originOf('br') })));
  await open(shop, '/checkout?step=contact');
  const { phone, fiscalId, postalCode } = shop.market;
  const field = (id = '') =>
    page.getByRole('main').getByRole('textbox', { name: labelled(shop.words.text(id)) });
  const typed = [
    [phone.labelKey, '11912345678', '(11) 91234-5678'],
    [fiscalId?.labelKey, '52998224725', '529.982.247-25'],
    [fiscalId?.labelKey, '11222333000181', '11.222.333/0001-81'],
    [postalCode.labelKey, '01310100', '01310-100'],
  ] as const;
  for (const [label, keys, shown] of typed) {
    await field(label).fill('');
    await field(label).pressSequentially(keys);
    await expect(field(label)).toHaveValue(shown);
  }
  await expect(field(fiscalId?.labelKey)).not.toHaveAttribute('aria-invalid', 'true');
});
