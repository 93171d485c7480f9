import { fetchFrom } from './support/fetchFrom.ts';
import { createBuyer } from './support/buyer.ts';
import { originOf } from './support/origins.ts';
import { expectPath, open } from './support/shop.ts';
import { expect, test } from './support/test.ts';

test('[CONF-016] gift-card addresses lead home in Mexico and Brazil', async () => {
  for (const market of ['mx', 'br']) {
    for (const path of ['/giftCard', '/giftCard/cardBalance']) {
      const { status, headers } = await fetchFrom(market, path);
      expect([status, headers.location], `${market} ${path}`).toEqual([302, '/']);
    }
  }
});

test.describe('a store with a second line', () => {
  test.use({ market: 'mx' });

  test('[CONF-004][CONF-015][CONF-016] stands in the header with it, and gift cards lead home', async ({
    shop,
    page,
  }) => {
    const { client, cookies } = createBuyer('mx');
    await client.call('stores.setPreferred', { body: { storeNumber: '7957' } });
    const url = originOf('mx');
    await page.context().addCookies([...cookies].map(([name, value]) => ({ name, value, url })));
    await open(shop, '/');
    const button = page
      .getByRole('banner')
      .getByRole('link', { name: shop.words.ui.shell.yourStore('Calle 60 Norte 301') });
    expect(await button.innerText()).toMatch(/col\. centro/i);
    await page.goto('/giftCard/cardBalance');
    await expectPath(shop, '/');
  });
});
