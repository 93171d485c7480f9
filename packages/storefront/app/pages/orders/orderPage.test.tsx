// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { mountForTest } from '../../shop/mountForTest.tsx';
import { OrderPage } from './OrderPage.tsx';

let end: (() => void) | undefined;
afterEach(() => end?.());

test('[ACCT-049] an order that cannot be had says why, with a way to ask again, and is logged', async () => {
  const logged: unknown[] = [];
  const shop = await mountForTest(<OrderPage />, {
    at: '/user/orderHistory/D7',
    path: '/user/orderHistory/:orderId',
    fetch: async (url, { body }) => {
      if (url.endsWith('log')) logged.push(JSON.parse(String(body)));
      const errorDetails = [{ errorCode: '422', errorMessageKey: 'error_x', errorMessageDefault: 'Not now' }];
      return Response.json({ errorDetails }, { status: 422 });
    },
  });
  ({ end } = shop);
  await shop.until(() => expect(shop.page.textContent).toContain('Not now'));
  expect(shop.page.textContent).toContain('Try again');
  await shop.until(() => expect(logged).toMatchObject([{ message: 'order details failed', level: 'error' }]));
});
