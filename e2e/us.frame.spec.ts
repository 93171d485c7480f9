import { addToCart } from './support/cart.ts';
import { createBuyer } from './support/buyer.ts';
import { expectPath, open, type Shop } from './support/shop.ts';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

/** @returns the title of the part that was added */
async function addSomething(shop: Shop): Promise<string> {
  const query = { searchText: 'motor oil' };
  const { products } = await createBuyer('us').client.call('catalog.search', { query });
  const { productDetailsPageUrl: path = '', itemDescription: title = '' } = products[0] ?? {};
  await open(shop, path);
  await addToCart(shop);
  return title;
}

test.describe('in the mobile app', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ShopApp/7.2.1' });

  test('[SHELL-003] the page stands without header and footer', async ({ shop, page }) => {
    await open(shop, '/parts');
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('region', { name: shop.words.ui.shell.promotions })).toBeHidden();
  });
});

test('[SHELL-003] a page has the common pair, the checkout its own, and a page for a frame has none', async ({
  shop,
  page,
}) => {
  const menu = page.locator('details[data-intent="menu"]');
  await open(shop, '/parts');
  await expect(menu).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await addSomething(shop);
  await open(shop, '/checkout');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(menu).toHaveCount(0);
  for (const path of ['/customerinfo', '/signinnotcheckout']) {
    await open(shop, path);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  }
});

test.describe('a standalone user', () => {
  test.use({ hasOwnAddress: true });

  test('[ACCT-008][SHELL-004] has logo, name, the way out and the cart above, and law below', async ({
    shop,
    page,
  }) => {
    const { shell } = shop.words.ui;
    await signIn(shop, 'standalone', '/user/myAccount');
    for (const path of ['/user/myAccount', '/']) {
      await open(shop, path);
      const header = page.getByRole('banner');
      await expect(header.getByRole('button', { name: shell.signOut })).toBeVisible();
      await expect(header.locator('a[href="/cart"]')).toBeVisible();
      await expect(page.locator('details[data-intent="menu"]')).toHaveCount(0);
      await expect(page.getByRole('region', { name: shell.promotions })).toHaveCount(0);
      await expect(page.getByRole('contentinfo').getByRole('link').first()).toHaveAttribute(
        'href',
        /^\/lp\//,
      );
    }
    await page.getByRole('banner').getByRole('button', { name: shell.signOut }).click();
    await expect(page.locator('details[data-intent="menu"]')).toHaveCount(1);
  });
});

test('[SHELL-055] the days for returns stand above the footer until they are closed', async ({
  shop,
  page,
}) => {
  const strip = page.getByRole('region', { name: 'Returns' });
  await open(shop, '/parts');
  await expect(strip).toContainText('90-day returns');
  await expect(strip.getByRole('link')).toHaveAttribute('href', '/lp/termsAndConditions#returnsPolicy');
  await strip.getByRole('button', { name: shop.words.ui.close }).click();
  await expect(strip).toHaveCount(0);
  for (const path of ['/parts', '/', '/cart']) {
    await open(shop, path);
    await expect(strip).toHaveCount(0);
  }
  const until = await page.evaluate(
    () => Number(localStorage.getItem('returnsNoticeHiddenUntil')) - Date.now(),
  );
  expect(Math.round(until / 86_400_000)).toBe(90);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[SHELL-055] the strip is closed by a post, and stays away', async ({ shop, page }) => {
    const strip = page.getByRole('region', { name: 'Returns' });
    await open(shop, '/parts');
    await strip.getByRole('button', { name: shop.words.ui.close }).click();
    await expect(page).toHaveURL(/\/parts$/);
    await expect(strip).toHaveCount(0);
    await open(shop, '/');
    await expect(strip).toHaveCount(0);
  });
});

test('[CART-008] a cart that waits says so over the page; one that failed leaves the way to its page', async ({
  shop,
  page,
  isMobile,
}) => {
  const { purchase, loading } = shop.words.ui;
  await addSomething(shop);
  await open(shop, '/parts');
  let answer = () => {};
  const held = new Promise<void>((done) => (answer = done));
  await page.route('**/v1/mini-cart*', async (route) => {
    await held;
    await route.fulfill({ status: 400, json: {} });
  });
  await page.getByRole('banner').locator('a[href="/cart"]').click();
  const drawer = page.getByRole('dialog', { name: shop.words.text('cart.title') });
  if (isMobile) {
    // The way to its page is all there is.
    await expectPath(shop, '/cart');
    answer();
    return expect(drawer).toHaveCount(0);
  }
  await expect(drawer.getByRole('status', { name: loading })).toBeVisible();
  answer();
  await expect(drawer.getByRole('status', { name: loading })).toHaveCount(0);
  await expect(drawer.getByRole('link', { name: purchase.viewCart })).toBeVisible();
  return expect(drawer.getByRole('link', { name: purchase.checkOut })).toHaveCount(0);
});

test('[CART-007] the cart stands over the page after adding, and by its link in the wide header', async ({
  shop,
  page,
  isMobile,
}) => {
  const { purchase } = shop.words.ui;
  const title = await addSomething(shop);
  const link = page.getByRole('banner').locator('a[href="/cart"]');
  // On its own page the link is just that.
  await link.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await open(shop, '/parts');
  await link.click();
  const drawer = page.getByRole('dialog', { name: shop.words.text('cart.title') });
  if (isMobile) {
    // It would cover the whole window, as the page does.
    await expectPath(shop, '/cart');
    return expect(drawer).toHaveCount(0);
  }
  await expect(drawer).toContainText(title);
  await expect(drawer).toContainText(purchase.items(1));
  const sum = (await link.locator('b').textContent()) ?? '?';
  await expect(drawer).toContainText(sum);
  await drawer.getByRole('link', { name: purchase.checkOut }).click();
  return expect(page).toHaveURL(/\/(checkout|signincheckout)$/);
});

test('[CATALOG-045][SHELL-044] a code that could not be copied says so, and the log hears of it', async ({
  shop,
  page,
}) => {
  const { text } = shop.words;
  await open(shop, '/coupons');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
  });
  const logged = page.waitForRequest(
    (request) => request.method() === 'POST' && /\/log\b/.test(request.url()),
  );
  const copy = page.getByRole('button', { name: text('deals.copyCode', { code: 'SAVE10' }) });
  await copy.click();
  const said = page.getByText(text('deals.copyFailed'));
  await expect(said).toBeVisible();
  // An error stays; another copy's message takes its place.
  await copy.click();
  await page.waitForTimeout(500);
  await expect(said).toHaveCount(1);
  expect((await logged).postDataJSON()).toMatchObject({
    message: 'Failed to copy promo code to clipboard',
    level: 'error',
  });
});
