import { ownPageNames, ownPages, publicPageNames, publicPages } from './support/mainPages.ts';
import { open } from './support/shop.ts';
import { expect, test } from './support/test.ts';

for (const name of publicPageNames) {
  test(`[PLUS-034] public page is free of violations: ${name}`, async ({ shop, expectAccessible }) => {
    await open(shop, (await publicPages())[name]);
    await expectAccessible();
  });
}

for (const name of ownPageNames) {
  test(`[PLUS-034] page of a purchase is free of violations: ${name}`, async ({
    shop,
    page,
    expectAccessible,
  }) => {
    await open(shop, (await ownPages(shop))[name]);
    await expect(page.getByRole('main')).toBeVisible();
    await expectAccessible();
  });
}

test.describe('dark, on a phone', () => {
  test.use({ colorScheme: 'dark', viewport: { width: 390, height: 844 } });

  for (const name of ['home', 'shelf', 'product'] as const) {
    test(`[PLUS-034] public page is free of violations: ${name}`, async ({ shop, expectAccessible }) => {
      await open(shop, (await publicPages())[name]);
      await expectAccessible();
    });
  }

  for (const name of ['cart', 'payment'] as const) {
    test(`[PLUS-034] page of a purchase is free of violations: ${name}`, async ({
      shop,
      expectAccessible,
    }) => {
      await open(shop, (await ownPages(shop))[name]);
      await expectAccessible();
    });
  }
});
