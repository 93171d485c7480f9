import { expect, test, type Locator } from '@playwright/test';
import { confirmedOrder, placeOrderButton } from './checkout.ts';
import { expectOwnPdf } from './english.ts';
import { enter, tabTo } from './keyboard.ts';
import { trackOrder } from './orders.ts';
import { open, type Shop } from './shop.ts';

export type LaterKind = 'pix' | 'boleto' | 'oxxo' | 'spei';

/** Places the order of a browser that stands at the payment. @returns the order's number */
export async function orderToPayLater(shop: Shop, kind: LaterKind): Promise<string> {
  const { page, words, hasScript } = shop;
  await page.getByRole('radio', { name: words.text(`payment.method.${kind}`) }).check();
  await page
    .getByRole('button', { name: words.text(hasScript ? 'payment.toReview' : 'payment.continue') })
    .click();
  await placeOrderButton(shop).click();
  return confirmedOrder(shop, { isPaid: false });
}

/** A confirmation says first how it is paid, then where the order is followed and the shop goes on. */
export async function expectWayOn({ page, words }: Shop, kind: LaterKind, orderId: string): Promise<void> {
  const main = page.getByRole('main');
  const track = main.getByRole('link', { name: words.text('confirmation.track') });
  await expect(track).toHaveAttribute('href', `/user/orderHistory/${orderId}`);
  await expect(main.getByRole('link', { name: words.text('confirmation.keepShopping') })).toHaveAttribute(
    'href',
    '/',
  );
  const title = await boxOf(main.getByRole('heading', { name: words.ui.payLater.title[kind] }));
  expect(title.y + title.height).toBeLessThanOrEqual((await boxOf(track)).y);
}

/** On a phone, which cannot scan its own screen, the code is copied first, by a button over the whole width. */
export async function expectCopyFirst({ page, words }: Shop): Promise<void> {
  const { copy, code, qrCode } = words.ui.payLater;
  const button = page.getByRole('button', { name: `${copy}: ${code.pix}` });
  const [own, qr] = [await boxOf(button), await boxOf(page.getByRole('img', { name: qrCode }))];
  const room = await button.locator('xpath=..').evaluate((parent) => {
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(parent);
    return parent.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
  });
  expect(Math.abs(own.width - room)).toBeLessThanOrEqual(1);
  expect(own.y + own.height).toBeLessThanOrEqual(qr.y);
}

async function boxOf(element: Locator) {
  await expect(element).toBeVisible();
  return (await element.boundingBox())!;
}

/** Follows the instructions to the bank's page, pays there and comes back to an order that is paid. */
export async function payAtTheBank(shop: Shop): Promise<void> {
  const { page, words } = shop;
  const { payLater } = words.ui;
  await page.getByRole('link', { name: payLater.page }).click();
  await expect(page).toHaveURL(/\/sandbox-pay\/later\//);
  await page.locator('form:has([value=pay]) button').click();
  await expect(page.locator('[name=answer]')).toHaveCount(0);
  await open(shop, '/orderConfirmation');
  await expect(page.getByText(payLater.paid)).toBeVisible();
}

/** The instructions stand on the order's page as on the confirmation. */
export async function expectInstructions(shop: Shop, kind: LaterKind): Promise<void> {
  const { page, words } = shop;
  const { payLater } = words.ui;
  await expect(page.getByRole('heading', { name: payLater.title[kind] })).toBeVisible();
  await expect(page.getByText(payLater.code[kind], { exact: true })).toBeVisible();
  if (kind === 'pix') return;
  if (kind === 'spei') return expectTransfer(shop);
  await expect(page.getByRole('img', { name: payLater.barcodePicture })).toBeVisible();
  await test.step('[PLUS-059] the slip opens as a PDF', async () => {
    const href = await page.getByRole('link', { name: payLater.pdf }).getAttribute('href');
    await expectOwnPdf(shop, href);
  });
}

/** Everything that a bank's app asks for is there to copy. */
async function expectTransfer({ page, words }: Shop): Promise<void> {
  const { payLater } = words.ui;
  for (const name of [payLater.code.spei, payLater.reference, payLater.amount])
    await expect(page.getByText(name, { exact: true })).toBeVisible();
}

/** The order as a guest finds it shows how it is paid. */
export async function trackWaiting(shop: Shop, kind: LaterKind, orderId: string, email: string) {
  await trackOrder(shop, orderId, email);
  await expectInstructions(shop, kind);
  await open(shop, '/orderConfirmation');
}

/** The same only by keyboard, from the step before the purchase; the focus is never lost on the way. */
export async function orderByKeyboard(shop: Shop, kind: LaterKind): Promise<string> {
  const { page, words } = shop;
  const radios = page.getByRole('group', { name: words.text('payment.method') }).getByRole('radio');
  const chosen = page.getByRole('radio', { name: words.text(`payment.method.${kind}`) });
  await tabTo(page, radios);
  for (let left = await radios.count(); left > 0 && !(await chosen.isChecked()); left -= 1)
    await page.keyboard.press('ArrowDown');
  await expect(chosen).toBeChecked();
  await expect(chosen).toBeFocused();
  await enter(page, page.getByRole('button', { name: words.text('payment.toReview') }));
  await expect(placeOrderButton(shop)).toBeVisible();
  // The pressed button is gone; what is next begins at the heading of its step.
  await expect(page.locator('#payment-title')).toBeFocused();
  await enter(page, placeOrderButton(shop));
  const orderId = await confirmedOrder(shop, { isPaid: false });
  await expect(page.getByRole('main')).toBeFocused();
  await expectInstructions(shop, kind);
  await tabTo(page, page.getByRole('button', { name: words.ui.payLater.copy }));
  await tabTo(page, page.getByRole('link', { name: words.ui.payLater.page }));
  return orderId;
}
