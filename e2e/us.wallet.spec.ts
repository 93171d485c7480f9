import { confirmedOrder, placeOrderButton } from './support/checkout.ts';
import { findPart } from './support/parts.ts';
import { readyToPay } from './support/ready.ts';
import { expectPath, open, type Shop } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import { confirmWallet, goToWallet } from './support/wallet.ts';

const STORE = '2101';

async function ready(shop: Shop): Promise<void> {
  await readyToPay(shop, await findPart('us', { searchText: 'car wash', storeNumber: STORE }), STORE);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('[CART-050][API-119] PayPal pays, after a visit that was cancelled', async ({ shop, page }) => {
      const { words } = shop;
      await ready(shop);
      await goToWallet(shop, 'paypal');
      await page.getByRole('link').last().click();
      await expectPath(shop, /^\/checkout\?step=payment&paypal=cancelled$/);
      await expect(page.getByText(words.text('paypal_cancelled'))).toBeVisible();
      await goToWallet(shop, 'paypal');
      await confirmWallet(shop, 'paypal');
      await expectPath(shop, /^\/checkout\?step=review$/);
      await expect(page.getByText(words.text('payment.chosen', { method: 'PayPal' }))).toBeVisible();
      await placeOrderButton(shop).click();
      await confirmedOrder(shop);
    });

    test('[CART-045][CART-051][CART-053] a wallet that is declined says so, and another one pays', async ({
      shop,
      page,
    }) => {
      const { words } = shop;
      await ready(shop);
      await goToWallet(shop, 'googlePay');
      await confirmWallet(shop, 'googlePay', 'declined');
      await placeOrderButton(shop).click();
      await expect(
        page.getByRole('alert').filter({ hasText: words.error('error_card_declined') }),
      ).toBeVisible();
      await goToWallet(shop, 'applePay');
      await confirmWallet(shop, 'applePay');
      await placeOrderButton(shop).click();
      await confirmedOrder(shop);
    });
  });
}

test('[CART-050] PayPal starts from the cart too, and who turns back is in the cart', async ({
  shop,
  page,
}) => {
  const { words } = shop;
  await ready(shop);
  await open(shop, '/cart');
  await page.getByRole('button', { name: words.text('cart.payPal') }).click();
  await expect(page).toHaveURL(/\/sandbox-pay\/wallet\//);
  await page.getByRole('link').last().click();
  await expectPath(shop, /^\/cart\?paypal=cancelled$/);
  await expect(page.getByText(words.text('paypal_cancelled'))).toBeVisible();
  await page.getByRole('button', { name: words.text('cart.payPal') }).click();
  await confirmWallet(shop, 'paypal');
  await expect(placeOrderButton(shop)).toBeVisible();
});

test('[API-119] a wallet that does not confirm leads to the other ways to pay', async ({ shop, page }) => {
  await ready(shop);
  await open(shop, '/checkout?paypal=failed');
  await expect(page.getByText(shop.words.text('paypal_failed'))).toBeVisible();
  await expect(page.getByRole('group', { name: shop.words.text('payment.method') })).toBeVisible();
});
