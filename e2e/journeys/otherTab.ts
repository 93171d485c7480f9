import { cards, confirmedOrder, payByCard, payOnGatewayPage, placeOrderButton } from '../support/checkout.ts';
import { localOf } from '../support/locals.ts';
import { findPart } from '../support/parts.ts';
import { readyToPay } from '../support/ready.ts';
import { expectPath } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';
import { withScripts } from '../support/withScripts.ts';

/** A cart that another tab changes while its order is placed. */
export function otherTabJourneys(market: string): void {
  test.use({ market });

  withScripts([true, false], () => {
    test('[PLUS-065] what another tab changed is said, and one more press buys it', async ({
      shop,
      page,
      expectAccessible,
    }) => {
      const { words } = shop;
      const { cleaner, store } = localOf(market);
      const { storeNumber } = store;
      const part = await findPart(market, { searchText: cleaner, storeNumber });
      const { buyer } = await readyToPay(shop, part, storeNumber);
      await (shop.hasScript ? payByCard : payOnGatewayPage)(shop, cards.visa);
      const cart = await buyer.client.call('cart.detail');
      const [line] = cart.orders[0]?.shipmentInfoList[0]?.lineItemList ?? [];
      await buyer.client.call('cart.updateItem', {
        params: { commerceItemId: line?.commerceItemId ?? '' },
        body: { quantity: 2 },
      });
      const before = await placeOrderButton(shop).textContent();
      await placeOrderButton(shop).click();
      const changes = page.getByRole('alert').filter({ hasText: part.title });
      await expect(changes).toContainText(/1\D+2/);
      await expect(placeOrderButton(shop)).not.toHaveText(before ?? '');
      if (shop.hasScript) await expectAccessible();
      await expectPath(shop, /^\/checkout\?step=payment$/);
      await placeOrderButton(shop).click();
      await confirmedOrder(shop);
      await expect(page.getByRole('main')).toContainText(words.ui.purchase.quantity(2));
    });
  });
}
