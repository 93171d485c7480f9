import type { ShipmentChoice } from '@driveline/validation';
import { expect, type Locator } from '@playwright/test';
import type { Part } from './parts.ts';
import { open, taken, type Shop } from './shop.ts';

/** Presses the button that adds the part of the page. */
export const pressAdd = ({ page, words }: Shop): Promise<void> =>
  page
    .getByRole('main')
    .getByRole('button', { name: words.ui.product.addShort })
    .filter({ visible: true })
    .first()
    .click();

/** Adds the part of the page and waits until the cart holds it. */
export async function addToCart(shop: Shop): Promise<void> {
  const { page, words, hasScript } = shop;
  const { purchase } = words.ui;
  await pressAdd(shop);
  if (!hasScript) return;
  const drawer = page.getByRole('dialog', { name: words.text('cart.title') });
  await expect(drawer.getByText(purchase.added)).toBeVisible();
  await drawer.getByRole('link', { name: purchase.viewCart }).click();
  await expect(page).toHaveURL(/\/cart$/);
}

/** The line of a part in the cart. */
export const lineOf = ({ page }: Shop, skuNumber: string): Locator =>
  page.getByRole('main').locator(`li[data-sku="${skuNumber}"]`);

/** Raises the quantity from one to two; line, badge and sum follow. */
export async function takeTwo(shop: Shop, { skuNumber, title, price }: Part): Promise<void> {
  const { page, words } = shop;
  const line = lineOf(shop, skuNumber);
  await line.getByRole('button', { name: words.ui.increaseQuantity }).click();
  await expect(line.getByRole('spinbutton', { name: words.ui.purchase.quantityOf(title) })).toHaveValue('2');
  await expect(line).toContainText(words.money(2 * price));
  await expect(
    page.getByRole('banner').getByRole('link', { name: words.ui.shell.cartItems(2) }),
  ).toBeVisible();
}

/** Sets how the line comes and waits until the cart says so. */
export async function chooseShipmentType(
  shop: Shop,
  skuNumber: string,
  shipmentType: ShipmentChoice,
): Promise<void> {
  const button = lineOf(shop, skuNumber).getByRole('button', {
    name: shop.words.ui.purchase.way[shipmentType],
    exact: true,
  });
  if ((await button.getAttribute('aria-pressed')) !== 'true') await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
}

/** A row of the order summary by its name. */
export const totalsRow = ({ page }: Shop, name: string): Locator =>
  page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .filter({ visible: true })
    .getByRole('definition');

/** The summary adds up: the parts, what comes on top of them, and the total. */
export async function expectTotals(shop: Shop, partsAmount: number): Promise<void> {
  const { words, market } = shop;
  const { totals } = words.ui.purchase;
  await expect(totalsRow(shop, totals.parts(2))).toHaveText(words.money(partsAmount));
  const delivery = minorOf((await totalsRow(shop, totals.delivery).textContent()) ?? '');
  const place = shop.page.getByRole('term').filter({ hasText: totals.tax('').trim() });
  const isAdded = market.taxes.shown === 'added' && (await place.count()) > 0;
  const tax = isAdded ? minorOf((await place.locator('+ dd').first().textContent()) ?? '') : 0;
  const minor = Math.round(partsAmount * 100) + delivery + tax;
  const total = totalsRow(shop, totals.totalOf.today).or(totalsRow(shop, totals.estimatedTotal));
  expect(minorOf((await total.textContent()) ?? '')).toBe(minor);
}

/** The digits of an amount with two decimals; 0 for words such as 'Free'. */
const minorOf = (amount: string) => Number(amount.replace(/\D/g, ''));

/** Goes on from the cart to the checkout. */
export async function checkOut(shop: Shop): Promise<void> {
  const { page, words } = shop;
  if (!new URL(page.url()).pathname.endsWith('/cart')) await open(shop, '/cart');
  await page
    .getByRole('main')
    .getByRole('button', { name: words.text('cart.checkOut'), exact: true })
    .click();
  await expect(page).toHaveURL(/\/checkout$/);
  await taken(shop);
}
