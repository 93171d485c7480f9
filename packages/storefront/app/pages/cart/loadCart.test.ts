import { fixture } from '@driveline/api/testing';
import { expect, test } from 'vitest';
import { loadForTest } from '../../data/loadForTest.ts';
import { loadCart } from './loadCart.ts';

const refusedPlace = {
  status: 422,
  body: {
    errorDetails: [{ errorCode: '422', errorMessageKey: 'error_zip_invalid', errorMessageDefault: '' }],
  },
};

async function open(query: string) {
  const asked: string[] = [];
  const { status, headers } = await loadForTest(
    loadCart,
    `/cart${query}`,
    {
      saved: { body: { savedItems: [] } },
      cart: { body: fixture('cart.detail') },
      'place/38103': { body: {} },
      'place/00000': refusedPlace,
      'place/abc': refusedPlace,
      'place/-': refusedPlace,
      'place/38199': { status: 404, body: {} },
    },
    { asked },
  );
  const codes = asked.map((url) => new URL(url, 'http://shop').searchParams.get('postalCode'));
  return { status, to: headers.get('location'), code: codes.find((code) => code !== null) };
}

test.each(['abc', '00000', '38103-12345'])(
  '[PLUS-060] a typed address whose code is %s leads to the cart that says so at its field',
  async (postalCode) => {
    const to = `/cart?notice=error_zip_invalid&typed=${postalCode}#deliver-to`;
    expect(await open(`?postalCode=${postalCode}`)).toEqual({ status: 302, to, code: undefined });
  },
);

test('[PLUS-060] a code of the market in the address is where the cart goes', async () => {
  expect(await open('?postalCode=38103')).toEqual({ status: 200, to: null, code: '38103' });
  // One that the server cannot tell anything of is no wrong one.
  expect(await open('?postalCode=38199')).toEqual({ status: 200, to: null, code: '38199' });
  expect(await open('')).toEqual({ status: 200, to: null, code: undefined });
});
