import { confirmedOrder, placeOrderButton } from './support/checkout.ts';
import { findPart } from './support/parts.ts';
import { readyToPay } from './support/ready.ts';
import { expect, test } from './support/test.ts';
import { labelled } from './support/words.ts';

test.use({ market: 'br' });

test('[PLUS-058] a nota fiscal for a company, from the CPF of the contact to its CNPJ', async ({
  shop,
  page,
}) => {
  const { words } = shop;
  const { wanted, labels } = words.ui.taxDocument;
  const storeNumber = '8101';
  const part = await findPart('br', { searchText: 'lava-autos', storeNumber });
  await readyToPay(shop, part, storeNumber, { fiscalId: '529.982.247-25' });
  await page.getByRole('radio', { name: words.text('payment.method.pix') }).check();
  await page.getByRole('button', { name: words.text('payment.toReview') }).click();
  await expect(placeOrderButton(shop)).toBeVisible();
  await page.getByRole('checkbox', { name: wanted }).check();
  const field = (label: string) => page.getByRole('main').getByRole('textbox', { name: labelled(label) });
  await expect(field(labels.taxId)).toHaveValue('529.982.247-25');
  await expect(field(labels.legalName)).toHaveCount(0);
  await field(labels.taxId).fill('12ABC34501DE35');
  await field(labels.legalName).fill('Peças Sul Ltda');
  await field(labels.stateRegistration).fill('isento');
  await placeOrderButton(shop).click();
  await confirmedOrder(shop, { isPaid: false });
  for (const line of ['12.ABC.345/01DE-35', 'Peças Sul Ltda', 'ISENTO'])
    await expect(page.getByRole('main').getByText(line)).toBeVisible();
});
