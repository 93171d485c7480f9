// @vitest-environment jsdom
import { fixture } from '@driveline/api/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { browserLoader, browserShop } from '../../data/browserLoader.ts';
import { mountForTest } from '../../shop/mountForTest.tsx';
import { storage } from '../../shop/storage.ts';
import { loadProduct } from './loadProduct.ts';

const HOUR = 3_600_000;
const PART = '/products/brake-pads-1';

let end: (() => void) | undefined;
afterEach(() => {
  end?.();
  storage.remove('lastCallAt');
  history.replaceState({}, '', '/');
});

/** What a shopper's browser asks who was away for two hours and goes to a part; its first call comes `after` milliseconds. */
async function asked(at: string, after: number) {
  const calls: string[] = [];
  const answers: readonly (readonly [RegExp, unknown])[] = [
    [/sku-details$/, fixture('catalog.skuDetails')],
    [/relatedParts/i, fixture('catalog.relatedParts')],
    [/startSession$/, {}],
    [/./, fixture('catalog.product')],
  ];
  let now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  const shop = await mountForTest(<b />, {
    fetch: async (url) => {
      const { pathname } = new URL(url);
      calls.push(pathname.split('/').at(-1) ?? '');
      return Response.json(answers.find(([path]) => path.test(pathname))?.[1]);
    },
  });
  ({ end } = shop);
  storage.write('lastCallAt', String(now - 2 * HOUR));
  history.replaceState({}, '', at);
  const { client } = browserShop();
  const { routeChanged } = client;
  vi.spyOn(client, 'routeChanged').mockImplementation(() => {
    routeChanged();
    now += after;
  });
  const request = new Request(`http://shop.example${PART}`);
  await browserLoader(loadProduct)({ request, params: {} } as never);
  return calls;
}

const started = ['products', 'startSession', 'sku-details', 'relatedParts'];
const unchecked = started.filter((call) => call !== 'startSession');

test.each([
  [PART, 500, unchecked],
  [PART, 501, started],
  ['/brands', 0, started],
])(
  '[ACCT-033] the price of a part on %s, first of the shop’s calls after %i ms, is asked for: %j',
  async (at, after, calls) => {
    expect(await asked(at, after)).toEqual(calls);
  },
);
