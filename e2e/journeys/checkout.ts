import { createBuyer } from '../support/buyer.ts';
import { cards, confirmedOrder, payByCard, placeOrderButton } from '../support/checkout.ts';
import { localOf } from '../support/locals.ts';
import { giveSession } from '../support/misfit.ts';
import { findPart, type Part } from '../support/parts.ts';
import { readyToPay } from '../support/ready.ts';
import { expectPath, open, type Shop } from '../support/shop.ts';
import { fieldOf } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';

/** The contact step of a guest who has a part in the cart. */
export async function openContact(
  shop: Shop,
  shipmentType: 'instore' | 'regular' = 'regular',
): Promise<void> {
  const { code } = shop.market;
  const { store, cleaner } = localOf(code);
  const { storeNumber } = store;
  const buyer = createBuyer(code);
  const { skuNumber } = await findPart(code, { searchText: cleaner, storeNumber });
  await buyer.client.call('stores.setPreferred', { body: { storeNumber } });
  await buyer.client.call('cart.addItem', { body: { skuNumber, quantity: 1, shipmentType } });
  await giveSession(shop, buyer);
  await open(shop, '/checkout?step=contact');
}

/** The contact and the payment of a checkout as the market has them. */
export function checkoutJourneys(market: string): void {
  const { store, fluid, filled, wrong, instalments } = localOf(market);
  const { storeNumber } = store;
  test.use({ market });

  test('[VALID-001][VALID-006][PLUS-019] what is wrong is said in the language of the shop, and nothing typed is lost', async ({
    shop,
    page,
  }) => {
    await openContact(shop);
    for (const { name, typed } of wrong) await fieldOf(shop, name).fill(typed);
    await page.getByRole('button', { name: shop.words.text('checkout.toPayment') }).click();
    const summary = page.getByRole('alert').filter({ has: page.getByRole('heading') });
    await expect(summary).toBeFocused();
    for (const { name, typed, says } of wrong) {
      await expect(fieldOf(shop, name)).toHaveValue(typed);
      await expect(fieldOf(shop, name)).toHaveAccessibleDescription(new RegExp(says));
      await expect(summary).toContainText(says);
    }
    await expectPath(shop, /step=contact/);
  });

  test('[PLUS-023][PLUS-060] the postal code fills what it tells, and never what was typed', async ({
    shop,
  }) => {
    await openContact(shop);
    await fieldOf(shop, 'zipCode').pressSequentially(filled.postalCode.replace(/\D/g, ''));
    await expect(fieldOf(shop, 'zipCode')).toHaveValue(filled.postalCode);
    for (const [name, value] of Object.entries(filled.fields))
      await expect(fieldOf(shop, name)).toHaveValue(value);
  });

  if (!instalments) return;
  test('[PLUS-022][CART-048] a card pays in parts, which are said before and after', async ({
    shop,
    page,
  }) => {
    const part: Part = await findPart(market, { searchText: fluid, storeNumber });
    const quantity = Math.ceil(instalments.least / part.price);
    await readyToPay(shop, part, storeNumber, { quantity });
    await page.getByRole('radio', { name: shop.words.text('payment.method.card') }).check();
    const select = page.getByRole('main').getByRole('combobox', { name: instalments.label });
    const offered = await select.getByRole('option').allTextContents();
    expect(offered[0]).toBe(shop.words.text('payment.once'));
    expect(offered[1]).toMatch(instalments.first);
    await select.selectOption({ index: 1 });
    await payByCard(shop, cards.visa);
    const main = page.getByRole('main');
    await expect(main).toContainText(instalments.total);
    await expect(main).toContainText(`4242 · ${offered[1]}`);
    // Whoever changes the payment finds what was chosen.
    await open(shop, '/checkout?step=payment');
    await main.getByText(shop.words.text('payment.change')).click();
    await page.getByRole('radio', { name: shop.words.text('payment.method.card') }).check();
    await expect(select.locator('option:checked')).toHaveText(offered[1] ?? '');
    await open(shop, '/checkout?step=review');
    await placeOrderButton(shop).click();
    await confirmedOrder(shop);
    await expect(main).toContainText(`4242 · ${offered[1]}`);
  });
}
