import {
  applyCard,
  cards,
  confirmedOrder,
  payByCard,
  payOnGatewayPage,
  placeOrderButton,
  tenderForm,
} from './support/checkout.ts';
import { findPart } from './support/parts.ts';
import { readyToPay } from './support/ready.ts';
import type { Shop } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import { pattern } from './support/words.ts';

const MERCH = { number: '6100 0000 0000 0001', pin: '4321', lastFour: '0001', holds: 75 };
const storeNumber = '2101';

/** An order of a member that is worth more than the merchandise card and the rewards together. */
async function dearOrder(shop: Shop) {
  const worth = MERCH.holds + 80;
  const part = await findPart('us', { searchText: 'power steering fluid', storeNumber, worth });
  const quantity = Math.ceil(worth / part.price);
  return readyToPay(shop, part, storeNumber, { person: 'linked', quantity });
}

const left = ({ page, words }: Shop) => page.getByText(pattern(words.text('payment.left', { amount: '{}' })));
const rewards = ({ page, words }: Shop) =>
  page.getByRole('button', { name: pattern(words.text('payment.loyaltyCard.apply', { amount: '{}' })) });

/** A merchandise card and rewards pay first, a bank card the rest; the order is given back afterwards. */
async function split(shop: Shop, payRest: (shop: Shop, number: string) => Promise<void>): Promise<void> {
  const { page, words } = shop;
  const { buyer } = await dearOrder(shop);
  await applyCard(shop, 'merchandiseCard', MERCH.number, MERCH.pin);
  const applied = { lastFour: MERCH.lastFour, amount: words.money(MERCH.holds) };
  await expect(page.getByText(words.text('payment.merchandiseCard.applied', applied))).toBeVisible();
  const before = await left(shop).textContent();
  await rewards(shop).click();
  await expect(
    page.getByText(pattern(words.text('payment.loyaltyCard.applied', { amount: '{}' }))),
  ).toBeVisible();
  await expect(rewards(shop)).toHaveCount(0);
  await expect(left(shop)).not.toHaveText(before ?? '');
  await expect(placeOrderButton(shop)).toHaveCount(0);
  await payRest(shop, cards.visa);
  await placeOrderButton(shop).click();
  const orderId = await confirmedOrder(shop);
  const details = await buyer.client.call('orders.details', { query: { orderId } });
  const paid = details.grandPaymentAccountList.map(({ cardType }) => cardType);
  expect(paid).toEqual(['merchcard', 'loyaltycard', 'visa']);
  await buyer.client.call('orders.cancel', { body: { orderId, reason: 'changed my mind' } });
}

test('[CART-043][CART-025] a merchandise card, rewards and a bank card pay one order', async ({ shop }) => {
  await split(shop, payByCard);
});

test('[CART-043] a merchandise card that is unknown or of another kind says so, a right one is taken off again', async ({
  shop,
  page,
  expectAccessible,
}) => {
  const { words } = shop;
  const part = await findPart('us', { searchText: 'car wash', storeNumber });
  await readyToPay(shop, part, storeNumber);
  const number = tenderForm(page, 'merchandiseCard').locator('[name=giftCardNumber]');
  await applyCard(shop, 'merchandiseCard', '6100 0000 0000 0009', MERCH.pin);
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await expect(number).toBeFocused();
  // A gift card is no merchandise card.
  await applyCard(shop, 'merchandiseCard', '6000 0000 0000 0002', '1234');
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible();
  await applyCard(shop, 'merchandiseCard', MERCH.number, MERCH.pin);
  await expect(page.getByText(words.text('payment.covered'))).toBeVisible();
  await expect(placeOrderButton(shop)).toBeVisible();
  const remove = words.text('payment.merchandiseCard.removeOf', { lastFour: MERCH.lastFour });
  await page.getByRole('button', { name: remove }).click();
  await expect(placeOrderButton(shop)).toHaveCount(0);
  // A shopper who is not signed in has no rewards to pay with.
  await expect(rewards(shop)).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[CART-043][PLUS-027] a merchandise card, rewards and a bank card pay one order', async ({ shop }) => {
    await split(shop, payOnGatewayPage);
  });

  test('[CART-049][PLUS-027] a merchandise card pays a whole order', async ({ shop, page }) => {
    const part = await findPart('us', { searchText: 'car wash', storeNumber });
    const { buyer } = await readyToPay(shop, part, storeNumber);
    await applyCard(shop, 'merchandiseCard', MERCH.number, MERCH.pin);
    await expect(page.getByText(shop.words.text('payment.covered'))).toBeVisible();
    await placeOrderButton(shop).click();
    const orderId = await confirmedOrder(shop);
    await buyer.client.call('orders.cancel', { body: { orderId, reason: 'changed my mind' } });
  });
});
