import { readySession } from './support/ready.ts';
import { findPart } from './support/parts.ts';
import { open, type Shop } from './support/shop.ts';
import { expect, test } from './support/test.ts';

const CODE = 'TAKE20';
const LEAST = 100;
const storeNumber = '2101';

/** A refused code stays in its field, another one saves a whole amount, and comes off again. */
async function applyAndRemove(shop: Shop): Promise<void> {
  const { page, words } = shop;
  const part = await findPart('us', { searchText: 'motor oil', storeNumber, pieces: (count) => count >= 4 });
  await readySession(shop, part, storeNumber, { quantity: Math.ceil(LEAST / part.price) });
  await open(shop, '/cart');
  const field = page.getByRole('textbox', { name: words.text('cart.promoCode') });
  const apply = page.getByRole('button', { name: words.text('cart.applyPromo'), exact: true });
  await page.getByText(words.text('cart.addPromo')).click();
  await field.fill('NOSUCH');
  await apply.click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveValue('NOSUCH');
  await field.fill(` ${CODE.toLowerCase()} `);
  await apply.click();
  const saves = page.getByText(words.text('cart.promoSaves', { code: CODE, amount: '$20' }), { exact: true });
  await expect(saves).toBeVisible();
  await expect(page.getByText(`−${words.money(20)}`)).toBeVisible();
  await page.getByRole('button', { name: words.text('cart.removePromoOf', { code: CODE }) }).click();
  await expect(saves).toHaveCount(0);
  await expect(page.getByText(`−${words.money(20)}`)).toHaveCount(0);
}

test('[CART-018][CART-019] a promotion code is refused, applied and taken off', async ({ shop }) => {
  await applyAndRemove(shop);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('[CART-018][PLUS-027] a promotion code is refused, applied and taken off', async ({ shop }) => {
    await applyAndRemove(shop);
  });
});
