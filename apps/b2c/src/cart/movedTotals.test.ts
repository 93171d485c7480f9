import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { shippedMarkets } from '../markets/shipped.ts';
import { termsTax } from '../pricing/tax.ts';
import type { TaxPort } from '../ports/taxPort.ts';
import { commitBody, readyBuyer, undecidedBuyer } from '../../conformance/client/buyer.ts';
import { stockedPart } from '../../seed/stockedPart.ts';
import { giftCardRow, issueGiftCard } from '../../test/giftCard.ts';
import { openShop, type Shop } from '../../test/shop.ts';

let shop: Shop;
let skip = 0;
/** What a tax office adds from now on, in minor units. */
let more = 0;
const tax: TaxPort = {
  async taxOf(...args) {
    const answer = await termsTax(shippedMarkets).taxOf(...args);
    return { ...answer, taxMinor: answer.taxMinor + more };
  },
};
beforeAll(async () => {
  shop = await openShop({ tax });
});
beforeEach(() => {
  more = 0;
});
afterAll(() => shop.close());

test('[CART-052] [PLUS-021] a tax that moved is shown before it is charged', async () => {
  const ready = await readyBuyer(shop, await stockedPart(shop, { skip: skip++ }));
  more = 250;
  const { body } = commitBody(ready);
  const refused = await ready.shopper.call('checkout.commit', { body });
  expect([refused.status, refused.key]).toEqual([409, 'error_order_changed']);
  const cart = await ready.shopper.do('cart.detail');
  expect(cart.cartVersion).toBeGreaterThan(ready.cart.cartVersion);
  const { totalPrice } = ready.cart.grandOrderPriceInfo;
  expect(cart.grandOrderPriceInfo.totalPrice).toBeCloseTo(totalPrice + 2.5, 2);
  const { order } = await ready.shopper.do('checkout.commit', commitBody({ ...ready, cart }));
  expect(order?.grandOrderPriceInfo.totalPrice).toBe(cart.grandOrderPriceInfo.totalPrice);
});

test('[CART-052] one tab that has seen the new total does not buy for the other that has not', async () => {
  const ready = await readyBuyer(shop, await stockedPart(shop, { skip: skip++ }));
  more = 250;
  const other = await ready.shopper.do('cart.detail');
  const refused = await ready.shopper.call('checkout.commit', commitBody(ready));
  expect([refused.status, refused.key]).toEqual([409, 'error_order_changed']);
  expect(
    (await ready.shopper.do('checkout.commit', commitBody({ ...ready, cart: other }))).orderId,
  ).toBeTruthy();
});

test('[CART-052] what the card has to pay is shown before it is charged, though the total stays', async () => {
  const undecided = await undecidedBuyer(shop, await stockedPart(shop, { skip: skip++ }));
  const number = await issueGiftCard(shop, 500);
  const body = { paymentMethod: 'giftCard', cardNumber: number, pin: '1234' } as const;
  const { order: seen } = await undecided.shopper.do('checkout.addPayment', { body });
  const { id } = await giftCardRow(shop, number);
  await shop.database.db.updateTable('gift_card').set({ balance_minor: 800 }).where('id', '=', id).execute();
  const now = await undecided.shopper.do('cart.detail');
  expect(now.cartVersion).toBe(seen.cartVersion + 1);
  expect(now.grandOrderPriceInfo).toEqual(seen.grandOrderPriceInfo);
});

test('[CART-052] looking again and again changes nothing, at once neither', async () => {
  const { shopper, cart } = await readyBuyer(shop, await stockedPart(shop, { skip: skip++ }));
  const look = async () => (await shopper.do('cart.detail')).cartVersion;
  expect(await look()).toBe(cart.cartVersion);
  more = 100;
  const versions = await Promise.all([look(), look(), look(), look()]);
  expect(new Set(versions)).toEqual(new Set([cart.cartVersion + 1]));
});

test('[CART-052] a change of the shopper’s own counts once', async () => {
  const { shopper, cart } = await readyBuyer(shop, await stockedPart(shop, { skip: skip++ }));
  const line = cart.orders[0]?.shipmentInfoList[0]?.lineItemList[0];
  const params = { commerceItemId: line?.commerceItemId ?? '' };
  const changed = await shopper.do('cart.updateItem', { params, body: { quantity: 2 } });
  expect(changed.cartVersion).toBe(cart.cartVersion + 1);
  expect((await shopper.do('cart.detail')).cartVersion).toBe(changed.cartVersion);
});
