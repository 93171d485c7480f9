import { cardFrame, cards, confirmedOrder, placeOrderButton } from '../support/checkout.ts';
import { localOf, type Local } from '../support/locals.ts';
import { orderToPayLater } from '../support/payLater.ts';
import type { Shop } from '../support/shop.ts';
import { fieldOf } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';
import { openContact } from './checkout.ts';

/** How much a guest types to buy (PLUS-018), to a postal code that tells all it can; docs/figures.md has the others. */
export function guestFieldsJourneys(market: string): void {
  const { fiscalId, phone, unknown } = localOf(market);
  test.use({ market });

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
        const typed = await typeRequired(shop, shipmentType === 'regular');
        if (hasOptional) await fieldOf(shop, 'phoneNumber').fill(phone.digits);
        await page.getByRole('button', { name: shop.words.text('checkout.toPayment') }).click();
        typed.push(...(await typeWholeCard(shop)));
        expect(typed.length, typed.join(', ')).toBeLessThanOrEqual(most);
        await page.getByRole('button', { name: shop.words.text('payment.toReview') }).click();
        await placeOrderButton(shop).click();
        await confirmedOrder(shop);
      });
    }

  if (!unknown) return;
  test(`[PLUS-018] a guest types at most 9 fields to a postal code that tells the state alone, and pays by ${unknown.payBy}`, async ({
    shop,
    page,
  }) => {
    await openContact(shop, 'regular');
    const typed = await typeRequired(shop, true, { postalCode: unknown.postalCode, fields: {} });
    await page.getByRole('button', { name: shop.words.text('checkout.toPayment') }).click();
    expect(typed.length, typed.join(', ')).toBeLessThanOrEqual(9);
    await orderToPayLater(shop, unknown.payBy);
  });
}

/**
 * Types what the contact step needs and nothing fills, and chooses what it offers.
 * @param filled a postal code, and what it fills
 * @returns names of the fields that were typed
 */
async function typeRequired(
  shop: Shop,
  isShipped: boolean,
  filled: Local['filled'] = localOf(shop.market.code).filled,
): Promise<string[]> {
  const { market } = shop;
  const { typed, fiscalId = '' } = localOf(market.code);
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
  // A code that tells no more tells the state.
  if (Object.keys(filled.fields).length === 0) await expect(fieldOf(shop, 'state')).not.toHaveValue('');
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
