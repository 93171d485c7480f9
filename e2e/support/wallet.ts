import { expect } from '@playwright/test';
import type { Shop } from './shop.ts';

/** Chooses a wallet in the checkout and goes to its page. */
export async function goToWallet({ page, words, hasScript }: Shop, id: string): Promise<void> {
  const method = words.text(`payment.method.${id}`);
  await page.getByRole('radio', { name: method }).check();
  const button = hasScript ? words.text('payment.toWallet', { method }) : words.text('payment.continue');
  await page.getByRole('button', { name: button }).click();
  await expect(page).toHaveURL(/\/sandbox-pay\/wallet\//);
}

/** Confirms with one of the sandbox's people; PayPal's last page posts its token from there. */
export async function confirmWallet({ page }: Shop, id: string, account = 'buyer'): Promise<void> {
  await page.locator(`[name=account][value=${account}]`).check();
  await page.getByRole('button').click();
  if (id === 'paypal') await page.getByRole('button').click();
}
