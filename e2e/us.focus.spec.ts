import type { Locator, Page } from '@playwright/test';
import { createBuyer } from './support/buyer.ts';
import { enter, tabTo } from './support/keyboard.ts';
import { originOf } from './support/origins.ts';
import { findPart, type Part } from './support/parts.ts';
import { expectPath, heading, open, taken, type Shop } from './support/shop.ts';
import { expect, test } from './support/test.ts';

// What is pressed goes with what it did. Whatever becomes of it, the focus is never left on nothing.

// Wrong codes are counted by address.
test.use({ hasOwnAddress: true });

const storeNumber = '2101';
const civic = '2018 Honda Civic 2.0L I4';

/** Opens a cart with these pieces of each part. */
async function openCart({ page, ...shop }: Shop, parts: readonly Part[], quantity: number): Promise<void> {
  const { client, cookies } = createBuyer('us');
  await client.call('stores.setPreferred', { body: { storeNumber } });
  for (const { skuNumber } of parts) {
    await client.call('cart.addItem', { body: { skuNumber, quantity, shipmentType: 'instore' } });
  }
  const url = originOf('us');
  await page.context().addCookies([...cookies].map(([name, value]) => ({ name, value, url })));
  await open({ page, ...shop }, '/cart');
}

/** Presses a control by Enter without the way to it. */
async function press(page: Page, control: Locator): Promise<void> {
  await control.first().focus();
  await page.keyboard.press('Enter');
}

test('[CART-004] quantities and ways of a line keep the focus of the button that changed them', async ({
  shop,
  page,
}) => {
  const { ui } = shop.words;
  await openCart(shop, [await findPart('us', { searchText: 'car wash', storeNumber })], 2);
  const main = page.getByRole('main');
  const more = main.getByRole('button', { name: ui.increaseQuantity });
  await enter(page, more);
  await expect(main.getByRole('spinbutton')).toHaveValue('3');
  await expect(main.getByRole('heading', { level: 1 })).toContainText('3');
  await expect(more).toBeFocused();
  const nextDay = main.getByRole('button', { name: ui.purchase.way.nextday, exact: true });
  await enter(page, nextDay);
  await expect(nextDay).toHaveAttribute('aria-pressed', 'true');
  await expect(nextDay).toBeFocused();
});

test('[CART-004][PLUS-025] what a line leaves behind has the focus, and its undo too', async ({
  shop,
  page,
}) => {
  const { words } = shop;
  const fluid = await findPart('us', { searchText: 'power steering fluid', storeNumber });
  const cleaner = await findPart('us', { searchText: 'car wash', storeNumber });
  await openCart(shop, [fluid, cleaner], 1);
  const main = page.getByRole('main');
  const removeOf = ({ title }: Part) => main.getByRole('button', { name: words.ui.purchase.removeOf(title) });
  const group = main
    .locator('section', { has: page.locator('li[data-sku]') })
    .getByRole('heading')
    .first();
  await enter(page, removeOf(fluid));
  await expect(group).toBeFocused();
  await press(page, page.getByRole('button', { name: words.text('cart.undo') }));
  await expect(removeOf(fluid)).toBeVisible();
  await expect(group).toBeFocused();
  for (const part of [fluid, cleaner]) {
    await enter(page, removeOf(part));
    await expect(removeOf(part)).toHaveCount(0);
  }
  await expect(heading(shop, words.ui.purchase.emptyCart)).toBeFocused();
});

test('[CART-018] a code that was taken leads to what it saves, one that was removed to the sum', async ({
  shop,
  page,
}) => {
  const { words } = shop;
  const fluid = await findPart('us', { searchText: 'power steering fluid', storeNumber, worth: 100 });
  await openCart(shop, [fluid], Math.ceil(100 / fluid.price));
  const field = page.getByRole('textbox', { name: words.text('cart.promoCode') });
  await enter(page, page.locator('summary', { hasText: words.text('cart.addPromo') }));
  await tabTo(page, field);
  await page.keyboard.type('NOSUCH');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('TAKE20');
  await page.keyboard.press('Enter');
  const saves = words.text('cart.promoSaves', { code: 'TAKE20', amount: '$20' });
  await expect(page.getByText(saves, { exact: true })).toBeFocused();
  await expect(field).toBeHidden();
  await enter(page, page.getByRole('button', { name: words.text('cart.removePromoOf', { code: 'TAKE20' }) }));
  await expect(page.getByText(saves, { exact: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: words.ui.purchase.totals.title })).toBeFocused();
});

test('[PLUS-011] filters that are cleared and pages that are turned lead to the name of the list', async ({
  shop,
  page,
  isMobile,
}) => {
  const { shelf } = shop.words.ui;
  await open(shop, '/searchresult?searchText=brake+pads&position=front');
  const title = heading(shop, shop.words.text('search.results', { term: 'brake pads' }));
  await press(page, page.getByRole('link', { name: shelf.removeFilter('Front') }).filter({ visible: true }));
  await expect(page).not.toHaveURL(/position/);
  await expect(title).toBeFocused();
  // On a phone the filters lie over the list.
  if (isMobile) await press(page, page.getByRole('button', { name: shelf.filters }));
  await page.getByRole('main').getByRole('checkbox', { name: 'Front' }).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/position/);
  await expect(page.getByRole('main').getByRole('checkbox', { name: 'Front' })).toBeFocused();
  await press(page, page.getByRole('link', { name: shelf.clearAll }).filter({ visible: true }));
  await expect(page).not.toHaveURL(/position/);
  await expect(title).toBeFocused();
  await press(page, page.getByRole('main').locator('a[rel=next]'));
  await expect(page).toHaveURL(/page=2/);
  await expect(title).toBeFocused();
});

