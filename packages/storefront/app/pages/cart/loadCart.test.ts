import { fixture } from '@driveline/api/testing';
import { expect, test } from 'vitest';
import { loadForTest } from '../../data/loadForTest.ts';
import { loadCart } from './loadCart.ts';

async function open(query: string) {
  const asked: string[] = [];
  const { status, headers } = await loadForTest(
    loadCart,
    `/cart${query}`,
    { saved: { body: { savedItems: [] } }, cart: { body: fixture('cart.detail') } },
    { asked },
  );
  const codes = asked.map((url) => new URL(url, 'http://shop').searchParams.get('postalCode'));
  return { status, to: headers.get('location'), code: codes.find((code) => code !== null) };
}

test.each(['abc', '38103-12', '1'])(
  '[PLUS-060] a typed address whose code is %s leads to the cart, which nothing is asked for',
  async (postalCode) => {
    expect(await open(`?postalCode=${postalCode}`)).toEqual({ status: 302, to: '/cart', code: undefined });
  },
);

test('[PLUS-060] a code of the market in the address is where the cart goes', async () => {
  expect(await open('?postalCode=38103')).toEqual({ status: 200, to: null, code: '38103' });
  expect(await open('')).toEqual({ status: 200, to: null, code: undefined });
});
