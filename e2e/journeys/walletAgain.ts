import { lineOf } from '../support/cart.ts';
import { confirmedOrder, placeOrderButton } from '../support/checkout.ts';
import { localOf } from '../support/locals.ts';
import { findPart } from '../support/parts.ts';
import { readyToPay } from '../support/ready.ts';
import { expectPath, open } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';
import { confirmWallet, goToWallet } from '../support/wallet.ts';
import { withScripts } from '../support/withScripts.ts';

/** A market with PayPal. */
export function walletAgainJourneys(market: string): void {
  test.use({ market });

  withScripts([true, false], () => {
    test('[CART-050] PayPal asks again for another amount than it was approved for', async ({
      shop,
      page,
    }) => {
      const { words } = shop;
      const { cleaner, store } = localOf(market);
      const { storeNumber } = store;
      const first = await findPart(market, { searchText: cleaner, storeNumber });
      await readyToPay(shop, first, storeNumber);
      const method = words.text('payment.method.paypal');
      const approve = async () => {
        await goToWallet(shop, 'paypal');
        await confirmWallet(shop, 'paypal');
      };
      await approve();
      await expect(page.getByText(words.text('payment.chosen', { method }))).toBeVisible();
      await open(shop, '/cart');
      const line = lineOf(shop, first.skuNumber);
      await line.getByRole('button', { name: words.ui.increaseQuantity }).click();
      await expect(line).toContainText(words.money(2 * first.price));
      await open(shop, '/checkout?step=payment');
      await expect(page.getByText(words.text('payment.chosen', { method }))).toHaveCount(0);
      await expect(placeOrderButton(shop)).toHaveCount(0);
      await expect(page.getByText(method).first()).toBeVisible();
      await approve();
      await expectPath(shop, /^\/checkout\?step=review$/);
      await placeOrderButton(shop).click();
      await confirmedOrder(shop);
    });
  });
}