test('[PLUS-011] the next page of a long list begins at its name, and Back is at the row that one came from', async ({
  shop,
  page,
}) => {
  await open(shop, '/searchresult?searchText=filter');
  const main = page.getByRole('main');
  // The places that one came from are noted by a script that comes with the first focus.
  await page.locator('#search').focus();
  await page.waitForLoadState('networkidle');
  // There are pages after the second: the link stays, and would keep the focus below the list.
  await press(page, main.locator('a[rel=next]'));
  await expect(page).toHaveURL(/page=2/);
  await expect(main.locator('a[rel=next]')).not.toHaveCount(0);
  await expect(heading(shop, shop.words.text('search.results', { term: 'filter' }))).toBeFocused();
  const row = main.locator('a[href^="/products/"]:not([aria-hidden])').nth(4);
  const href = await row.getAttribute('href');
  await press(page, row);
  await expectPath(shop, href ?? '');
  await page.goBack();
  await expect(page).toHaveURL(/page=2/);
  await expect(row).toBeFocused();
  await page.goBack();
  await expect(page).not.toHaveURL(/page=2/);
  await expect(main.locator('a[rel=next]').first()).toBeFocused();
});

test('[PLUS-011] the next page begins at the name of its list also when a pointer asks for it first', async ({
  shop,
  page,
}) => {
  await open(shop, '/searchresult?searchText=filter');
  await page.getByRole('main').locator('a[rel=next]').last().click();
  await expect(page).toHaveURL(/page=2/);
  await expect(heading(shop, shop.words.text('search.results', { term: 'filter' }))).toBeFocused();
});

test('[SHELL-022] searches that are cleared leave the focus in the box', async ({ shop, page }) => {
  const { shell } = shop.words.ui;
  await open(shop, '/');
  const box = page.locator('#search');
  await box.focus();
  await page.keyboard.type('wiper');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/searchText=wiper/);
  await taken(shop);
  // The address is there before the page, which takes the focus when it comes.
  await expect(page.getByRole('main')).toBeFocused();
  await box.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  const clear = page.getByRole('button', { name: `${shell.clearRecent}: ${shell.recentSearches}` });
  await tabTo(page, clear);
  await page.keyboard.press('Enter');
  await expect(clear).toHaveCount(0);
  await expect(box).toBeFocused();
});

test('[CATALOG-001] a search that was sent before script took over is one of the last searches', async ({
  shop,
  page,
}) => {
  const { shell } = shop.words.ui;
  const scripts = /\/assets\/.*\.js$/;
  await page.route(scripts, (route) => route.abort());
  await page.goto('/');
  await page.locator('#search').fill('wiper');
  await page.unroute(scripts);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/searchText=wiper/);
  await taken(shop);
  await page.locator('#search').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await expect(
    page.getByRole('button', { name: `${shell.clearRecent}: ${shell.recentSearches}` }),
  ).toBeVisible();
});

test('[SHELL-059] a vehicle that was let go, and its undo, lead back to the button of the header', async ({
  shop,
  page,
}) => {
  const { words } = shop;
  const { vehicle } = words.ui;
  await open(shop, '/');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: vehicle.vin }).fill('2HGFC2F54JH500001');
  await page.keyboard.press('Enter');
  await enter(page, main.getByRole('button', { name: civic }));
  await expect(heading(shop, civic)).toBeFocused();
  const button = page.getByRole('banner').locator('a[data-intent="open-vehicle-picker"]:visible');
  await press(page, button);
  await press(page, page.getByRole('dialog').getByRole('button', { name: vehicle.shopWithout }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
  await press(page, page.getByRole('button', { name: words.text('cart.undo') }));
  await expect(button).toContainText('Civic');
  // Another message may be there to take it.
  await expect(page.locator(':focus')).toHaveCount(1);
});

test('[API-025] content that comes at the second try takes over the focus of the button that asked', async ({
  shop,
  page,
}) => {
  const { words } = shop;
  let fails = true;
  await page.route(/\/v1\/cart(\?|$)/, (route) =>
    fails ? route.fulfill({ status: 400, json: {} }) : route.continue(),
  );
  await open(shop, '/trackOrder');
  await page.getByRole('banner').locator('a[href="/cart"]').click();
  const retry = page.getByRole('button', { name: words.text('failure.retry') });
  await expect(retry).toBeVisible();
  fails = false;
  await press(page, retry);
  await expect(retry).toHaveCount(0);
  await expect(heading(shop, words.ui.purchase.emptyCart)).toBeFocused();
});
