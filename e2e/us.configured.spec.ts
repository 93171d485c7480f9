import type { Page } from '@playwright/test';
import { startOwnServer, type OwnServer } from './support/ownServer.ts';
import { publicPages } from './support/mainPages.ts';
import { expectRoomInCart } from './support/roomInCart.ts';
import { expectPath, open, shopOf } from './support/shop.ts';
import { expect, test } from './support/test.ts';

const START_MS = 120_000;

/** Social links stand in the common footer and not in the static one. */
const socialLinks = (page: Page, market: string) =>
  page
    .getByRole('contentinfo')
    .getByRole('navigation', { name: shopOf(page, market).words.ui.shell.followUs });

test.describe('another brand and another flag', () => {
  let server: OwnServer;
  test.beforeAll(async () => {
    test.setTimeout(START_MS);
    server = await startOwnServer({
      brand: 'verdane',
      flags: { BRAZIL_PHASE_TWO_ENABLED: true, acesNonVehicleEndpointsEnabled: false },
      // Every page tells the log what failed.
      values: { LOG_SAMPLE_RATE: 1, STORE_SEARCH_API_KEY: '' },
    });
  });
  test.afterAll(() => server.stop());

  test('[PLUS-030] another brand has its own name, logo and colours, light and dark', async ({
    page,
    shop,
  }) => {
    const surface = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const logo = () => page.getByRole('banner').getByRole('link', { name: /home$/ });
    await open(shop, server.originOf('us'));
    await expect(page).toHaveTitle(/Verdane/);
    await expect(logo()).toHaveAccessibleName(/^Verdane/);
    const light = await surface();
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await surface()).not.toBe(light);
    const { shelf } = await publicPages();
    await open(shop, server.originOf('us') + shelf);
    await expect(page.getByRole('article').first()).toBeVisible();
    await open(shop, '/');
    await expect(logo()).toHaveAccessibleName(/^Ironbay/);
  });

  test('[CART-007] in another brand the cart that opens over a part has room for it and for what goes with it', async ({
    page,
  }) => {
    await expectRoomInCart(shopOf(page, 'br'), server.originOf('br'));
  });

  test('[VEHST-028][STATE-021][STATE-022][STATE-023] a search that the configuration lacks a key for says so, and the log hears of it with what was done before', async ({
    page,
    shop,
  }) => {
    const { shell, store, tryAgain } = shop.words.ui;
    const lines: { message: string; level: string; meta?: { actions?: string[] } }[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/log')) lines.push(request.postDataJSON() as (typeof lines)[number]);
    });
    await open(shop, server.originOf('us'));
    // What measures comes once the browser is idle.
    await page.waitForLoadState('networkidle');
    await page.getByRole('banner').getByRole('link', { name: shell.selectStore }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').fill('38103');
    await dialog.getByRole('button', { name: store.find }).click();
    await expect(dialog.getByText(store.failed)).toBeVisible();
    await expect(dialog.getByRole('searchbox')).toHaveValue('38103');
    await dialog.getByRole('button', { name: tryAgain }).click();
    await expect
      .poll(() => lines.map(({ message }) => message))
      .toEqual(
        expect.arrayContaining(['Missing store search API key in global config', 'stores.search_FAILURE']),
      );
    const failures = lines.filter(({ message }) => message === 'stores.search_FAILURE');
    await expect
      .poll(() => lines.filter(({ message }) => message === 'stores.search_FAILURE').length)
      .toBe(2);
    expect(failures[0]?.level).toBe('error');
    expect(failures[0]?.meta?.actions?.at(-1)).toBe('stores.search_FAILURE');
  });

  test('[CONF-011][STATE-035] a flag changes the frame of its market and of no other', async ({
    page,
    baseURL,
  }) => {
    const shown = async (origin: string, market: string) => {
      await page.goto(origin);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      return (await socialLinks(page, market).count()) > 0;
    };
    const shipped = (market: string) =>
      (baseURL ?? '').replace('://', market === 'us' ? '://' : `://${market}.`);
    for (const market of ['us', 'mx', 'br']) {
      expect(await shown(server.originOf(market), market), market).toBe(true);
      expect(await shown(shipped(market), market), `${market} as shipped`).toBe(market !== 'br');
    }
  });

  test('[CATALOG-009][CATALOG-016] with a flag off suggestions come from product discovery', async ({
    page,
    shop,
  }) => {
    await open(shop, server.originOf('us'));
    const asked = page.waitForRequest((request) => /suggestions\?.*brake/.test(request.url()));
    await page.locator('#search').pressSequentially('brake');
    const { pathname, searchParams } = new URL((await asked).url());
    expect(pathname).toBe('/external/product-discovery/autocomplete/v1/suggestions');
    expect(Object.fromEntries(searchParams)).toEqual({
      country: 'USA',
      customerType: 'B2C',
      salesChannel: 'ECOMM',
      preview: 'false',
      searchTerm: 'brake',
    });
  });
});

