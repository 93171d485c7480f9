import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contact, fillCart } from '../conformance/client/buyer.ts';
import { stockedPart } from '../seed/stockedPart.ts';
import { openShop, type Shop, type Shopper } from './shop.ts';

let shop: Shop;
let shopper: Shopper;
beforeAll(async () => {
  shop = await openShop({ limiter: { take: () => Promise.resolve(0) } });
  ({ shopper } = await fillCart(shop.shopper(), await stockedPart(shop)));
});
afterAll(() => shop.close());

/** Names that every object has from its prototype. */
const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];

/** Where a caller names something that the server looks up. */
const asked: Readonly<Record<string, (word: string) => Promise<{ status: number; body: unknown }>>> = {
  'a way to pay': (word) =>
    shopper.call('checkout.addPayment', { body: { paymentMethod: word, token: 'a' } }),
  'a wallet': (word) =>
    shopper.call('checkout.paymentSession', { body: { returnUrl: '/checkout', paymentMethod: word } }),
  'words of a search': (word) => shopper.call('catalog.search', { query: { searchText: word } }),
  'a place': (word) => shopper.call('stores.geosearch', { query: { location: word } }),
  'a city and a state': (word) =>
    shopper.call('checkout.setAddress', {
      body: {
        ...contact,
        shippingAddress: {
          firstName: 'A',
          lastName: 'B',
          address1: '1',
          city: word,
          state: word,
          postalCode: '1',
        },
      },
    }),
};

describe.each(names)('[API-026] %s is nobody’s name', (word) => {
  test.each(Object.keys(asked))('as %s', async (what) => {
    const { status, body } = await asked[what]!(word);
    expect(status).toBeLessThan(500);
    expect(JSON.stringify(body)).not.toMatch(/function |native code/);
  });

  test('as a market, a language, a sort and a facet', async () => {
    const asked = new URLSearchParams({ canonicalPath: '/parts/brakes/brake-pads', sort: word });
    asked.set('filters', `${word}:${word}`);
    for (const query of [`sort=${word}`, String(asked), `filters=${word}:${word}&searchText=pads`]) {
      for (const name of ['x-market', 'x-locale']) {
        const headers = { [name]: word };
        const answer = await shop.shopper().fetch(`/ecomm/b2c/v1/searchresult?${query}`, { headers });
        expect(answer.status).toBeLessThan(500);
        expect(await answer.text()).not.toMatch(/function |native code/);
      }
    }
  });
});
