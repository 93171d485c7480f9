import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { tooWide } from './journeys/largeText.ts';
import { createBuyer } from './support/buyer.ts';
import { open, type Shop } from './support/shop.ts';
import { expect, test } from './support/test.ts';

/** Pages whose name is the first thing on them, and pages with the way to them above it. */
const NAMED = [
  '/parts',
  '/searchresult?searchText=brake+pads',
  '/store',
  '/user/myVehicle',
  '/rewards',
  '/trackOrder',
  '/signin',
  '/create',
  '/forgotPassword',
  '/cookieSettings',
];
const BELOW_OTHERS = [
  '/parts/brakes',
  '/parts/brakes/brake-pads',
  '/brands',
  '/lp/deals',
  '/coupons',
  '/lp/faqs',
  '/contactus',
  '/compare',
  '/cart/shared',
  '/giftCard',
];

/** From the header to the page's name. */
const distance = (page: Page) =>
  page.evaluate(() => {
    const edge = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
    return Math.round(edge('main h1').top - edge('[data-site-header]').bottom);
  });

async function distances({ page, ...shop }: Shop, paths: readonly string[]) {
  const all: Record<string, number> = {};
  for (const path of paths) {
    await open({ page, ...shop }, path);
    all[path] = await distance(page);
  }
  return all;
}

for (const [device, width] of [
  ['phone', 390],
  ['desktop', 1440],
] as const) {
  test(`[PLUS-034] on a ${device} pages of one kind begin at one height`, async ({ shop, page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const paths of [NAMED, BELOW_OTHERS]) {
      const all = await distances(shop, paths);
      expect(all).toEqual(Object.fromEntries(paths.map((path) => [path, all[paths[0]!]])));
    }
  });
}

/** Kinds of pages, with the parts that some of them are about. */
async function kinds(): Promise<Record<string, string>> {
  const { client } = createBuyer('us');
  const { products } = await client.call('catalog.search', { query: { searchText: 'brake pads' } });
  const skus = products.slice(0, 4).map(({ skuNumber }) => skuNumber);
  return {
    home: '/',
    shelf: '/parts/brakes/brake-pads',
    product: products[0]!.productDetailsPageUrl,
    stores: '/store?q=38103',
    compare: `/compare?skuNumbers=${skus.join()}`,
    shared: `/cart/shared?parts=${skus.map((sku) => `${sku}:2`).join()}`,
    'gift card': '/giftCard',
    contact: '/contactus',
    chat: '/customerinfo',
    rewards: '/rewards',
    deals: '/deals/hotDeal',
    sign: '/signin',
  };
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[PLUS-034] what is pressed has a thumb’s size', async ({ shop, page }) => {
    const small: string[] = [];
    for (const [name, path] of Object.entries(await kinds())) {
      await open(shop, path);
      small.push(...(await smallControls(page)).map((control) => `${name}: ${control}`));
      // Links among words need less, and room around them (WCAG 2.5.8).
      const { violations } = await new AxeBuilder({ page }).withRules(['target-size']).analyze();
      small.push(...violations.flatMap(({ nodes }) => nodes.map(({ html }) => `${name}: ${html}`)));
    }
    expect(small).toEqual([]);
  });

  test('[PLUS-034] from right to left, and with text of 200 %, no page is wider than its window', async ({
    shop,
    page,
  }) => {
    const wide = await tooWide(shop, await kinds());
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      for (const [name, path] of Object.entries(await kinds())) {
        await open(shop, path);
        const over = await page.evaluate(() => {
          const root = document.documentElement;
          const ways = [];
          for (const dir of ['ltr', 'rtl']) {
            root.dir = dir;
            ways.push(root.scrollWidth - root.clientWidth);
          }
          return Math.max(...ways);
        });
        if (over > 0) wide.push(`${name} at ${width} px: ${over} px too wide`);
      }
    }
    expect(wide).toEqual([]);
  });
});

/** Buttons and fields that are lower than a thumb, which has 44 px; a field's frame may be drawn around it. */
const smallControls = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, summary, select, textarea, input:not([type=hidden])')]
      .filter((it) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((it) => !it.closest('[aria-hidden=true]'))
      .map((it) => [it, (it.closest('label') ?? it).getBoundingClientRect()] as const)
      .filter(([it, { width, height }]) => it.offsetWidth > 1 && width > 1 && height < 42)
      .map(([it, { height }]) => `${it.outerHTML.slice(0, 120)} ${Math.round(height)} px`),
  );
