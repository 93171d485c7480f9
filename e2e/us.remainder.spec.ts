import { walletAgainJourneys } from './journeys/walletAgain.ts';
import { applyCard, cards, payByCard, placeOrderButton, typeCard } from './support/checkout.ts';
import { findPart } from './support/parts.ts';
import { readyToPay } from './support/ready.ts';
import { expectPath, type Shop } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import { confirmWallet, goToWallet } from './support/wallet.ts';

const STORE = '2101';
const GIFT = { number: '6000 0000 0000 0001', pin: '1234', holds: 50 };

walletAgainJourneys('us');

/** A cart that is worth more than the gift card holds. */
async function dear(shop: Shop): Promise<void> {
  const part = await findPart('us', { searchText: 'power steering fluid', storeNumber: STORE });
  await readyToPay(shop, part, STORE, { quantity: Math.ceil((GIFT.holds + 25) / part.price) });
}

const frame = ({ page, words }: Shop) =>
  page.frameLocator(`iframe[title="${words.text('payment.frameTitle')}"]`);

/** What the summary and the button say, in cents. */
const cents = (text: string | null) => Number((text ?? '').replace(/\D/g, ''));
const left = ({ page, words }: Shop) => page.getByText(words.text('payment.left', { amount: '' }).trim());

test('[CART-043][PLUS-065] a card that was typed stays when a gift card pays a part, and is charged the rest', async ({
  shop,
  page,
}) => {
  const { words } = shop;
  await dear(shop);
  await page.getByRole('radio', { name: words.text('payment.method.card') }).check();
  await typeCard(frame(shop), cards.visa);
  await applyCard(shop, 'giftCard', GIFT.number, GIFT.pin);
  await expect(left(shop)).toBeVisible();
  await expect(frame(shop).locator('[name=cardNumber]')).toHaveValue(/4242$/);
  await page.getByRole('button', { name: words.text('payment.toReview') }).click();
  const due = cents(await left(shop).textContent());
  await expect(placeOrderButton(shop)).toBeVisible();
  expect(cents(await placeOrderButton(shop).textContent())).toBe(due);
  await page
    .getByRole('button', { name: /^(Remove|Quitar|Remover) /i })
    .first()
    .click();
  await expect(left(shop)).toHaveCount(0);
  await expect(
    page.getByText(words.text('payment.ending', { vendor: 'Visa', lastFour: '4242' })),
  ).toBeVisible();
});

test('[CART-049] a card that was typed is still there when a gift card that paid everything is taken off', async ({
  shop,
  page,
}) => {
  const { words } = shop;
  await readyToPay(shop, await findPart('us', { searchText: 'washer fluid', storeNumber: STORE }), STORE);
  await page.getByRole('radio', { name: words.text('payment.method.card') }).check();
  await typeCard(frame(shop), cards.visa);
  await applyCard(shop, 'giftCard', GIFT.number, GIFT.pin);
  await expect(page.getByText(words.text('payment.covered'))).toBeVisible();
  expect(cents(await placeOrderButton(shop).textContent())).toBe(0);
  const remove = words.text('payment.giftCard.removeOf', { lastFour: '0001' });
  await page.getByRole('button', { name: remove }).click();
  await expect(frame(shop).locator('[name=cardNumber]')).toHaveValue(/4242$/);
  await page.getByRole('button', { name: words.text('payment.toReview') }).click();
  await expect(placeOrderButton(shop)).toBeVisible();
});

test('[CART-043] a card that was attached stays when a gift card pays a part', async ({ shop, page }) => {
  const { words } = shop;
  await dear(shop);
  await payByCard(shop, cards.visa);
  await applyCard(shop, 'giftCard', GIFT.number, GIFT.pin);
  await expect(left(shop)).toBeVisible();
  await expect(
    page.getByText(words.text('payment.ending', { vendor: 'Visa', lastFour: '4242' })),
  ).toBeVisible();
  expect(cents(await placeOrderButton(shop).textContent())).toBe(cents(await left(shop).textContent()));
});

test('[CART-043][CART-050] a wallet is asked for what a gift card leaves, and the button says so', async ({
  shop,
  page,
}) => {
  const { words } = shop;
  await dear(shop);
  await applyCard(shop, 'giftCard', GIFT.number, GIFT.pin);
  const due = cents(await left(shop).textContent());
  expect(due).toBeGreaterThan(0);
  await goToWallet(shop, 'paypal');
  expect(
    cents(
      await page
        .getByText(words.money(due / 100))
        .first()
        .textContent(),
    ),
  ).toBe(due);
  await confirmWallet(shop, 'paypal');
  await expectPath(shop, /^\/checkout\?step=review$/);
  await expect(page.getByText(words.text('payment.chosen', { method: 'PayPal' }))).toBeVisible();
  // Not placed: the card's money is asked for by other journeys.
  expect(cents(await placeOrderButton(shop).textContent())).toBe(due);
});
