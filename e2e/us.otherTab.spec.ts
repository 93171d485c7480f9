import { otherTabJourneys } from './journeys/otherTab.ts';
import { cards, payByCard, placeOrderButton } from './support/checkout.ts';
import { findPart } from './support/parts.ts';
import { readyToPay } from './support/ready.ts';
import { taken } from './support/shop.ts';
import { expect, test } from './support/test.ts';

otherTabJourneys('us');

test('[PLUS-065] a reload of a refused order stays where the order is placed', async ({ shop, page }) => {
  const storeNumber = '2101';
  const part = await findPart('us', { searchText: 'car wash', storeNumber });
  await readyToPay(shop, part, storeNumber);
  await payByCard(shop, cards.declined);
  await placeOrderButton(shop).click();
  await expect(
    page.getByRole('alert').filter({ hasText: shop.words.error('error_card_declined') }),
  ).toBeVisible();
  await page.reload();
  await taken(shop);
  await expect(page.getByRole('group', { name: shop.words.text('payment.method') })).toBeVisible();
});
