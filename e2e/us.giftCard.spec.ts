import { confirmedOrder, placeOrderButton } from './support/checkout.ts';
import { findPart } from './support/parts.ts';
import { readyToPay } from './support/ready.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

test('[CART-049][PLUS-027] a gift card pays the whole order, without script', async ({ shop, page }) => {
  const { words } = shop;
  const storeNumber = '2101';
  const part = await findPart('us', { searchText: 'coolant', storeNumber });
  await readyToPay(shop, part, storeNumber);
  const apply = async (number: string, pin: string) => {
    const form = page.locator('form[data-intent=add-gift-card]');
    if (!(await form.isVisible())) await page.getByText(words.text('giftCard.title')).click();
    await form.locator('[name=giftCardNumber]').fill(number);
    await form.locator('[name=giftCardPin]').fill(pin);
    await form.getByRole('button', { name: words.text('giftCard.apply') }).click();
  };
  await apply('6000 0000 0000 0002', '12');
  await expect(page.locator('[name=giftCardPin]')).toHaveAttribute('aria-invalid', 'true');
  await apply('6000 0000 0000 0003', '1234');
  await expect(page.locator('[name=giftCardNumber]')).toHaveAttribute('aria-invalid', 'true');
  await apply('6000 0000 0000 0002', '1234');
  await expect(page.getByText(words.text('giftCard.covers'))).toBeVisible();
  await page.getByRole('button', { name: words.text('giftCard.removeOf', { lastFour: '0002' }) }).click();
  await expect(placeOrderButton(shop)).toHaveCount(0);
  await apply('6000 0000 0000 0002', '1234');
  await placeOrderButton(shop).click();
  await confirmedOrder(shop);
});
