import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  cards,
  commitBody,
  fillCart,
  lookingAgain,
  tokenFor,
  type Ready,
} from '../../conformance/client/buyer.ts';
import { stockedPart, type Stocked } from '../../seed/stockedPart.ts';
import { copyOf } from '../../test/browsers.ts';
import { openShop, type Shop } from '../../test/shop.ts';
import { systemClock } from '../clock/clock.ts';
import { shippedMarkets as markets } from '../markets/shipped.ts';
import { sandboxGateway } from '../payments/sandbox/sandboxGateway.ts';
import type { PaymentGateway } from '../ports/gateway.ts';

let whole: Shop;
/** Takes cards and nothing else, and splits none. */
let cardsOnly: Shop;
beforeAll(async () => {
  whole = await openShop();
  const { db } = whole.database;
  const { laterMethods, splitsCards, ...rest } = sandboxGateway({ db, clock: systemClock, markets });
  if (!laterMethods?.includes('pix') || !splitsCards)
    throw new Error('The sandbox lacks what is left out here.');
  const payment: PaymentGateway = rest;
  cardsOnly = await openShop({ payment }, whole.database);
});
afterAll(() => cardsOnly.b2c.close().then(() => whole.close()));

const more = { fiscalId: '529.982.247-25', phoneNumber: '11912345678' };

/** Every place where a price says how it may be paid. */
async function shown(shop: Shop, market: string, part: Stocked) {
  const shopper = shop.shopper(market);
  const { pdpResults } = await shopper.do('catalog.product', { query: { itemIds: part.sku } });
  const { skus } = await shopper.do('catalog.skuDetails', { query: { skuNumbers: part.sku } });
  const shelf = await shopper.do('catalog.search', { query: { canonicalPath: '/parts/brakes/brake-pads' } });
  const { cart } = await fillCart(shopper, part, { quantity: 5, more: market === 'br' ? more : {} });
  const options = await shopper.do('checkout.paymentOptions');
  return {
    product: pdpResults.products[0]?.payTerms,
    sku: skus[0]?.payTerms,
    shelf: shelf.products.flatMap(({ payTerms = [] }) => payTerms),
    cart: cart.grandOrderPriceInfo.payTerms,
    plans: options.installments,
  };
}

describe.each([
  ['br', 1],
  ['mx', 0],
] as const)('[PLUS-057] in %s a payment service', (market, skip) => {
  test('without a way to pay has none of its prices and plans anywhere', async () => {
    const part = await stockedPart(whole, { market, onHand: 50, skip });
    const all = await shown(whole, market, part);
    expect([all.shelf.length > 0, (all.cart ?? []).length > 0, all.plans.length > 0]).toEqual([
      true,
      true,
      true,
    ]);
    expect(await shown(cardsOnly, market, part)).toEqual({
      product: undefined,
      sku: undefined,
      shelf: [],
      cart: undefined,
      plans: [],
    });
  });
});

const at = (shop: Shop, { shopper }: Ready): Promise<Ready> => {
  const moved = shop.shopper('br');
  for (const [name, value] of shopper.cookies) moved.cookies.set(name, value);
  return lookingAgain({ shopper: moved, cart: {} as Ready['cart'] });
};

test('[PLUS-057] grants nothing for a way that was attached before the service lost it', async () => {
  const part = await stockedPart(whole, { market: 'br', onHand: 50, skip: 2 });
  const ready = await fillCart(whole.shopper('br'), part, { more });
  const { order } = await ready.shopper.do('checkout.addPayment', { body: { paymentMethod: 'pix' } });
  expect(order.grandOrderPriceInfo.paymentDiscount?.amount).toBeGreaterThan(0);
  const later = await at(cardsOnly, ready);
  expect(later.cart.grandOrderPriceInfo).toMatchObject({
    totalPrice: ready.cart.grandOrderPriceInfo.totalPrice,
  });
  expect(later.cart.grandOrderPriceInfo.paymentDiscount).toBeUndefined();
  expect((await later.shopper.call('checkout.commit', commitBody(later))).key).toBe('error_payment_missing');
});

test('[PLUS-057] splits nothing that a page of another release asks it to split', async () => {
  const part = await stockedPart(whole, { market: 'mx', onHand: 50, skip: 3 });
  // The fields are the other shop's: a payment service of one's own has its pages elsewhere.
  const { shopper } = await fillCart(cardsOnly.shopper('mx'), part, { quantity: 20 });
  const token = await tokenFor(copyOf(whole, shopper, ['sessionId'], 'mx'), cards.visa);
  const body = { paymentMethod: 'card', token, installments: 3 };
  expect((await shopper.call('checkout.addPayment', { body })).key).toBe('error_payment_installments');
});
