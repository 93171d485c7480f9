import type { Page } from '@playwright/test';
import { tooWide } from './journeys/largeText.ts';
import { ownPages, publicPages } from './support/mainPages.ts';
import { expectRoomInCart } from './support/roomInCart.ts';
import { open, type Shop } from './support/shop.ts';
import { expect, test } from './support/test.ts';

const WIDTHS = [320, 390, 719, 720, 1139, 1140, 1600];

async function expectNoOverflow(shop: Shop, pages: Record<string, string>) {
  const { page } = shop;
  const wide: string[] = [];
  for (const [name, path] of Object.entries(pages)) {
    await open(shop, path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (over > 0) wide.push(`${name} at ${width} px: ${over} px too wide`);
    }
  }
  expect(wide).toEqual([]);
}

test('[PLUS-034][CONF-029] no public page is wider than its window', async ({ shop }) => {
  await expectNoOverflow(shop, await publicPages());
});

test('[PLUS-034] no page of the purchase is wider than its window', async ({ shop }) => {
  await expectNoOverflow(shop, await ownPages(shop));
});

/** WCAG 1.4.4 on a phone: text of twice its size. */
test('[PLUS-034] with text of 200 % no page is wider than a phone', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize({ width: 390, height: 844 });
  const wide = await tooWide(shop, { ...(await publicPages()), ...(await ownPages(shop)) });
  expect(wide).toEqual([]);
});

test('a phone shows two whole rows of a shelf before it is scrolled', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize({ width: 390, height: 844 });
  await open(shop, '/parts/brakes/brake-pads');
  const second = page.getByRole('main').getByRole('article').nth(1);
  const { y = 0, height = 0 } = (await second.boundingBox()) ?? {};
  expect(height).toBeGreaterThan(100);
  expect(y + height).toBeLessThanOrEqual(844);
});

test('[PLUS-034] in forced colours the logo keeps the ground that it is drawn for', async ({ shop }) => {
  const { page } = shop;
  const logo = page
    .getByRole('banner')
    .getByRole('link', { name: shop.words.ui.shell.home('Ironbay Parts') });
  const ground = () => logo.locator('span').evaluate((slot) => getComputedStyle(slot).backgroundColor);
  await open(shop, '/');
  const header = await page
    .getByRole('banner')
    .evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await ground()).toBe(header);
});

test('[CART-007][CATALOG-037] at 1440 px the cart that opens over a part has room for what was added and for what goes with it', async ({
  shop,
}) => {
  await expectRoomInCart(shop);
});

/** What has moved since the page began, without what a press or key moved (web-vitals' CLS, as one window). */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[])
            if (!entry.hadRecentInput) sum += entry.value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );

for (const [device, width] of [
  ['phone', 390],
  ['desktop', 1440],
] as const) {
  test(`[PLUS-026] on a ${device} nothing shifts while a page loads and script takes over`, async ({
    shop,
    page,
  }) => {
    const { home, shelf, product } = await publicPages();
    const { cart } = await ownPages(shop);
    await page.setViewportSize({ width, height: 900 });
    const shifted: string[] = [];
    for (const path of [home, shelf, product, cart]) {
      await open(shop, path ?? '');
      await expect(page.locator('html[data-hydrated]')).toBeAttached();
      const shift = await shiftOf(page);
      if (shift > 0.01) shifted.push(`${path}: ${shift.toFixed(4)}`);
    }
    expect(shifted).toEqual([]);
  });
}

for (const market of ['us', 'br']) {
  test.describe(`in the market ${market}`, () => {
    test.use({ market });

    test('[PLUS-034] at 1440 px the sign-in and the questions stand in the middle of the page', async ({
      shop,
      page,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      for (const path of ['/signin', '/lp/faqs']) {
        await open(shop, path);
        const form = await page
          .getByRole('main')
          .locator('form')
          .filter({ visible: true })
          .first()
          .boundingBox();
        const middle = form!.x + form!.width / 2;
        expect(Math.abs(middle - 720), path).toBeLessThan(10);
        expect(form!.width, path).toBeGreaterThan(480);
      }
    });
  });
}
