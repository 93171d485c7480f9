import { openAddressForm } from './support/addressForm.ts';
import { expect, test } from './support/test.ts';

test.use({ market: 'mx' });

const fluid = { market: 'mx', searchText: 'aceite de dirección', storeNumber: '7931' };

test('[PLUS-023][PLUS-060] a colonia is chosen from those of the postal code, or typed', async ({
  shop,
  page,
  context,
}) => {
  const field = await openAddressForm(shop, context, { ...fluid, postalCode: '64060' });
  await expect(field('zipCode')).toHaveValue('64060');
  await expect(field('state')).toHaveValue('NLE');
  await expect(field('city')).toHaveValue('Monterrey');
  await field('colonia').selectOption('Obispado');
  await field('zipCode').fill('06600');
  await expect(field('city')).toHaveValue('Cuauhtémoc');
  await expect(field('colonia')).toHaveValue('Juárez');
  await expect(page.getByRole('status').filter({ hasText: 'Cuauhtémoc' })).toHaveCount(1);
  await field('city').fill('Mi ciudad');
  await field('zipCode').fill('03100');
  await expect(field('state')).toHaveValue('CMX');
  await expect(field('city')).toHaveValue('Mi ciudad');
  await expect(field('colonia')).toHaveJSProperty('tagName', 'SELECT');
  await field('colonia').selectOption({ label: shop.words.text('address.otherColonia') });
  await expect(field('colonia')).toBeFocused();
  await field('colonia').fill('Mi colonia');
  await page.getByRole('button', { name: shop.words.text('address.backToList') }).click();
  await field('colonia').selectOption('Del Valle Centro');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[PLUS-027][PLUS-060] a button fills the address, and another code replaces it', async ({
    shop,
    page,
    context,
  }) => {
    const field = await openAddressForm(shop, context, fluid);
    const fill = () =>
      page.getByRole('button', { name: shop.words.text('address.fill'), exact: true }).click();
    await field('street').fill('Av. Hidalgo');
    await field('zipCode').fill('64060');
    await fill();
    await expect(field('city')).toHaveValue('Monterrey');
    await expect(field('street')).toHaveValue('Av. Hidalgo');
    await field('colonia').selectOption('Obispado');
    await field('zipCode').fill('06700');
    await fill();
    await expect(field('state')).toHaveValue('CMX');
    await expect(field('city')).toHaveValue('Cuauhtémoc');
    await expect(field('colonia')).toHaveValue('Roma Norte');
  });
});
