import { storeJourneys } from './journeys/stores.ts';
import { open, expectPath, type Shop } from './support/shop.ts';
import { expectStore } from './support/store.ts';
import { expect, test } from './support/test.ts';

storeJourneys('us');

const FAR = '/store?q=38111&radius=500';

const listOf = ({ page, words }: Shop) => page.getByRole('region', { name: words.ui.store.stores });

/** Ten stores, then the others, each counted on; the way back leads to the first ten. */
async function turnPages(shop: Shop): Promise<void> {
  const { page, words } = shop;
  const { pagination } = words.ui;
  const list = listOf(shop);
  const said = list.getByRole('status');
  await open(shop, FAR);
  await expect(said).toHaveText(/^1–10 of 1\d stores near 38111$/);
  await expect(list.locator('[data-store]')).toHaveCount(10);
  const pages = page.getByRole('navigation', { name: pagination.label });
  await pages.getByRole('link', { name: pagination.next }).click();
  await expectPath(shop, /^\/store\?q=38111&radius=500&page=2$/);
  await expect(said).toHaveText(/^11–1\d of 1\d stores near 38111$/);
  await expect(list.getByRole('list').first()).toHaveAttribute('start', '11');
  await expect(pages.getByRole('link', { name: pagination.currentPage(2) })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.goBack();
  await expect(said).toHaveText(/^1–10 of/);
}

test('[VEHST-031] stores come ten a page', async ({ shop, expectAccessible }) => {
  await turnPages(shop);
  await expectAccessible();
});

test('[VEHST-031] one page of stores has no further ones, and a page too far is the last', async ({
  shop,
  page,
}) => {
  await open(shop, '/store?q=38111');
  await expect(listOf(shop).getByRole('status')).toHaveText(/^\d stores near 38111$/);
  await expect(page.getByRole('navigation', { name: shop.words.ui.pagination.label })).toHaveCount(0);
  await open(shop, `${FAR}&page=9`);
  await expect(listOf(shop).getByRole('status')).toHaveText(/^11–1\d of/);
});

test('[VEHST-019] the store outlives a visit', async ({ shop, page, context, browser, baseURL }) => {
  await open(shop, '/?spps.s=2101');
  await expectStore(shop, '7700 Westbrook Pkwy');
  // What a browser keeps when it is closed: cookies with a life of their own.
  const cookies = (await context.cookies()).filter(({ expires }) => expires > 0);
  await page.close();
  const next = await browser.newContext({ baseURL: baseURL! });
  await next.addCookies(cookies);
  const later = { ...shop, page: await next.newPage() };
  await open(later, '/');
  await expectStore(later, '7700 Westbrook Pkwy');
  await next.close();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('[VEHST-031] stores come ten a page by their address', ({ shop }) => turnPages(shop));
});
