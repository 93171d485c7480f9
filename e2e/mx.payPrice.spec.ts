import { cards, confirmedOrder, payByCard, placeOrderButton } from './support/checkout.ts';
import { createBuyer } from './support/buyer.ts';
import { findPart } from './support/parts.ts';
import { readyToPay } from './support/ready.ts';
import { open } from './support/shop.ts';
import { expect, test } from './support/test.ts';

test.use({ market: 'mx' });

test('[PLUS-057][PLUS-022] the months of the shelf, the product and the cart are those of the payment', async ({
  shop,
  page,
}) => {
  const storeNumber = '7931';
  const main = page.getByRole('main');
  const part = await findPart('mx', { searchText: 'cargador de batería', storeNumber, worth: 500 });
  const { client } = createBuyer('mx');
  const { skus } = await client.call('catalog.skuDetails', { query: { skuNumbers: part.skuNumber } });
  const months = skus[0]?.payTerms?.[0] ?? 'nothing';
  await open(shop, '/searchresult?searchText=cargador%20de%20bater%C3%ADa');
  const row = page.locator(`[data-sku="${part.skuNumber}"]`).first();
  await expect(row.getByText(months)).toBeVisible();
  await row.getByRole('link', { name: part.title }).click();
  await expect(main.getByText(months).first()).toBeVisible();
  await readyToPay(shop, part, storeNumber);
  await open(shop, '/cart');
  await expect(main.getByText(months)).toBeVisible();
  await open(shop, '/checkout?step=payment');
  await page.getByRole('radio', { name: shop.words.text('payment.method.card') }).check();
  await main.getByRole('combobox', { name: 'Meses sin intereses' }).selectOption({ label: months });
  await payByCard(shop, cards.visa);
  // The totals say the offer anyway: what was chosen stands beside the card.
  await expect(main).toContainText(`4242 · ${months}`);
  await placeOrderButton(shop).click();
  await confirmedOrder(shop);
  await expect(main).toContainText(`4242 · ${months}`);
});
