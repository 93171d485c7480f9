import { createBuyer } from './support/buyer.ts';
import { changeAnswer } from './support/changeAnswer.ts';
import { originOf } from './support/origins.ts';
import { expectPath, open } from './support/shop.ts';
import { expect, test } from './support/test.ts';

test('[VEHST-034] a refused location says so, and what to do instead', async ({ shop, page, context }) => {
  await context.clearPermissions();
  await open(shop, '/store');
  await page.getByRole('main').getByRole('button', { name: shop.words.ui.store.useMyLocation }).click();
  const main = page.getByRole('main');
  const said = shop.words.text('store.notLocated');
  await expect(main.getByRole('searchbox')).toBeFocused();
  await expect(main.getByRole('searchbox')).toHaveAccessibleDescription(new RegExp(said));
  await expect(main.getByRole('status').filter({ hasText: said })).toBeAttached();
});

/** What the look-up by position answers. */
interface ByPosition {
  readonly response: { readonly locations: readonly { id: string; closed: { isClosed: boolean } }[] };
}

test.describe('who has shared their place', () => {
  // Memphis.
  test.use({ permissions: ['geolocation'], geolocation: { latitude: 35.11, longitude: -89.95 } });

  test('[VEHST-033][VEHST-035][VEHST-036] gets the nearest open store, once, and nobody who has one', async ({
    shop,
    page,
    context,
  }) => {
    let nearest: string[] = [];
    await changeAnswer<ByPosition>(page, {
      market: 'us',
      url: '**/store/locations*',
      change: ({ response }) => {
        nearest = response.locations.map(({ id }) => id);
        const locations = response.locations.map((one, at) => ({ ...one, closed: { isClosed: at === 0 } }));
        return { response: { ...response, locations } };
      },
    });
    const set = page.waitForRequest(/preferredStore/);
    await open(shop, '/');
    expect((await set).postDataJSON()).toEqual({ storeNumber: nearest[1] });
    await expect(page.getByRole('banner').locator('[data-intent="open-my-store"]')).toBeVisible();
    const kept = (await context.cookies()).find(({ name }) => name === 'preferredStoreId');
    expect(kept?.value).toBe(nearest[1]);
    nearest = [];
    await open(shop, '/brands');
    await page.waitForLoadState('networkidle');
    expect(nearest).toEqual([]);
  });

  test('[VEHST-033] nobody is placed in the checkout', async ({ shop, page, context }) => {
    const { client, cookies } = createBuyer('us');
    const { products } = await client.call('catalog.search', { query: { searchText: 'motor oil' } });
    const { skuNumber = '' } = products[0] ?? {};
    await client.call('cart.addItem', { body: { skuNumber, quantity: 1, shipmentType: 'regular' } });
    const url = originOf('us');
    await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url })));
    let asked = 0;
    page.on('request', (request) => {
      if (/store\/locations/.test(request.url())) asked += 1;
    });
    await open(shop, '/signincheckout');
    await expectPath(shop, '/signincheckout');
    await page.waitForLoadState('networkidle');
    expect(asked).toBe(0);
    await open(shop, '/cart');
    await expect.poll(() => asked).toBe(1);
  });

  test('[VEHST-037] a place that cannot be had is told only to the log', async ({ shop, page }) => {
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (_done, failed) =>
        failed?.({ code: 2, message: 'no place' } as GeolocationPositionError);
    });
    const logged = page.waitForRequest((request) => request.url().endsWith('/api/log'));
    await open(shop, '/');
    expect((await logged).postDataJSON()).toEqual({ message: 'geolocation failed', level: 'error' });
    await expect(
      page.getByRole('banner').getByRole('link', { name: shop.words.ui.shell.selectStore }),
    ).toBeVisible();
    await expect(page.getByRole('region', { name: shop.words.ui.notifications })).toHaveCount(0);
  });
});

test.describe('a device that takes its time', () => {
  test.use({ permissions: ['geolocation'] });

  test('[VEHST-041] says so in the state of the page, and no longer than it takes', async ({
    shop,
    page,
    context,
  }) => {
    await context.addCookies([{ name: 'consent', value: 'analytics', url: originOf('us') }]);
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (_done, failed) => {
        addEventListener('give-up', () => failed?.({ code: 3 } as GeolocationPositionError));
      };
    });
    const isFetching = () =>
      page.evaluate(() => {
        const { shopState } = window as unknown as { shopState?: { app(): { isFetchingLocation: boolean } } };
        return shopState?.app().isFetchingLocation;
      });
    await open(shop, '/');
    await expect.poll(isFetching).toBe(true);
    await page.evaluate(() => dispatchEvent(new Event('give-up')));
    await expect.poll(isFetching).toBe(false);
  });
});

test.describe('in Brazil', () => {
  test.use({
    market: 'br',
    permissions: ['geolocation'],
    geolocation: { latitude: -23.56, longitude: -46.65 },
  });

  test('[VEHST-038] stores abroad are passed over', async ({ shop, page }) => {
    let nearest: string[] = [];
    await changeAnswer<ByPosition>(page, {
      market: 'br',
      url: '**/store/locations*',
      change: ({ response }) => {
        nearest = response.locations.map(({ id }) => id);
        const locations = response.locations.map((one, at) => ({
          ...one,
          closed: { isClosed: false },
          ...(at === 0 && { countryCode: 'AR' }),
        }));
        return { response: { ...response, locations } };
      },
    });
    const set = page.waitForRequest(/preferredStore/);
    await open(shop, '/');
    expect((await set).postDataJSON()).toEqual({ storeNumber: nearest[1] });
  });
});
