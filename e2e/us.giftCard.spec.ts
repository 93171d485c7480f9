import { giftCardJourneys } from './journeys/giftCard.ts';
import { applyCard, confirmedOrder, placeOrderButton, tenderForm } from './support/checkout.ts';
import { findPart } from './support/parts.ts';
import { readyToPay } from './support/ready.ts';
import { open } from './support/shop.ts';
import { fieldOf } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

giftCardJourneys('us');

test.describe('a card that is there already', () => {
  test.use({ javaScriptEnabled: false });

  test('[CART-049][PLUS-027] a gift card pays the whole order, without script', async ({ shop, page }) => {
    const { words } = shop;
    const storeNumber = '2101';
    const part = await findPart('us', { searchText: 'car wash', storeNumber });
    await readyToPay(shop, part, storeNumber);
    const form = tenderForm(page, 'giftCard');
    await applyCard(shop, 'giftCard', '6000 0000 0000 0002', '12');
    await expect(form.locator('[name=giftCardPin]')).toHaveAttribute('aria-invalid', 'true');
    await applyCard(shop, 'giftCard', '6000 0000 0000 0003', '1234');
    await expect(form.locator('[name=giftCardNumber]')).toHaveAttribute('aria-invalid', 'true');
    await applyCard(shop, 'giftCard', '6000 0000 0000 0002', '1234');
    await expect(page.getByText(words.text('payment.covered'))).toBeVisible();
    await page
      .getByRole('button', { name: words.text('payment.giftCard.removeOf', { lastFour: '0002' }) })
      .click();
    await expect(placeOrderButton(shop)).toHaveCount(0);
    await applyCard(shop, 'giftCard', '6000 0000 0000 0002', '1234');
    await placeOrderButton(shop).click();
    await confirmedOrder(shop);
  });

  test('[CART-056] a gift card says what it holds; one that nobody knows says so', async ({ shop, page }) => {
    const { words } = shop;
    await open(shop, '/giftCard');
    await page
      .getByRole('main')
      .getByRole('link', { name: words.text('giftCard.check') })
      .click();
    const check = async (number: string) => {
      await fieldOf(shop, 'giftCardNumber').fill(number);
      await fieldOf(shop, 'giftCardPin').fill('1234');
      await page.getByRole('button', { name: words.text('giftCard.check') }).click();
    };
    await check('6000 0000 0000 0099');
    await expect(fieldOf(shop, 'giftCardNumber')).toHaveAttribute('aria-invalid', 'true');
    await expect(fieldOf(shop, 'giftCardNumber')).toHaveValue('');
    await check('6000 0000 0000 0003');
    await expect(page.getByRole('status')).toContainText('0003');
    await expect(page.getByRole('status')).toContainText('$0.00');
    await page.getByRole('link', { name: words.text('giftCard.another') }).click();
    await expect(fieldOf(shop, 'giftCardNumber')).toHaveValue('');
  });
});
