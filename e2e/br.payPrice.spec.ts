import { createBuyer } from './support/buyer.ts';
import { cards, confirmedOrder, payByCard, placeOrderButton } from './support/checkout.ts';
import { findPart } from './support/parts.ts';
import { orderToPayLater } from './support/payLater.ts';
import { readyToPay } from './support/ready.ts';
import { open } from './support/shop.ts';
import { expect, test } from './support/test.ts';

test.use({ market: 'br' });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('[PLUS-057] the price by Pix of the shelf, the product and the cart is what is charged', async ({
      shop,
      page,
    }) => {
      const storeNumber = '8101';
      const part = await findPart('br', { searchText: 'lava-autos', storeNumber });
      const { client } = createBuyer('br');
      const { skus } = await client.call('catalog.skuDetails', { query: { skuNumbers: part.skuNumber } });
      const price = skus[0]?.payTerms?.find((line) => line.endsWith('no Pix')) ?? 'nothing';
      await open(shop, '/searchresult?searchText=lava-autos');
      const row = page.locator(`[data-sku="${part.skuNumber}"]`).first();
      await expect(row.getByText(price)).toBeVisible();
      await row.getByRole('link', { name: part.title }).click();
      await expect(page.getByRole('main').getByText(price).first()).toBeVisible();
      const { buyer } = await readyToPay(shop, part, storeNumber, { fiscalId: '529.982.247-25' });
      await open(shop, '/cart');
      await expect(page.getByRole('main').getByText(price)).toBeVisible();
      await open(shop, '/checkout?step=payment');
      await orderToPayLater(shop, 'pix');
      await expect(page.getByText('Desconto no Pix')).toBeVisible();
      const { paymentInstructions } = await buyer.client.call('orders.confirmation', {});
      expect(price).toBe(`${shop.words.money(paymentInstructions?.amount ?? 0)} no Pix`);
    });
  });
}

test('[PLUS-057][PLUS-022] the parcels without interest of the shelf, the product and the cart are those of the payment', async ({
  shop,
  page,
}) => {
  const storeNumber = '8101';
  const main = page.getByRole('main');
  const part = await findPart('br', { searchText: 'carregador de bateria', storeNumber, worth: 200 });
  const { client } = createBuyer('br');
  const { skus } = await client.call('catalog.skuDetails', { query: { skuNumbers: part.skuNumber } });
  const parcels = skus[0]?.payTerms?.find((line) => line.includes('sem juros')) ?? 'nothing';
  await open(shop, '/searchresult?searchText=carregador+de+bateria');
  const row = page.locator(`[data-sku="${part.skuNumber}"]`).first();
  await expect(row.getByText(parcels, { exact: true })).toBeVisible();
  await row.getByRole('link', { name: part.title }).click();
  await expect(main.getByText(parcels, { exact: true }).first()).toBeVisible();
  await readyToPay(shop, part, storeNumber);
  await open(shop, '/cart');
  await expect(main.getByText(parcels, { exact: true })).toBeVisible();
  await open(shop, '/checkout?step=payment');
  await page.getByRole('radio', { name: shop.words.text('payment.method.card') }).check();
  await main.getByRole('combobox', { name: 'Parcelas' }).selectOption({ label: parcels });
  await payByCard(shop, cards.visa);
  // The totals say the offer anyway: what was chosen stands beside the card.
  await expect(main).toContainText(`4242 · ${parcels}`);
  await placeOrderButton(shop).click();
  await confirmedOrder(shop);
  await expect(main).toContainText(`4242 · ${parcels}`);
});
