import { openAddressForm } from './support/addressForm.ts';
import { expect, test } from './support/test.ts';

test.use({ market: 'br' });

const fluid = { market: 'br', searchText: 'fluido de direção', storeNumber: '8101' };

test('[PLUS-023][PLUS-060] a CEP fills street, bairro, city and state', async ({ shop, context }) => {
  const field = await openAddressForm(shop, context, fluid);
  await field('zipCode').fill('01310100');
  await expect(field('street')).toHaveValue('Avenida Paulista');
  await expect(field('district')).toHaveValue('Bela Vista');
  await expect(field('city')).toHaveValue('São Paulo');
  await expect(field('state')).toHaveValue('SP');
  await field('zipCode').fill('');
  await field('zipCode').fill('13690000');
  await expect(field('city')).toHaveValue('Descalvado');
  await expect(field('street')).toHaveValue('');
  await expect(field('district')).toHaveValue('');
});
