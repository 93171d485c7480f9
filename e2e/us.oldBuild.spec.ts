import { open, taken, type Shop } from './support/shop.ts';
import { expect, test } from './support/test.ts';

/** Files of the build that this page is of are gone, as after some deployments; what is loaded stays, and the next page has its own. */
async function loseFiles({ page }: Shop): Promise<{ asked: () => number; documents: string[] }> {
  let asked = 0;
  const documents: string[] = [];
  await page.route('**/*', (route, request) => {
    if (request.isNavigationRequest())
      documents.push(`${request.method()} ${new URL(request.url()).pathname}`);
    const isLost = documents.length === 0 && /\/assets\/.*\.js$/.test(request.url());
    if (!isLost) return route.continue();
    asked++;
    return route.fulfill({ status: 404, contentType: 'text/html', body: 'gone' });
  });
  return { asked: () => asked, documents };
}

test('[PLUS-080] a click on a page of an old build leads where it says, once, by a whole load', async ({
  shop,
  page,
}) => {
  await open(shop, '/');
  const { asked, documents } = await loseFiles(shop);
  const link = page.locator('main a[href^="/parts/"]:visible').first();
  const to = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname;
  await link.click();
  await expect.poll(() => documents.length).toBe(1);
  await taken(shop);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(documents).toEqual([`GET ${to}`]);
  expect(asked()).toBeGreaterThan(0);
  // The way back is the browser's, and the old page is no trap.
  await page.goBack();
  await page.locator('main a[href^="/parts/"]:visible').first().click();
  await expect(page).toHaveURL((url) => url.pathname === to);
});

test('[PLUS-080] what would open over the page of an old build opens as a page', async ({ shop, page }) => {
  await open(shop, '/');
  const { documents } = await loseFiles(shop);
  await page.locator('header a[href="/cart"]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: shop.words.ui.purchase.emptyCart })).toBeVisible();
  expect(documents).toEqual(['GET /cart']);
});

test('[PLUS-080] a part is added on a page of an old build', async ({ shop, page }) => {
  await open(shop, '/searchresult?searchText=power+steering+fluid');
  const { asked } = await loseFiles(shop);
  const { addShort } = shop.words.ui.product;
  await page
    .getByRole('main')
    .getByRole('button', { name: addShort })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page.locator('header a[href="/cart"]:visible').first()).toContainText('1');
  expect(asked()).toBeGreaterThan(0);
  await open(shop, '/cart');
  await expect(page.getByRole('main').locator('li[data-sku]').first()).toBeVisible();
});
