import { holdScript } from './support/holdScript.ts';
import { tabTo, typeInto } from './support/keyboard.ts';
import { findPart } from './support/parts.ts';
import { readySession } from './support/ready.ts';
import { suggestionRows } from './support/shelf.ts';
import { open, taken } from './support/shop.ts';
import { expect, test } from './support/test.ts';

test('[SHELL-023][PLUS-027] what was typed into the search box before script ran stays, and is searched for', async ({
  shop,
  page,
}) => {
  const letScriptCome = await holdScript(page);
  await page.goto('/');
  await page.locator('#search').pressSequentially('wiper bl');
  letScriptCome();
  await taken(shop);
  await expect(page.locator('#search')).toHaveValue('wiper bl');
  await page.locator('#search').press('Enter');
  await expect(page).toHaveURL(/searchText=wiper(\+|%20)bl/);
});

test('[PLUS-027] a way to pay that was chosen before script ran is the one that pays', async ({
  shop,
  page,
}) => {
  const letScriptCome = await holdScript(page);
  const part = await findPart('us', { searchText: 'car wash', storeNumber: '2101' });
  await readySession(shop, part, '2101');
  await page.goto('/checkout?step=payment');
  const payPal = page.getByRole('radio', { name: shop.words.text('payment.method.paypal') });
  await payPal.check();
  letScriptCome();
  await taken(shop);
  await expect(payPal).toBeChecked();
  const button = shop.words.text('payment.toWallet', { method: shop.words.text('payment.method.paypal') });
  await page.getByRole('button', { name: button }).click();
  await expect(page).toHaveURL(/\/sandbox-pay\/wallet\//);
});

test('[PLUS-027] the menu opens by itself before the page is alive: its press reaches no listener of the page', async ({
  shop,
  page,
}) => {
  const letScriptCome = await holdScript(page);
  await page.goto('/');
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    for (const type of ['pointerdown', 'click']) {
      document.addEventListener(
        type,
        ({ target }) => seen.push((target as Element).closest('summary') ? `${type} of menu` : type),
        true,
      );
    }
  });
  const seen = () => page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen.splice(0));
  const menu = page.locator('details[data-intent="menu"]');
  await menu.locator('> summary').click();
  await expect(menu.getByRole('navigation')).toBeVisible();
  // Open, its button covers the page beside the drawer.
  await page.mouse.click(page.viewportSize()!.width - 20, 400);
  await expect(menu.getByRole('navigation')).toBeHidden();
  expect(await seen()).toEqual([]);
  await page.locator('#search').click();
  expect(await seen()).toEqual(['pointerdown', 'click']);
  letScriptCome();
  await taken(shop);
  await menu.locator('> summary').click();
  expect(await seen()).toEqual(['pointerdown of menu', 'click of menu']);
});

test('[SHELL-021] suggestions that come after the keyboard left the search box stay closed', async ({
  shop,
  page,
}) => {
  const letListCome = await holdScript(page, '**/SuggestionDrawer-*.js');
  await open(shop, '/cart');
  const box = page.locator('#search');
  await typeInto(page, box, 'brake');
  const submit = page.getByRole('banner').getByRole('button', { name: shop.words.ui.search, exact: true });
  await tabTo(page, submit);
  await page.keyboard.press('Tab');
  letListCome();
  // The box is a combobox as soon as its list has come.
  await expect(page.getByRole('combobox', { name: shop.words.ui.shell.searchLabel })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await page.waitForLoadState('networkidle');
  await expect(suggestionRows(shop)).toHaveCount(0);
  // Back in the box the list is there: nothing but the focus kept it away.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(box).toBeFocused();
  await expect(suggestionRows(shop).first()).toBeVisible();
});
