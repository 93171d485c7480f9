import { cards, confirmedOrder, payByCard, payOnGatewayPage, placeOrderButton } from '../support/checkout.ts';
import { localOf } from '../support/locals.ts';
import { findPart } from '../support/parts.ts';
import { readyToPay } from '../support/ready.ts';
import { open } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';
import { withScripts } from '../support/withScripts.ts';

/** A guest who bought and wants an account. */
export function accountAfterJourneys(market: string): void {
  const { cleaner, home, store } = localOf(market);
  const { storeNumber } = store;
  test.use({ market });

  withScripts([true, false], () => {
    test('[PLUS-064] an account after a purchase has the address that was typed for it', async ({
      shop,
      page,
    }) => {
      const { words } = shop;
      const part = await findPart(market, { searchText: cleaner, storeNumber });
      await readyToPay(shop, part, storeNumber, { shippingAddress: home });
      await page.getByRole('radio', { name: words.text('payment.method.card') }).check();
      await (shop.hasScript ? payByCard : payOnGatewayPage)(shop, cards.visa);
      await placeOrderButton(shop).click();
      await confirmedOrder(shop);
      await page.locator('[name=password]').fill('seven quiet gearboxes');
      await page.getByLabel(words.text('signIn.terms')).check();
      await page.getByRole('button', { name: words.text('signIn.create') }).click();
      await expect(page).toHaveURL(/orderHistory/);
      await open(shop, '/user/myProfile');
      await expect(page.getByRole('main')).toContainText(home.address1);
    });
  });
}
