import { memberCheckoutJourneys } from './journeys/memberCheckout.ts';
import { createBuyer } from './support/buyer.ts';
import { giveSession } from './support/misfit.ts';
import { findPart } from './support/parts.ts';
import { expectPath, open, taken } from './support/shop.ts';
import { fieldOf, person, signIn, signInButton } from './support/signIn.ts';
import { expect, test } from './support/test.ts';
import { toastOf } from './support/toast.ts';

memberCheckoutJourneys('us', [true, false]);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('[PLUS-050][ACCT-016] a guest signs in within the checkout and keeps cart and input', async ({
      shop,
      page,
    }) => {
      const { words } = shop;
      const buyer = createBuyer('us');
      const { skuNumber, title } = await findPart('us', { searchText: 'car wash', storeNumber: '2101' });
      await buyer.client.call('cart.addItem', { body: { skuNumber, quantity: 1, shipmentType: 'regular' } });
      await giveSession(shop, buyer);
      await open(shop, '/checkout?step=contact');
      const typed = { email: 'half@', firstName: 'Zed', street: '7 Half Typed Rd' };
      for (const [name, text] of Object.entries(typed)) await fieldOf(shop, name).fill(text);
      await page
        .getByRole('main')
        .getByRole('button', { name: words.text('signIn.toCheckout'), exact: true })
        .click();
      await expectPath(shop, '/signincheckout');
      await taken(shop);
      await fieldOf(shop, 'username').fill(person('standalone'));
      await fieldOf(shop, 'password').fill('drive the long way');
      await signInButton(shop).click();
      await expectPath(shop, /^\/checkout\?step=contact/);
      await taken(shop);
      for (const [name, text] of Object.entries(typed)) await expect(fieldOf(shop, name)).toHaveValue(text);
      // What was not typed comes from the account.
      await expect(fieldOf(shop, 'lastName')).not.toHaveValue('');
      await expect(
        page.getByRole('main').getByRole('button', { name: words.text('signIn.toCheckout'), exact: true }),
      ).toHaveCount(0);
      await open(shop, '/cart');
      await expect(page.getByRole('main')).toContainText(title);
    });
  });
}

test('[PLUS-060] the postal code of the cart is in the address, with its city and state', async ({
  shop,
  page,
}) => {
  const buyer = createBuyer('us');
  const { skuNumber } = await findPart('us', { searchText: 'car wash', storeNumber: '2101' });
  await buyer.client.call('cart.addItem', { body: { skuNumber, quantity: 1, shipmentType: 'regular' } });
  await giveSession(shop, buyer);
  await open(shop, '/cart?postalCode=01001');
  await open(shop, '/checkout?step=contact');
  await expect(fieldOf(shop, 'zipCode')).toHaveValue('01001');
  await expect(fieldOf(shop, 'city')).toHaveValue('Agawam');
  await expect(page.locator('select[name=state]')).toHaveValue('MA');
});

for (const isIdle of [true, false])
  test(`[PLUS-065] a session that ends ${isIdle ? 'during a pause' : 'by itself'} takes nothing that its member typed`, async ({
    shop,
    page,
    context,
  }) => {
    const { words } = shop;
    const buyer = createBuyer('us');
    const { skuNumber } = await findPart('us', { searchText: 'car wash', storeNumber: '2101' });
    await buyer.client.call('cart.addItem', { body: { skuNumber, quantity: 1, shipmentType: 'regular' } });
    await giveSession(shop, buyer);
    await signIn(shop, 'standalone', '/checkout?step=contact');
    const typed = { firstName: 'Zed', street: '7 Half Typed Rd', zipCode: '38103' };
    for (const [name, text] of Object.entries(typed)) await fieldOf(shop, name).fill(text);
    await expect(fieldOf(shop, 'city')).not.toHaveValue('');
    const kept = () => page.evaluate(() => sessionStorage.getItem('drafts') ?? '');
    await expect.poll(kept).toContain('7 Half Typed Rd');
    // After a pause the last call was long ago; a session may also end while it is used.
    if (isIdle) await page.evaluate(() => sessionStorage.setItem('lastCallAt', '1'));
    await context.clearCookies();
    await page.getByRole('button', { name: words.text('checkout.toPayment') }).click();
    if (isIdle) await expect(toastOf(shop, 'notifications.signedOut')).toBeVisible();
    await expectPath(shop, /^\/(?:cart|signin)/);
    // Nobody else sees it.
    const next = createBuyer('us');
    await next.client.call('cart.addItem', { body: { skuNumber, quantity: 1, shipmentType: 'regular' } });
    await giveSession(shop, next);
    await open(shop, '/checkout?step=contact');
    await taken(shop);
    await expect(fieldOf(shop, 'street')).toHaveValue('');
    await signIn(shop, 'standalone', '/checkout?step=contact');
    await taken(shop);
    for (const [name, text] of Object.entries(typed)) await expect(fieldOf(shop, name)).toHaveValue(text);
  });
