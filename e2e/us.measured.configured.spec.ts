import type { BrowserContext, Page } from '@playwright/test';
import { newEmail } from './support/buy.ts';
import { createBuyer } from './support/buyer.ts';
import {
  cards,
  confirmedOrder,
  continueToContact,
  giveContact,
  payByCard,
  placeOrderButton,
} from './support/checkout.ts';
import { startOwnServer, type OwnServer } from './support/ownServer.ts';
import { expectPath, open, type Shop } from './support/shop.ts';
import { fieldOf, person, signInButton } from './support/signIn.ts';
import { expect, test } from './support/test.ts';
import { findByVin } from './support/vehicle.ts';

const START_MS = 120_000;
const TAGS = 'https://tags.example/tags.js';
const SYNC = 'https://tags.example/sync.js';
const REPLAY = 'https://replay.example/replay.js';

type Event = Readonly<Record<string, unknown>> & { readonly event: string };
type Measured = Window & { dataLayer?: Event[]; ranScripts?: { src: string; masks: string | undefined }[] };

const eventsOf = (page: Page) => page.evaluate(() => (window as unknown as Measured).dataLayer ?? []);
const namesOf = async (page: Page) => (await eventsOf(page)).map(({ event }) => event);
const eventOf = async (page: Page, name: string) =>
  (await eventsOf(page)).findLast(({ event }) => event === name);
const ran = (page: Page) => page.evaluate(() => (window as unknown as Measured).ranScripts ?? []);

interface SharedState {
  app(): object;
  client(): object;
  readonly global: { read(key: string): unknown; write(key: string, value: unknown): void };
}

/** What scripts of others read of the page, and whether they can read and write more than was agreed. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const { shopState } = window as unknown as { shopState: SharedState };
    shopState.global.write('search', 'mine');
    let refused = '';
    try {
      shopState.global.read('customer');
    } catch (error) {
      refused = String(error);
    }
    return {
      app: shopState.app(),
      client: shopState.client(),
      written: shopState.global.read('search'),
      refused,
    };
  });

/** A cookie that tags read; empty without it. */
const factOf = async (context: BrowserContext, name: string) =>
  decodeURIComponent((await context.cookies()).find((cookie) => cookie.name === name)?.value ?? '');

/** The scripts of the makers, each of which says that it ran. */
const vendors = (context: BrowserContext) =>
  context.route(/^https:\/\/(?:tags|replay)\.example\//, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: '(window.ranScripts ??= []).push({ src: document.currentScript.src, masks: document.currentScript.dataset.maskInputs });',
    }),
  );

/** Calls that leave for another origin, and pages that the shop's own log is told of. */
function outgoing(page: Page, origin: string) {
  const calls: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    const isVital =
      url.pathname === '/api/log' && /largestPaint|interactionDelay/.test(request.postData() ?? '');
    if (url.protocol.startsWith('http') && (url.origin !== origin || isVital)) calls.push(request.url());
  });
  return calls;
}

async function choose({ page, words }: Shop, button: 'acceptAll' | 'necessaryOnly') {
  const { consent, shell } = words.ui;
  await page.getByRole('contentinfo').getByRole('link', { name: shell.cookieSettings }).click();
  const dialog = page.getByRole('dialog', { name: consent.title });
  await dialog.getByRole('button', { name: consent[button] }).click();
  await expect(dialog).toBeHidden();
}

async function addFluid(shop: Shop, origin: string) {
  const { page, words } = shop;
  await open(shop, `${origin}/searchresult?searchText=power+steering+fluid`);
  await page.getByRole('article').getByRole('button', { name: words.ui.product.addShort }).first().click();
  await expect(
    page.getByRole('dialog').getByRole('link', { name: words.ui.purchase.checkOut }),
  ).toBeVisible();
}

let server: OwnServer;
test.beforeAll(async () => {
  test.setTimeout(START_MS);
  server = await startOwnServer({
    flags: { TEALEAF_ENABLED: true, DISABLE_UTAG_SYNC: true, PERFORMANCE_LCP_MEASUREMENTS_ENABLED: true },
    values: {
      ANALYTICS_TAG_URL_DEV: TAGS,
      ANALYTICS_TAG_SYNC_URL_DEV: SYNC,
      SESSION_REPLAY_URL_DEV: REPLAY,
      LOG_SAMPLE_RATE: 0,
    },
  });
});
test.afterAll(() => server.stop());

