import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCart } from '../conformance/client/buyer.ts';
import { stockedPart } from '../seed/stockedPart.ts';
import { openShop, type Shop } from './shop.ts';
import { shippedMarkets } from '../src/markets/shipped.ts';
import { termsTax } from '../src/pricing/tax.ts';
import { taxOfCall } from '../src/http/taxOfCall.ts';

let shop: Shop;
let asked = 0;
beforeAll(async () => {
  const own = termsTax(shippedMarkets);
  shop = await openShop({
    tax: {
      taxOf: (...question) => {
        asked += 1;
        return own.taxOf(...question);
      },
    },
  });
});
afterAll(() => shop.close());

test.each(['us', 'br'])('[PLUS-038] in %s one answer asks the tax service once', async (market) => {
  const more = market === 'br' ? { fiscalId: '529.982.247-25', phoneNumber: '11912345678' } : {};
  const part = await stockedPart(shop, { market, onHand: 9, skip: market === 'br' ? 1 : 0 });
  const { shopper } = await fillCart(shop.shopper(market), part, { more });
  const giftCard = { paymentMethod: 'giftCard', cardNumber: '6000000000000001', pin: '1234' };
  const calls = [
    () => shopper.call('cart.detail'),
    () => shopper.call('checkout.state'),
    () => shopper.call('checkout.paymentOptions'),
    () =>
      shopper.call('checkout.addPayment', { body: market === 'br' ? { paymentMethod: 'pix' } : giftCard }),
    () => shopper.call('cart.detail'),
  ];
  for (const [index, call] of calls.entries()) {
    asked = 0;
    expect((await call()).status).toBe(200);
    // Choosing Pix shows the cart before and after: two prices.
    expect([index, asked]).toEqual([index, market === 'br' && index === 3 ? 2 : 1]);
  }
});

test('what failed is asked again', async () => {
  let tries = 0;
  const tax = taxOfCall({
    taxOf: () =>
      tries++ === 0
        ? Promise.reject(new Error('away'))
        : Promise.resolve({ each: [], taxMinor: 1, included: false }),
  });
  await expect(tax.taxOf('us', [], [])).rejects.toThrow('away');
  expect((await tax.taxOf('us', [], [])).taxMinor).toBe(1);
  await tax.taxOf('us', [], []);
  expect(tries).toBe(2);
});
