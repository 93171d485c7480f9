import type { Page } from '@playwright/test';
import { findPart } from './support/parts.ts';
import { readySession } from './support/ready.ts';
import { taken } from './support/shop.ts';
import { expect, test } from './support/test.ts';

/** Keeps every script from the page until the answer is called. */
async function holdScript(page: Page): Promise<() => void> {
  let letCome = () => {};
  const held = new Promise<void>((resolve) => (letCome = resolve));
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return letCome;
}

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
  const part = await findPart('us', { searchText: 'coolant', storeNumber: '2101' });
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
