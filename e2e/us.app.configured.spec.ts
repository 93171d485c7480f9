import { startOwnServer, type OwnServer } from './support/ownServer.ts';
import { heading, open } from './support/shop.ts';
import { expect, test } from './support/test.ts';

const path = '/lp/ironbay-mobile-app';

test.describe('a shop with an app', () => {
  let server: OwnServer;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    server = await startOwnServer({ values: { APP_ID_IOS: '123456', APP_ID_ANDROID: 'com.example.shop' } });
  });
  test.afterAll(() => server.stop());

  test('[CONTENT-028] its page leads to the stores of phones, and has a code for the camera of one', async ({
    shop,
    page,
    expectAccessible,
  }) => {
    const { content } = shop.words.ui;
    await open(shop, server.originOf('us') + path);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: content.appStore.ios })).toHaveAttribute(
      'href',
      'https://apps.apple.com/app/id123456',
    );
    await expect(main.getByRole('link', { name: content.appStore.android })).toHaveAttribute(
      'href',
      'https://play.google.com/store/apps/details?id=com.example.shop',
    );
    await expect(page.getByRole('img', { name: content.scanLabel })).toBeVisible();
    await expectAccessible();
  });
});

test('[CONTENT-028] without an app the page says how to use the shop on a phone, and offers none', async ({
  shop,
  page,
}) => {
  await open(shop, path);
  await expect(heading(shop, /.+/)).toBeVisible();
  await expect(page.getByRole('img', { name: shop.words.ui.content.scanLabel })).toHaveCount(0);
});
