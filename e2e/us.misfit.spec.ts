import {
  cards,
  confirmedOrder,
  continueToContact,
  giveContact,
  payByCard,
  payOnGatewayPage,
  placeOrderButton,
} from './support/checkout.ts';
import { drive, findMisfit } from './support/misfit.ts';
import { newEmail } from './support/buy.ts';
import { expectPath, open, taken } from './support/shop.ts';
import { expect, test } from './support/test.ts';

const F150 = { make: 'Ford', model: 'F-150', storeNumber: '2101' };

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('[PLUS-005] a part that was accepted on its page is bought without another question', async ({
      shop,
      page,
    }) => {
      const { words } = shop;
      const visitor = await drive(shop, F150);
      const { path } = await findMisfit('us', visitor, 'brake pads');
      await open(shop, path);
      await page.locator('[name=fitConfirmed]').check();
      await page.locator('#buy button[type=submit]').last().click();
      if (javaScriptEnabled) {
        const drawer = page.getByRole('dialog', { name: words.text('cart.title') });
        await expect(drawer.getByText(words.ui.fit.doesNotFit(visitor.vehicleName))).toBeVisible();
        await drawer.getByRole('link', { name: words.ui.purchase.checkOut }).click();
      } else {
        await expectPath(shop, '/cart');
        await expect(page.locator('[name=acceptsMisfit]')).toHaveCount(0);
        await page.getByRole('button', { name: words.text('cart.checkOut'), exact: true }).click();
      }
      await expectPath(shop, '/checkout');
      await taken(shop);
      await continueToContact(shop);
      await giveContact(shop, { email: newEmail('mis') });
      await (javaScriptEnabled ? payByCard : payOnGatewayPage)(shop, cards.visa);
      await expect(page.locator('[name=acceptsMisfit]')).toHaveCount(0);
      await placeOrderButton(shop).click();
      await confirmedOrder(shop);
      const main = page.getByRole('main');
      await expect(main.getByText(words.ui.fit.doesNotFit(visitor.vehicleName))).toBeVisible();
      await expect(main.getByText(words.ui.order.fitted(visitor.vehicleName))).toHaveCount(0);
    });

    test('[PLUS-005] a part that nobody accepted asks at the button that buys it', async ({ shop, page }) => {
      const { words } = shop;
      const visitor = await drive(shop, F150);
      const { skuNumber } = await findMisfit('us', visitor, 'brake pads');
      const { client } = visitor;
      await client.call('cart.addItem', { body: { skuNumber, quantity: 1, shipmentType: 'instore' } });
      await client.call('checkout.setAddress', {
        body: { email: newEmail('mis'), firstName: 'Gil', lastName: 'Ray' },
      });
      await open(shop, '/checkout?step=payment');
      await (javaScriptEnabled ? payByCard : payOnGatewayPage)(shop, cards.visa);
      const box = page.locator('form[data-intent=place-order] [name=acceptsMisfit]');
      await expect(box).toHaveCount(1);
      await placeOrderButton(shop).click();
      // The browser asks for the box first.
      await expect(box).toHaveJSProperty('validity.valueMissing', true);
      await expectPath(shop, '/checkout');
      await box.check();
      await placeOrderButton(shop).click();
      await confirmedOrder(shop);
      await expect(page.getByRole('main').getByText(words.ui.order.fitted(visitor.vehicleName))).toHaveCount(
        0,
      );
    });
  });
}

test('[PLUS-005] the mini-cart asks for it too, and the answer is kept', async ({
  shop,
  page,
  isMobile,
  expectAccessible,
}) => {
  const { words } = shop;
  const visitor = await drive(shop, F150);
  const { skuNumber } = await findMisfit('us', visitor, 'brake pads');
  await visitor.client.call('cart.addItem', { body: { skuNumber, quantity: 1, shipmentType: 'instore' } });
  await open(shop, '/');
  await page
    .getByRole('banner')
    .getByRole('link', { name: words.ui.shell.cartItems(1) })
    .click();
  // On a phone the header leads to the cart itself.
  const drawer = isMobile
    ? page.getByRole('main')
    : page.getByRole('dialog', { name: words.text('cart.title') });
  const box = drawer.locator('[name=acceptsMisfit]');
  await expect(box).toBeVisible();
  await expectAccessible();
  await box.check();
  await drawer.getByRole('button', { name: words.ui.purchase.checkOut, exact: true }).click();
  await expectPath(shop, '/checkout');
  await open(shop, '/cart');
  await expect(page.locator('[name=acceptsMisfit]')).toHaveCount(0);
});
