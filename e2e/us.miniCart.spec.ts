import { expectPath, open } from './support/shop.ts';
import { expect, test } from './support/test.ts';

const SEARCH = '/searchresult?searchText=motor+oil';

test('[CART-007] what was added shows with the cart’s count and sum, both ways on and what goes with it', async ({
  page,
  shop,
}) => {
  const { words } = shop;
  const { purchase, product } = words.ui;
  await open(shop, SEARCH);
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: product.addShort }) })
    .first();
  const title = await card.getByRole('heading').first().innerText();
  await card.getByRole('button', { name: product.addShort }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText(purchase.added)).toBeVisible();
  await expect(drawer.getByText(title).first()).toBeVisible();
  await expect(drawer.getByText(`${purchase.subtotal} (${purchase.items(1)})`)).toBeVisible();
  await expect(drawer.getByRole('link', { name: purchase.checkOut })).toBeVisible();
  await expect(drawer.getByRole('heading', { name: words.text('product.related') })).toBeVisible();
  await expect(drawer.getByRole('article').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
});

test('[CART-007] when the cart cannot be loaded the way to it is left', async ({ page, shop }) => {
  const { purchase, product } = shop.words.ui;
  await page.route('**/v1/mini-cart*', (route) => route.fulfill({ status: 422, json: {} }));
  await open(shop, SEARCH);
  await page.getByRole('article').getByRole('button', { name: product.addShort }).first().click();
  const drawer = page.getByRole('dialog');
  const link = drawer.getByRole('link', { name: purchase.viewCart });
  await expect(link).toBeVisible();
  await expect(drawer.getByText(purchase.added)).toHaveCount(0);
  await expect(drawer.getByRole('link', { name: purchase.checkOut })).toHaveCount(0);
  await link.click();
  await expectPath(shop, '/cart');
});

test('[CATALOG-045] a code that cannot be copied is logged, and the shopper is told to select it', async ({
  page,
  shop,
}) => {
  const { words } = shop;
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('refused')) },
    });
  });
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await open(shop, '/coupons');
  await page.getByRole('button', { name: words.text('deals.copyCode', { code: 'SAVE10' }) }).click();
  await expect(page.getByText(words.text('deals.copyFailed'))).toBeVisible();
  expect(logged.join(' ')).toContain('Failed to copy promo code to clipboard');
});
