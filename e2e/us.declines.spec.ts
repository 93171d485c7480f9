import {
  cardFrame,
  cards,
  confirmedOrder,
  payByCard,
  payOnGatewayPage,
  placeOrderButton,
  typeCard,
} from './support/checkout.ts';
import { findPart } from './support/parts.ts';
import { readyToPay } from './support/ready.ts';
import { expect, test } from './support/test.ts';
import { confirmWallet, goToWallet } from './support/wallet.ts';

const storeNumber = '2150';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    // The header of an own address keeps the gateway's frame, which has no origin, from asking.
    test.use({ javaScriptEnabled, hasOwnAddress: !javaScriptEnabled });

    test('[API-075] after five declined cards the checkout says how long to wait, and PayPal still pays', async ({
      shop,
      page,
    }) => {
      test.setTimeout(120_000);
      const pay = javaScriptEnabled ? payByCard : payOnGatewayPage;
      await readyToPay(
        shop,
        await findPart('us', { searchText: 'power steering fluid', storeNumber }),
        storeNumber,
      );
      const declined = page.getByRole('alert').filter({ hasText: shop.words.error('error_card_declined') });
      for (let time = 0; time < 6; time++) {
        await pay(shop, time < 5 ? cards.declined : cards.visa);
        // The next card is attached: what was said of the one before is gone.
        await expect(declined).toBeHidden();
        await placeOrderButton(shop).click();
        if (time < 5) await expect(declined).toBeVisible();
      }
      await expect(
        page.getByRole('alert').filter({ hasText: /Wait [23] min or choose another payment method/ }),
      ).toBeVisible();
      await goToWallet(shop, 'paypal');
      await confirmWallet(shop, 'paypal');
      await placeOrderButton(shop).click();
      await confirmedOrder(shop);
    });
  });
}

test('[PLUS-061] a card typed while the declined one is still being taken off is not lost', async ({
  shop,
  page,
}) => {
  const part = await findPart('us', { searchText: 'power steering fluid', storeNumber });
  await readyToPay(shop, part, storeNumber);
  await payByCard(shop, cards.declined);
  let answer = () => {};
  const typed = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/ecomm/b2c/v1/checkout', async (route) => {
    await typed;
    await route.continue();
  });
  await placeOrderButton(shop).click();
  await expect(
    page.getByRole('alert').filter({ hasText: shop.words.error('error_card_declined') }),
  ).toBeVisible();
  await typeCard(cardFrame(shop), cards.visa);
  const taken = page.waitForResponse('**/ecomm/b2c/v1/checkout');
  answer();
  await taken;
  await expect(placeOrderButton(shop)).toBeHidden();
  await expect(cardFrame(shop).locator('[name=cardNumber]')).toHaveValue(/^4242/);
  await page.getByRole('button', { name: shop.words.text('payment.toReview') }).click();
  await placeOrderButton(shop).click();
  await confirmedOrder(shop);
});
