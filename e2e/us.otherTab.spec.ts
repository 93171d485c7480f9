import { cards, confirmedOrder, payByCard, payOnGatewayPage, placeOrderButton } from './support/checkout.ts';
import { findPart } from './support/parts.ts';
import { readyToPay } from './support/ready.ts';
import { expectPath, taken } from './support/shop.ts';
import { expect, test } from './support/test.ts';

const storeNumber = '2101';

for (const market of ['us', 'br'] as const) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`${market}, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
      test.use({ market, javaScriptEnabled });

      test('[PLUS-065] what another tab changed is said, and one more press buys it', async ({
        shop,
        page,
        expectAccessible,
      }) => {
        const { words } = shop;
        const place = market === 'us' ? storeNumber : '8101';
        const part = await findPart(market, {
          searchText: market === 'us' ? 'car wash' : 'lava-autos',
          storeNumber: place,
        });
        const fiscalId = market === 'br' ? { fiscalId: '529.982.247-25' } : {};
        const { buyer } = await readyToPay(shop, part, place, fiscalId);
        await (javaScriptEnabled ? payByCard : payOnGatewayPage)(shop, cards.visa);
        const cart = await buyer.client.call('cart.detail');
        const [line] = cart.orders[0]?.shipmentInfoList[0]?.lineItemList ?? [];
        await buyer.client.call('cart.updateItem', {
          params: { commerceItemId: line?.commerceItemId ?? '' },
          body: { quantity: 3 },
        });
        const before = await placeOrderButton(shop).textContent();
        await placeOrderButton(shop).click();
        const changes = page.getByRole('alert').filter({ hasText: part.title });
        await expect(changes).toContainText(/1\D+3/);
        await expect(placeOrderButton(shop)).not.toHaveText(before ?? '');
        if (javaScriptEnabled) await expectAccessible();
        await expectPath(shop, /^\/checkout\?step=payment$/);
        await placeOrderButton(shop).click();
        await confirmedOrder(shop);
        await expect(page.getByRole('main')).toContainText(words.ui.purchase.quantity(3));
      });
    });
  }
}

test('[PLUS-065] a reload of a refused order stays where the order is placed', async ({ shop, page }) => {
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
