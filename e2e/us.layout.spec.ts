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