test('[REWARD-020][STATE-001][STATE-002][STATE-003][STATE-004][STATE-006][STATE-014][STATE-015][STATE-019][STATE-020][STATE-048][STATE-050][STATE-053][VEHST-010] what one agrees to is measured, from the search to the order', async ({
  page,
  shop,
  context,
}) => {
  test.setTimeout(START_MS);
  await vendors(context);
  const origin = server.originOf('us');
  const calls = outgoing(page, origin);
  const { words } = shop;
  await open(shop, origin);
  await test.step('[STATE-018][STATE-026][STATE-048][STATE-053] scripts of others load with the choice, in order', async () => {
    expect(calls).toEqual([]);
    await choose(shop, 'acceptAll');
    await expect.poll(() => ran(page)).toEqual([{ src: TAGS }, { src: REPLAY, masks: 'true' }]);
    expect(calls).not.toContain(SYNC);
    const policy = (await page.request.get(origin)).headers()['content-security-policy'];
    for (const directive of ['script-src', 'connect-src'])
      expect(policy).toMatch(
        new RegExp(`${directive}[^;]* https://tags\\.example https://replay\\.example[ ;]`),
      );
  });
  await test.step('[STATE-001][STATE-002][STATE-003][STATE-004] scripts of others read the state of the page', async () => {
    const state = await stateOf(page);
    expect(state.app).toMatchObject({
      isHeaderPresent: true,
      isSecondaryHeaderFooterPresent: false,
      isFooterPresent: true,
      chatAgent: { status: expect.any(Boolean) as unknown },
      isFetchingLocation: false,
      appBannerShown: false,
      userAuthenticated: false,
      deviceType: 'desktop',
      canShowToastNotification: true,
      isAutofill: false,
      checkoutButton: 'enabled',
      orderStatus: 'idle',
    });
    const mark = (await context.cookies()).find(({ name }) => name === 'eCookieId')?.value;
    expect(state.client).toMatchObject({
      eCookieId: mark,
      locale: 'en-US',
      isMobileApp: false,
      reqUrl: '/',
      proxiedHostname: 'localhost',
      featureToggles: { TEALEAF_ENABLED: true, DISABLE_UTAG_SYNC: true },
    });
    expect(state.written).toBe('mine');
    expect(state.refused).toContain('Invalid global state key');
  });
  await test.step('[STATE-020] an error that nobody caught is in the data layer', async () => {
    await page.evaluate(() => dispatchEvent(new ErrorEvent('error', { message: 'made by a test' })));
    await expect.poll(() => eventOf(page, 'jsError')).toMatchObject({ message: 'made by a test' });
  });
  await test.step('[VEHST-010] another vehicle is told with where it was chosen', async () => {
    await open(shop, `${origin}/user/myVehicle`);
    await findByVin(shop, '2HGFC2F54JH500001', '2018 Honda Civic 2.0L I4');
    await expect
      .poll(() => eventOf(page, 'addVehicle'))
      .toMatchObject({ vehicleId: expect.stringMatching(/./) as unknown, source: '' });
    await open(shop, origin);
  });
  await test.step('[STATE-019] the data layer has pages, searches and parts that are added', async () => {
    await expect.poll(() => namesOf(page)).toEqual(['pageView']);
    await addFluid(shop, origin);
    await expect
      .poll(() => namesOf(page))
      .toEqual(expect.arrayContaining(['pageView', 'search', 'addToCart']));
    expect(await eventOf(page, 'search')).toMatchObject({
      term: 'power steering fluid',
      pageType: 'search',
      locale: 'en-US',
    });
    const added = await eventOf(page, 'addToCart');
    expect(added).toMatchObject({ quantity: 1 });
    expect(added?.['price']).toBeGreaterThan(0);
  });
  await test.step('[STATE-006][STATE-014] the part that lies in the cart is in cookies for tags', async () => {
    await expect.poll(() => factOf(context, 'cartProductSkus')).toMatch(/^\d+$/);
    expect(await factOf(context, 'cartProductTitles')).toMatch(/fluid/i);
    expect(Number(await factOf(context, 'cartUnitPrice'))).toBeGreaterThan(0);
  });
  await test.step('[STATE-019] and steps of the checkout and the purchase, without a name', async () => {
    await page.getByRole('dialog').getByRole('link', { name: words.ui.purchase.checkOut }).click();
    await expectPath(shop, /^\/checkout/);
    await continueToContact(shop);
    const email = newEmail('measured');
    const address = { street: '12 Main St', zipCode: '60616', city: 'Chicago', state: 'IL' };
    await giveContact(shop, { email, address });
    await payByCard(shop, cards.visa);
    await expect
      .poll(async () => new Set((await eventsOf(page)).flatMap(({ step }) => step ?? [])))
      .toEqual(new Set(['delivery', 'contact', 'payment', 'review']));
    await placeOrderButton(shop).click();
    const orderId = await confirmedOrder(shop);
    await expect.poll(() => eventOf(page, 'purchase')).toMatchObject({ orderId, currency: 'USD' });
    expect(JSON.stringify(await eventsOf(page))).not.toMatch(/Torres|measured-|12 Main St/);
    expect((await stateOf(page)).app).toMatchObject({ orderStatus: 'success' });
    await expect.poll(() => factOf(context, 'cartProductSkus')).toBe('');
  });
  await test.step('[STATE-015] who signs in is in cookies for tags', async () => {
    await open(shop, `${origin}/signin?returnUrl=%2Fuser%2FmyVehicle`);
    await fieldOf(shop, 'username').fill(person('member'));
    await fieldOf(shop, 'password').fill('drive the long way');
    await signInButton(shop).click();
    await expectPath(shop, '/user/myVehicle');
    await expect.poll(() => factOf(context, 'loginMethod')).toBe('email');
    expect(await factOf(context, 'loginFlow')).toBe('page');
    expect(await factOf(context, 'userType')).toBe('4');
  });
  await test.step('[REWARD-020] an account that is too incomplete for a card is told', async () => {
    // An account without a phone.
    const { client, cookies } = createBuyer('us', origin);
    const owner = { firstName: 'Ari', lastName: 'Stone', email: newEmail('whole') };
    await client.call('identity.register', { body: { ...owner, password: 'seven quiet gearboxes' } });
    await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: origin })));
    await open(shop, `${origin}/checkRewardAccount?way=enterId`);
    await fieldOf(shop, 'rewardsId').fill('600012345678');
    await page
      .getByRole('main')
      .getByRole('button', { name: words.text('rewards.goOn') })
      .click();
    await expect(page.getByRole('main').locator('a[href^="/completeAccount"]')).toBeVisible();
    await expect.poll(() => eventOf(page, 'completeAccountPopup')).toMatchObject({ userType: '4' });
  });
  await test.step('[STATE-050] a page that is left tells its largest paint to the shop’s own log', async () => {
    await open(shop, origin);
    await expect.poll(() => namesOf(page)).toEqual(['pageView']);
    const told = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/log');
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect((await told).postDataJSON()).toMatchObject({ message: 'largestPaint', level: 'info' });
  });
});

test('[STATE-026][STATE-018][STATE-014] one who refuses sees nothing leave, and no data layer', async ({
  page,
  shop,
  context,
}) => {
  await vendors(context);
  const origin = server.originOf('us');
  const calls = outgoing(page, origin);
  await open(shop, origin);
  await choose(shop, 'necessaryOnly');
  await addFluid(shop, origin);
  // As long as what measures would have taken.
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => ['dataLayer', 'shopState'].filter((name) => name in window))).toEqual([]);
  expect(await factOf(context, 'cartProductSkus')).toBe('');
  expect(await ran(page)).toEqual([]);
  expect(calls).toEqual([]);
});

test.describe('a crawler', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });

  test('[CONF-027] gets no script of others, whatever its cookies say', async ({ page, shop, context }) => {
    await vendors(context);
    const origin = server.originOf('us');
    const calls = outgoing(page, origin);
    await context.addCookies([{ name: 'consent', value: 'analytics.sessionReplay', url: origin }]);
    await open(shop, origin);
    await page.waitForLoadState('networkidle');
    expect(calls).toEqual([]);
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  });
});
