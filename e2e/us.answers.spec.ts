import { setTimeout } from 'node:timers/promises';
import { createBuyer } from './support/buyer.ts';
import { fetchFrom } from './support/fetchFrom.ts';
import { startOwnServer } from './support/ownServer.ts';
import { open } from './support/shop.ts';
import { expect, test } from './support/test.ts';

/** Of a part that the market sells. */
const product = async (market = 'us') => {
  const { text } = await fetchFrom(
    market,
    '/ecomm/b2c/v1/searchresult?canonicalPath=/parts/brakes/brake-rotors',
  );
  const { products } = JSON.parse(text) as { products: { productDetailsPageUrl: string }[] };
  return products[0]?.productDetailsPageUrl ?? '';
};

/** An address that this run is the first to ask for, so that no older copy of the page is in the way. */
const fresh = (path: string) => `${path}?run=${crypto.randomUUID()}`;

for (const market of ['us', 'mx', 'br']) {
  test(`[PLUS-037] ${market}: two visitors get the same public pages, which a cache may keep`, async () => {
    for (const path of ['/', '/parts', '/parts/brakes/brake-pads', await product(market)].map(fresh)) {
      const visit = (visitor: string) => fetchFrom(market, path, { headers: { 'user-agent': visitor } });
      const first = await visit('one');
      const second = await visit('two');
      expect(first.status, path).toBe(200);
      expect(first.headers['cache-control'], path).toMatch(/^public\b.*\bs-maxage=\d+/);
      expect(first.headers['set-cookie'], path).toBeUndefined();
      expect(second.text === first.text, path).toBe(true);
      expect(second.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
    }
  });
}

test('[PLUS-037] without a cache of pages, two visitors get the same pages byte by byte', async () => {
  // A server of its own starts first.
  test.setTimeout(120_000);
  const server = await startOwnServer({ env: { PAGE_CACHE_BYTES: '0' } });
  try {
    for (const market of ['us', 'mx', 'br']) {
      const origin = server.originOf(market);
      const found = await fetchFrom(
        market,
        '/ecomm/b2c/v1/searchresult?canonicalPath=/parts/brakes/brake-pads',
        { origin },
      );
      const { products } = JSON.parse(found.text) as { products: { productDetailsPageUrl: string }[] };
      for (const path of ['/', '/parts/brakes/brake-pads', products[0]?.productDetailsPageUrl ?? '']) {
        const visit = (visitor: string) =>
          fetchFrom(market, path, { origin, headers: { 'user-agent': visitor, 'accept-language': visitor } });
        const first = await visit('en');
        // Any clock that a page shows in seconds has moved on.
        await setTimeout(1100);
        const second = await visit('pt');
        expect(first.status, `${market} ${path}`).toBe(200);
        expect(second.text === first.text, `${market} ${path}`).toBe(true);
        expect(second.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
      }
    }
  } finally {
    await server.stop();
  }
});

test('[PLUS-037] a page with the marks of a shopper is kept by nobody', async () => {
  const buyer = createBuyer('us');
  await buyer.client.call('stores.setPreferred', { body: { storeNumber: '3021' } });
  const cookie = [...buyer.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  for (const path of ['/', '/parts/brakes/brake-pads', '/cart', '/checkout', '/trackOrder']) {
    const { headers } = await fetchFrom('us', path, { headers: { cookie } });
    expect(headers['cache-control'], path).toBe('private, no-store');
  }
});

test('no document asks for script of the shop before it has loaded', async () => {
  for (const path of ['/', '/parts/brakes/brake-pads', await product(), '/cart']) {
    const { text } = await fetchFrom('us', path);
    expect(text, path).not.toMatch(/<link rel="modulepreload"|<script type="module"|<script[^>]* src="\//);
    expect(text, path).toMatch(/<script type="text\/late" data-modules="\/assets\/\S+ /);
  }
});

test('[SHELL-065][CONF-033] an unknown path is a page that says so', async ({ shop, page }) => {
  for (const path of ['/nothing-here', '/parts/nothing/here', '/products/nope-1', '/_app']) {
    expect((await fetchFrom('us', path)).status, path).toBe(404);
  }
  await open(shop, '/nothing-here');
  const { notFound, goHome } = shop.words.ui.page;
  await expect(page.getByRole('heading', { name: notFound.title })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('search')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Parts', exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: goHome })).toBeVisible();
});

test('[CATALOG-023] a path that moved leads on and keeps intcmp', async ({ shop, page }) => {
  const answer = await fetchFrom('us', '/shop/brake-pads?intcmp=abc');
  expect(answer.status).toBe(301);
  expect(answer.headers.location).toMatch(/\/parts\/brakes\/brake-pads\?intcmp=abc$/);
  await open(shop, '/parts');
  await page.goto('/shop/brake-pads?intcmp=abc');
  await expect(page).toHaveURL(/\/parts\/brakes\/brake-pads\?intcmp=abc$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/parts$/);
});

test('[SHELL-063] the page for refused requests', async ({ shop, page }) => {
  expect((await fetchFrom('us', '/errorPage')).status).toBe(200);
  expect((await fetchFrom('us', '/errorPage?reason=refused')).status).toBe(403);
  await open(shop, '/errorPage');
  await expect(page.getByRole('heading', { name: shop.words.ui.page.refused.title })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test('[SHELL-005] a crawler reads the links of menu, footer and categories', async () => {
  const headers = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };
  const { text } = await fetchFrom('us', '/', { headers });
  for (const path of ['/parts', '/interior-accessories', '/performance', '/trackOrder', '/store']) {
    expect(text, path).toContain(`href="${path}"`);
  }
});
