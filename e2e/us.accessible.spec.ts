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

test('[PLUS-034] a price is one phrase to hear, and stands once in what is copied', async ({
  shop,
  page,
}) => {
  await open(shop, '/searchresult?searchText=coolant');
  const part = page.getByRole('article').first();
  const copied = await part.evaluate((element) => {
    getSelection()?.selectAllChildren(element);
    return getSelection()?.toString() ?? '';
  });
  const [amount = ''] = /\$\d+\.\d\d/.exec(copied) ?? [];
  expect(copied.split(amount)).toHaveLength(2);
  const heard = (await part.ariaSnapshot()).split('\n').filter((line) => line.includes(amount));
  expect(heard.filter((line) => line.endsWith(` ${amount}`))).toHaveLength(1);
});

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
