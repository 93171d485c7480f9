import { createBuyer } from './support/buyer.ts';
import { findPart } from './support/parts.ts';
import { readySession } from './support/ready.ts';
import { open } from './support/shop.ts';
import { expect, test } from './support/test.ts';

// Wrong codes are counted by address.
test.use({ hasOwnAddress: true });

/** Holds what matches until it is let go. */
function gate() {
  let open = () => {};
  const held = new Promise<void>((resolve) => (open = resolve));
  return { held, open: () => open() };
}

test('[CART-004] a press shows that it works while the network is slow, and a second one adds nothing', async ({
  shop,
  page,
}) => {
  const { client } = createBuyer('us');
  const { products } = await client.call('catalog.search', { query: { searchText: 'motor oil' } });
  await open(shop, products[0]?.productDetailsPageUrl ?? '');
  const answer = gate();
  let posts = 0;
  await page.route('**/order/item', async (route) => {
    posts += 1;
    await answer.held;
    await route.continue();
  });
  const add = page.locator('main form[data-intent=add-to-cart] button[type=submit]').first();
  await add.click();
  await expect(add).toHaveAttribute('aria-busy', 'true');
  await add.click();
  answer.open();
  await expect(add).not.toHaveAttribute('aria-busy');
  expect(posts).toBe(1);
});

test('[CART-018] a code that was mended while the cart still comes again is applied', async ({
  shop,
  page,
}) => {
  const { words } = shop;
  const fluid = await findPart('us', { searchText: 'power steering fluid', storeNumber: '2101', worth: 100 });
  await readySession(shop, fluid, '2101', { quantity: Math.ceil(100 / fluid.price) });
  await open(shop, '/cart');
  await page.locator('summary', { hasText: words.text('cart.addPromo') }).click();
  const field = page.getByRole('textbox', { name: words.text('cart.promoCode') });
  const answer = gate();
  await page.route('**/b2c/v1/cart*', async (route) => {
    await answer.held;
    await route.continue();
  });
  await field.fill('NOSUCH');
  await field.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('TAKE20');
  await field.press('Enter');
  answer.open();
  const saves = words.text('cart.promoSaves', { code: 'TAKE20', amount: '$20' });
  await expect(page.getByText(saves, { exact: true })).toBeFocused();
});

test('a page that is on its way shows at the upper edge until it is here', async ({ shop, page }) => {
  await open(shop, '/trackOrder');
  const answer = gate();
  await page.route('**/b2c/v1/cart*', async (route) => {
    await answer.held;
    await route.continue();
  });
  await page.locator('header a[href="/cart"]').first().click();
  const line = page.getByRole('progressbar', { name: shop.words.ui.loading });
  await expect(line).toBeVisible();
  answer.open();
  await expect(page.getByRole('heading', { level: 1, name: shop.words.ui.purchase.emptyCart })).toBeVisible();
  await expect(line).toHaveCount(0);
});
