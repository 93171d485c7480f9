import { newEmail } from './support/buy.ts';
import { createBuyer } from './support/buyer.ts';
import { answerBank, cards, confirmedOrder, payOnGatewayPage, placeOrderButton } from './support/checkout.ts';
import { originOf } from './support/origins.ts';
import { findPart } from './support/parts.ts';
import { readyToPay } from './support/ready.ts';
import { open, type Shop } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import { labelled } from './support/words.ts';

test.use({ market: 'mx' });

const storeNumber = '7931';

/** At the last look, with cash at OXXO chosen. */
async function atLastLook(shop: Shop) {
  const { page, words, hasScript } = shop;
  const part = await findPart('mx', { searchText: 'champú', storeNumber });
  const ready = await readyToPay(shop, part, storeNumber);
  await page.getByRole('radio', { name: words.text('payment.method.oxxo') }).check();
  await page
    .getByRole('button', { name: words.text(hasScript ? 'payment.toReview' : 'payment.continue') })
    .click();
  await expect(placeOrderButton(shop)).toBeVisible();
  return ready;
}

const fieldsOf = ({ page, words }: Shop) => {
  const { labels } = words.ui.taxDocument;
  const main = page.getByRole('main');
  return {
    taxId: main.getByRole('textbox', { name: labelled(labels.taxId) }),
    legalName: main.getByRole('textbox', { name: labelled(labels.legalName) }),
    postalCode: main.getByRole('textbox', { name: labelled(labels.postalCode) }),
    taxRegime: main.getByRole('combobox', { name: labelled(labels.taxRegime) }),
    invoiceUse: main.getByRole('combobox', { name: labelled(labels.invoiceUse) }),
  };
};

async function fillIn(shop: Shop, taxId: string) {
  const fields = fieldsOf(shop);
  await fields.taxId.fill(taxId);
  await fields.legalName.fill('Refacciones del Norte');
  await fields.taxRegime.selectOption('601');
  await fields.invoiceUse.selectOption('G03');
  await fields.postalCode.fill('06600');
}

async function expectFactura({ page }: Shop) {
  const main = page.getByRole('main');
  for (const line of ['SAT970701NN3', 'REFACCIONES DEL NORTE', 'G03 Gastos en general'])
    await expect(main.getByText(line)).toBeVisible();
}

test('[PLUS-058] a factura is asked for by a box, kept over a reload, and shown with the order', async ({
  shop,
  page,
}) => {
  const { words } = shop;
  await atLastLook(shop);
  const fields = fieldsOf(shop);
  await expect(fields.taxId).toBeHidden();
  await page.getByRole('checkbox', { name: words.ui.taxDocument.wanted }).check();
  await fillIn(shop, 'SAT970701NN3');
  // Of a company no regime of persons is offered.
  await expect(fields.taxRegime.locator('option[value="612"]')).toHaveCount(0);
  await fields.taxId.fill('SAT970701NN4');
  await placeOrderButton(shop).click();
  await expect(page.getByText(words.issue('rfc.checksum')).first()).toBeVisible();
  await page.reload();
  await expect(fields.legalName).toHaveValue(/refacciones del norte/i);
  await expect(fields.taxRegime).toHaveValue('601');
  await fields.taxId.fill('SAT970701NN3');
  await placeOrderButton(shop).click();
  const orderId = await confirmedOrder(shop, { isPaid: false });
  await expectFactura(shop);
  await open(shop, `/user/orderHistory/${orderId}`);
  await expectFactura(shop);
});

test('[PLUS-058] an order without the box asks for nothing', async ({ shop }) => {
  const { buyer } = await atLastLook(shop);
  await placeOrderButton(shop).click();
  await confirmedOrder(shop, { isPaid: false });
  expect((await buyer.client.call('orders.confirmation', {})).taxDocument).toBeUndefined();
});

test('[PLUS-058][ACCT-041] an account keeps the data of a factura, and gives them up again', async ({
  shop,
  page,
}) => {
  const { words } = shop;
  const { title } = words.ui.taxDocument;
  const { client, cookies } = createBuyer('mx');
  const person = {
    email: newEmail('eva'),
    firstName: 'Eva',
    lastName: 'Ruiz',
    password: 'drive the long way',
  };
  await client.call('identity.register', { body: person });
  const url = originOf('mx');
  await page.context().addCookies([...cookies].map(([name, value]) => ({ name, value, url })));
  await open(shop, '/user/myProfile?edit=tax');
  await fillIn(shop, 'SAT970701NN3');
  await page.getByRole('button', { name: words.ui.account.profile.save }).click();
  await expect(page.getByText(words.text('account.saved'))).toBeVisible();
  await expectFactura(shop);
  await page.getByRole('button', { name: words.ui.account.profile.removeOf(title) }).click();
  await expect(page.getByText('SAT970701NN3')).toHaveCount(0);
  expect((await client.call('account.current')).taxDocument).toBeUndefined();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[PLUS-058] a factura that is filled in counts without its box, and comes back when it is wrong', async ({
    shop,
    page,
  }) => {
    await atLastLook(shop);
    await fillIn(shop, 'SAT970701NN4');
    await placeOrderButton(shop).click();
    await expect(page.getByText(shop.words.issue('rfc.checksum')).first()).toBeVisible();
    const fields = fieldsOf(shop);
    await expect(fields.taxRegime).toHaveValue('601');
    await expect(fields.legalName).toHaveValue('Refacciones del Norte');
    await fields.taxId.fill('SAT970701NN3');
    await placeOrderButton(shop).click();
    await confirmedOrder(shop, { isPaid: false });
    await expectFactura(shop);
  });

  test('[PLUS-058] an RFC whose check digit is wrong is asked about, and taken when it is sent again', async ({
    shop,
    page,
  }) => {
    await atLastLook(shop);
    await fillIn(shop, 'SAT970701NN4');
    await placeOrderButton(shop).click();
    await expect(page.getByText(shop.words.issue('rfc.checksum')).first()).toBeVisible();
    await placeOrderButton(shop).click();
    await confirmedOrder(shop, { isPaid: false });
    await expect(page.getByRole('main').getByText('SAT970701NN4')).toBeVisible();
  });

  test('[PLUS-058][PLUS-065] a factura is there again after the bank refused the card', async ({
    shop,
    page,
  }) => {
    const part = await findPart('mx', { searchText: 'champú', storeNumber });
    await readyToPay(shop, part, storeNumber);
    await payOnGatewayPage(shop, cards.bankAsks);
    await fillIn(shop, 'SAT970701NN3');
    await placeOrderButton(shop).click();
    await answerBank(page, 'refuse');
    await expect(page.getByRole('alert')).toBeVisible();
    await payOnGatewayPage(shop, cards.visa);
    const fields = fieldsOf(shop);
    await expect(fields.taxId).toHaveValue('SAT970701NN3');
    await expect(fields.taxRegime).toHaveValue('601');
    await placeOrderButton(shop).click();
    await confirmedOrder(shop);
    await expectFactura(shop);
  });
});
