import { createBuyer } from '../support/buyer.ts';
import { cardFrame, cards, confirmedOrder, payByCard, placeOrderButton } from '../support/checkout.ts';
import { localOf } from '../support/locals.ts';
import { giveSession } from '../support/misfit.ts';
import { findPart, type Part } from '../support/parts.ts';
import { readyToPay } from '../support/ready.ts';
import { expectPath, open, type Shop } from '../support/shop.ts';
import { fieldOf } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';

/** The contact and the payment of a checkout as the market has them. */
export function checkoutJourneys(market: string): void {
  const { store, fluid, oil, filled, wrong, instalments, fiscalId, phone } = localOf(market);
  const { storeNumber } = store;
  test.use({ market });

  const openContact = async (shop: Shop, shipmentType: 'instore' | 'regular' = 'regular'): Promise<void> => {
    const buyer = createBuyer(market);
    const { skuNumber } = await findPart(market, { searchText: fluid, storeNumber });
    await buyer.client.call('stores.setPreferred', { body: { storeNumber } });
    await buyer.client.call('cart.addItem', { body: { skuNumber, quantity: 1, shipmentType } });
    await giveSession(shop, buyer);
    await open(shop, '/checkout?step=contact');
  };

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

  for (const shipmentType of ['instore', 'regular'] as const)
    for (const hasOptional of [false, true]) {
      const most = shipmentType === 'instore' ? 7 : 9;
      const law = fiscalId === undefined ? '' : ', the tax number that the law asks for among them';
      const besides = hasOptional ? ', and besides what may stay empty' : '';
      test(`[PLUS-018] a guest types at most ${most} fields for a ${shipmentType} order${law}${besides}`, async ({
        shop,
        page,
      }) => {
        await openContact(shop, shipmentType);
        const isShipped = shipmentType === 'regular';
        const optional = hasOptional ? ['phoneNumber'] : [];
        const typed = await typeRequired(shop, isShipped);
        for (const name of optional) await fieldOf(shop, name).fill(phone.digits);
        await page.getByRole('button', { name: shop.words.text('checkout.toPayment') }).click();
        typed.push(...(await typeWholeCard(shop)));
        expect(typed.length, typed.join(', ')).toBeLessThanOrEqual(most);
        await page.getByRole('button', { name: shop.words.text('payment.toReview') }).click();
        await placeOrderButton(shop).click();
        await confirmedOrder(shop);
      });
    }

  if (!instalments) return;
  test('[PLUS-022][CART-048] a card pays in parts, which are said before and after', async ({
    shop,
    page,
  }) => {
    const part: Part = await findPart(market, { searchText: oil, storeNumber });
    const quantity = Math.ceil(instalments.least / part.price);
    await readyToPay(shop, part, storeNumber, { quantity });
    await page.getByRole('radio', { name: shop.words.text('payment.method.card') }).check();
    const select = page.getByRole('main').getByRole('combobox', { name: instalments.label });
    const offered = await select.getByRole('option').allTextContents();
    expect(offered[0]).toBe(shop.words.text('payment.once'));
    expect(offered[1]).toMatch(instalments.first);
    await select.selectOption({ index: 1 });
    await payByCard(shop, cards.visa);
    await expect(page.getByRole('main')).toContainText(instalments.total);
    await placeOrderButton(shop).click();
    await confirmedOrder(shop);
  });
}

/**
 * Types what the contact step needs and nothing fills, and chooses what it offers.
 * @returns names of the fields that were typed
 */
async function typeRequired(shop: Shop, isShipped: boolean): Promise<string[]> {
  const { market } = shop;
  const { filled, typed, fiscalId = '' } = localOf(market.code);
  const values: Readonly<Record<string, string>> = {
    ...typed,
    ...{ email: 'guest@example.com', firstName: 'Ana', lastName: 'Torres', fiscalId },
    zipCode: filled.postalCode,
  };
  const names = ['email', 'firstName', 'lastName', ...(market.fiscalId?.required ? ['fiscalId'] : [])];
  for (const name of names) await fieldOf(shop, name).fill(values[name] ?? '');
  if (!isShipped) return names;
  await fieldOf(shop, 'zipCode').fill(filled.postalCode);
  for (const [name, value] of Object.entries(filled.fields))
    await expect(fieldOf(shop, name)).toHaveValue(value);
  const empty = [];
  for (const { name, required } of market.address.fields) {
    if (!required || name === 'zipCode' || (await fieldOf(shop, name).inputValue()) !== '') continue;
    await fieldOf(shop, name).fill(values[name] ?? '');
    empty.push(name);
  }
  return [...names, 'zipCode', ...empty];
}

/** Types a card, except for what stands in its fields already. @returns names of the fields that were typed */
async function typeWholeCard(shop: Shop): Promise<string[]> {
  await shop.page.getByRole('radio', { name: shop.words.text('payment.method.card') }).check();
  const values = { cardNumber: cards.visa, expiry: '12/39', securityCode: '123', nameOnCard: 'Ana Torres' };
  const typed = [];
  for (const [name, value] of Object.entries(values)) {
    const field = cardFrame(shop).locator(`[name=${name}]`);
    if ((await field.inputValue()) !== '') continue;
    await field.fill(value);
    typed.push(name);
  }
  return typed;
}
