import { newEmail } from '../support/buy.ts';
import { addToCart, checkOut, chooseShipmentType, takeTwo } from '../support/cart.ts';
import {
  cards,
  confirmedOrder,
  continueToContact,
  giveContact,
  payOnGatewayPage,
  placeOrderButton,
} from '../support/checkout.ts';
import { fiscalIdOf, localOf } from '../support/locals.ts';
import { trackOrder } from '../support/orders.ts';
import { expectMail } from '../support/outbox.ts';
import { findPart } from '../support/parts.ts';
import { open } from '../support/shop.ts';
import { chooseStore } from '../support/store.ts';
import { test } from '../support/test.ts';

/** A guest finds a part, has it sent home and pays by card, without any script. */
export function guestWithoutScript(market: string): void {
  const { store, cleaner, typed } = localOf(market);
  test.use({ market, javaScriptEnabled: false });

  test('[PLUS-027][SHELL-023][CART-048][CART-054] from the search to the confirmation without script', async ({
    shop,
    page,
  }) => {
    const { words } = shop;
    const part = await findPart(market, { searchText: cleaner, storeNumber: store.storeNumber });
    await open(shop, '/');
    await chooseStore(shop, store);
    await page.locator('#search').fill(part.title);
    await page.locator('#search').press('Enter');
    await page
      .locator(`article[data-sku="${part.skuNumber}"]`)
      .getByRole('link', { name: part.title })
      .click();
    await addToCart(shop);
    await takeTwo(shop, part);
    await chooseShipmentType(shop, part.skuNumber, 'regular');
    await checkOut(shop);
    await continueToContact(shop);
    const email = newEmail('eva');
    await giveContact(shop, { email, address: typed, ...fiscalIdOf(market) });
    await payOnGatewayPage(shop, cards.visa);
    await placeOrderButton(shop).click();
    const orderId = await confirmedOrder(shop);
    await expectMail(email, orderId);
    await trackOrder(shop, orderId, email);
    await page
      .getByText(words.money(2 * part.price))
      .first()
      .waitFor();
  });
}
