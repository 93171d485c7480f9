import type { Locator, Page } from '@playwright/test';
import { tooWide } from './journeys/largeText.ts';
import { createBuyer } from './support/buyer.ts';
import { ownPages, publicPages } from './support/mainPages.ts';
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

/** What a card says in their order, as boxes. */
const boxesOf = (card: Locator) =>
  card.evaluate((element) =>
    [...element.querySelectorAll('img, svg, h4, h3, p, button, a')]
      .map((part) => part.getBoundingClientRect())
      .filter(({ width, height }) => width > 1 && height > 1)
      .map(({ left, right }) => ({ left, right })),
  );

test('[CART-007][CATALOG-037] at 1440 px the cart that opens over a part has room for what was added and for what goes with it', async ({
  shop,
  page,
}) => {
  const { purchase, product } = shop.words.ui;
  const { client } = createBuyer('us');
  const { products } = await client.call('catalog.search', { query: { searchText: 'brake pads' } });
  // A delivery of it costs something, and the drawer says how little is left.
  const [part] = products.toSorted((a, b) => a.price - b.price);
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(shop, part!.productDetailsPageUrl);
  await page
    .getByRole('main')
    .getByRole('button', { name: product.addShort })
    .filter({ visible: true })
    .first()
    .click();
  const drawer = page.getByRole('dialog', { name: shop.words.text('cart.title') });
  await expect(drawer.getByText(purchase.added)).toBeVisible();
  await expect(drawer.getByRole('term')).toHaveText([
    `${purchase.subtotal} (${purchase.items(1)})`,
    purchase.totals.estimatedTotal,
    /more for free delivery$/,
  ]);
  await expect(drawer.getByRole('definition').first()).toHaveText(shop.words.money(part!.price));
  const cards = drawer.getByRole('article');
  await expect(cards.first()).toBeVisible();
  // It slides in.
  await drawer.evaluate((it) =>
    Promise.all(it.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  const frame = (await drawer.boundingBox())!;
  expect(frame.x + frame.width).toBeLessThanOrEqual(1440);
  for (const card of await cards.all()) {
    const box = (await card.boundingBox())!;
    // A name, a price and a button of one line need so much.
    expect(box.width).toBeGreaterThan(180);
    for (const { left, right } of await boxesOf(card)) {
      expect(left).toBeGreaterThanOrEqual(box.x);
      expect(right).toBeLessThanOrEqual(box.x + box.width + 0.5);
    }
    const [name, price, button] = await Promise.all(
      [card.getByRole('heading'), card.getByText(/^\$/).first(), card.locator('button, a').last()].map((it) =>
        it.boundingBox(),
      ),
    );
    expect(name!.y + name!.height).toBeLessThanOrEqual(price!.y);
    expect(price!.y + price!.height).toBeLessThanOrEqual(button!.y);
    expect(button!.height).toBeLessThan(48);
  }
  // The first card stands whole in the drawer, the next one begins beside it.
  const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()];
  expect(first!.x + first!.width).toBeLessThanOrEqual(frame.x + frame.width);
  expect(second!.x).toBeGreaterThanOrEqual(first!.x + first!.width);
  expect(second!.x).toBeLessThan(frame.x + frame.width);
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
