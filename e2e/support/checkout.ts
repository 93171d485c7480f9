import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { Shop } from './shop.ts';
import { labelled, pattern } from './words.ts';

export const cards = {
  visa: '4242424242424242',
  mastercard: '5555555555554444',
  declined: '4000000000000002',
  bankAsks: '4000000000003220',
};

export interface Contact {
  readonly email: string;
  readonly phoneNumber?: string;
  readonly fiscalId?: string;
  /** Values by the name of the market's address field; left out when nothing ships. */
  readonly address?: Readonly<Record<string, string>>;
}

/** Keeps the ways that the cart chose and goes on to the contact. */
export async function continueToContact({ page, words }: Shop): Promise<void> {
  await page.getByRole('button', { name: words.text('checkout.toContact') }).click();
  await expect(page.getByRole('textbox', { name: words.text('contact.email') })).toBeVisible();
}

/** Fills the contact of a guest and goes on to the payment. */
export async function giveContact(shop: Shop, contact: Contact): Promise<void> {
  const { page, market, words } = shop;
  const form = page.getByRole('main');
  const fill = (labelId: string, value: string) =>
    form.getByRole('textbox', { name: labelled(words.text(labelId)) }).fill(value);
  await fill('contact.email', contact.email);
  await fill('contact.firstName', 'Ana');
  await fill('contact.lastName', 'Torres');
  if (contact.phoneNumber) await fill(market.phone.labelKey, contact.phoneNumber);
  if (contact.fiscalId && market.fiscalId) await fill(market.fiscalId.labelKey, contact.fiscalId);
  for (const { name, labelKey, kind } of contact.address ? market.address.fields : []) {
    const value = contact.address?.[name];
    if (!value) continue;
    if (kind === 'state') {
      await form.getByRole('combobox', { name: labelled(words.text(labelKey)) }).selectOption(value);
    } else if (kind === 'list') await chooseOrFill(form.locator(`[name=${name}]`), value);
    else await fill(labelKey, value);
  }
  await page.getByRole('button', { name: words.text('checkout.toPayment') }).click();
  await expect(page.getByRole('group', { name: words.text('payment.method') })).toBeVisible();
}

/** A field that offers choices where the postal code tells some. */
export async function chooseOrFill(field: Locator, value: string): Promise<void> {
  const offers = await field.evaluate(({ tagName }) => tagName === 'SELECT');
  await (offers ? field.selectOption(value) : field.fill(value));
}

/** The gateway's fields within the checkout. */
export const cardFrame = ({ page, words }: Pick<Shop, 'page' | 'words'>): FrameLocator =>
  page.frameLocator(`iframe[title="${words.text('payment.frameTitle')}"]`);

/** Types the security code of the chosen saved card, which is the only field, up to the button that orders. */
export async function typeSavedCode(shop: Shop): Promise<void> {
  const { page, words, hasScript } = shop;
  const fields = hasScript ? cardFrame(shop) : page;
  const button = words.text(hasScript ? 'payment.toReview' : 'payment.continue');
  if (!hasScript) {
    await page.getByRole('button', { name: button }).click();
    await expect(page).toHaveURL(/\/sandbox-pay\//);
  }
  await expect(fields.locator('form input:visible')).toHaveCount(1);
  await fields.locator('[name=securityCode]').fill('123');
  await (hasScript ? page.getByRole('button', { name: button }) : page.getByRole('button')).click();
  await expect(placeOrderButton(shop)).toBeVisible();
}

/** Types a card into the gateway's fields: its frame in the checkout, or its own page without script. */
export async function typeCard(fields: FrameLocator | Page, number: string): Promise<void> {
  const values = { cardNumber: number, expiry: '12/39', securityCode: '123', nameOnCard: 'Ana Torres' };
  for (const [name, value] of Object.entries(values)) await fields.locator(`[name=${name}]`).fill(value);
}

/** Pays by card in the gateway's frame, so that the order can be placed. */
export async function payByCard({ page, words }: Shop, number: string): Promise<void> {
  await page.getByRole('radio', { name: words.text('payment.method.card') }).check();
  await typeCard(cardFrame({ page, words }), number);
  await page.getByRole('button', { name: words.text('payment.toReview') }).click();
  await expect(placeOrderButton({ page, words })).toBeVisible();
}

/** Pays by card on the gateway's own page, where the checkout leads when no script runs. */
export async function payOnGatewayPage({ page, words, market }: Shop, number: string): Promise<void> {
  await page.getByRole('radio', { name: words.text('payment.method.card') }).check();
  const button = market.payments.methods.some(({ kind }) => kind !== 'card' && kind !== 'giftcard')
    ? 'payment.continue'
    : 'payment.toCard';
  await page.getByRole('button', { name: words.text(button) }).click();
  await expect(page).toHaveURL(/\/sandbox-pay\//);
  await typeCard(page, number);
  await page.getByRole('button').click();
  await expect(placeOrderButton({ page, words })).toBeVisible();
}

/** The two answers of the bank's page are a form each. */
export const answerBank = (page: Page, answer: 'approve' | 'refuse') =>
  page
    .locator('form', { has: page.locator(`[value="${answer}"]`) })
    .getByRole('button')
    .click();

export const placeOrderButton = ({ page, words }: Pick<Shop, 'page' | 'words'>) =>
  page.getByRole('button', { name: pattern(words.text('checkout.placeOrder', { amount: '{}' })) });

/** Reads the order's number off the confirmation. */
export async function confirmedOrder({ page, words }: Shop, { isPaid = true } = {}): Promise<string> {
  await expect(page).toHaveURL(/\/orderConfirmation$/, { timeout: 15_000 });
  const title = words.text(isPaid ? 'confirmation.heading' : 'confirmation.unpaid');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const line = page.getByText(pattern(words.text('confirmation.number', { number: '{}' }))).first();
  const number = /[\w-]{6,}$/.exec((await line.textContent()) ?? '')?.[0];
  if (!number) throw new Error('The confirmation names no order.');
  return number;
}

/** Form of a gift or merchandise card. */
export const tenderForm = (page: Page, method: 'giftCard' | 'merchandiseCard') =>
  page.locator(`form[data-intent=add-tender]:has([name=paymentMethod][value=${method}])`).filter({
    has: page.locator('[name=giftCardNumber]'),
  });

/** Lets a gift or merchandise card pay first; its fields open first where they are folded. */
export async function applyCard(
  { page, words }: Pick<Shop, 'page' | 'words'>,
  method: 'giftCard' | 'merchandiseCard',
  number: string,
  pin: string,
): Promise<void> {
  const form = tenderForm(page, method);
  if (!(await form.isVisible())) await page.getByText(words.text(`payment.${method}.title`)).click();
  await form.locator('[name=giftCardNumber]').fill(number);
  await form.locator('[name=giftCardPin]').fill(pin);
  await form.getByRole('button', { name: words.text(`payment.${method}.apply`) }).click();
}