test.describe('a short session', () => {
  const IDLE_MS = 10_000;
  let server: OwnServer;
  test.beforeAll(async () => {
    test.setTimeout(START_MS);
    server = await startOwnServer({ values: { SESSION_IDLE_MS: IDLE_MS } });
  });
  test.afterAll(() => server.stop());

  test('[CART-021] a checkout that slept goes back to the cart, which is kept and says why', async ({
    page,
    shop,
  }) => {
    test.setTimeout(START_MS);
    const { words } = shop;
    await open(shop, `${server.originOf('us')}/searchresult?searchText=power+steering+fluid`);
    await page.getByRole('article').getByRole('button', { name: words.ui.product.addShort }).first().click();
    await page.getByRole('dialog').getByRole('link', { name: words.ui.purchase.checkOut }).click();
    await expectPath(shop, /^\/checkout/);
    await expect(page.getByRole('button', { name: words.text('checkout.toContact') })).toBeVisible();
    // The time that this is about.
    await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), IDLE_MS + 500);
    await page.getByRole('button', { name: words.text('checkout.toContact') }).click();
    await expectPath(shop, /^\/cart\?notice=error_session_idle/);
    await expect(page.getByText(words.text('error_session_idle'))).toBeVisible();
    await expect(page.getByRole('main').locator('li[data-sku]')).toHaveCount(1);
  });
});

test.describe('a consent manager', () => {
  const script = 'https://consent.example/manager.js';
  let server: OwnServer;
  test.beforeAll(async () => {
    test.setTimeout(START_MS);
    server = await startOwnServer({
      flags: { ONE_TRUST_ENABLED: true, ONE_TRUST_LINK_ENABLED: true },
      values: { CONSENT_SCRIPT_URL: script },
    });
  });
  test.afterAll(() => server.stop());

  test('[STATE-026][STATE-044][SHELL-071] its choice becomes the shop’s own, and nothing is kept before there is one', async ({
    page,
    shop,
    context,
  }) => {
    await page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body: manager }));
    const kept = async () => (await context.cookies()).find(({ name }) => name === 'consent')?.value;
    await open(shop, server.originOf('us'));
    await expect.poll(() => page.evaluate(() => 'OneTrust' in window)).toBe(true);
    expect(await kept()).toBeUndefined();
    const settings = page
      .getByRole('contentinfo')
      .getByRole('link', { name: shop.words.ui.shell.cookieSettings });
    // The manager's settings stand for the choice itself here.
    await settings.click();
    await expect.poll(kept).toBe('analytics.sessionReplay');
    await page.evaluate(() => dispatchEvent(new CustomEvent('withdraw')));
    await expect.poll(kept).toBe('none');
  });
});

/** Presumes everything until somebody chooses, as the rules of some places do. */
const manager = `(() => {
  let isChosen = false;
  window.OnetrustActiveGroups = ',C0001,C0002,C0003,C0004,';
  const choose = (groups) => {
    isChosen = true;
    window.OnetrustActiveGroups = groups;
    dispatchEvent(new CustomEvent('OneTrustGroupsUpdated', { detail: groups.split(',') }));
  };
  window.OneTrust = {
    IsAlertBoxClosed: () => isChosen,
    ToggleInfoDisplay: () => choose(',C0001,C0002,'),
  };
  addEventListener('withdraw', () => choose(',C0001,'));
  dispatchEvent(new CustomEvent('OneTrustGroupsUpdated'));
})();`;
