import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cards, commitBody, contact, readyBuyer, tokenFor } from '../../conformance/client/buyer.ts';
import { stockedPart } from '../../seed/stockedPart.ts';
import { claim } from '../../test/coupons.ts';
import { coupon, tenth } from '../../seed/coupon.ts';
import { openShop, type Shop } from '../../test/shop.ts';

let shop: Shop;
let skip = 0;
beforeAll(async () => {
  shop = await openShop({ limiter: { take: () => Promise.resolve(0) } });
});
afterAll(() => shop.close());

const nextPart = () => stockedPart(shop, { onHand: 60, skip: skip++ });

/** A cart with a code and a card, one step before 'Place order'. */
async function readyWith(
  code: string,
  part: Awaited<ReturnType<typeof nextPart>>,
  more: { email?: string; card?: string } = {},
) {
  const { email = contact.email, card = cards.visa } = more;
  const { shopper } = await readyBuyer(shop, part, { more: { email } });
  await claim(shopper, code);
  await tokenFor(shopper, card).then((token) =>
    shopper.do('checkout.addPayment', { body: { paymentMethod: 'card', token } }),
  );
  return { shopper, cart: await shopper.do('cart.detail') };
}

const usesOf = async (code: string) => {
  const { db } = shop.database;
  const { uses } = await db
    .selectFrom('coupon')
    .select('uses')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  const taken = await db
    .selectFrom('promotion_use')
    .select('payment_id')
    .where('code', '=', code)
    .where('released_at', 'is', null)
    .execute();
  return [uses, taken.length];
};

describe('buying', () => {
  test('an order keeps its promotions: lines, totals, charge and tax after them', async () => {
    const code = await coupon(shop, tenth);
    const ready = await readyWith(code, await nextPart());
    const { order } = await ready.shopper.do('checkout.commit', commitBody(ready));
    expect(order?.grandOrderPriceInfo).toMatchObject({
      totalPrice: ready.cart.grandOrderPriceInfo.totalPrice,
      discountPrice: ready.cart.grandOrderPriceInfo.discountPrice,
      tax: ready.cart.grandOrderPriceInfo.tax,
    });
    const row = await shop.database.db
      .selectFrom('orders')
      .innerJoin('order_item', 'order_item.order_id', 'orders.id')
      .innerJoin('payment', 'payment.order_id', 'orders.id')
      .select([
        'orders.promo',
        'orders.total_minor',
        'orders.discount_minor as off',
        'order_item.discount_minor',
        'order_item.promo_minor',
        'payment.amount_minor',
      ])
      .where('orders.cart_id', '=', ready.cart.commerceId)
      .executeTakeFirstOrThrow();
    expect(row.promo).toMatchObject([{ code, amountMinor: row.promo_minor }]);
    expect([row.amount_minor, row.off]).toEqual([row.total_minor, row.discount_minor]);
    expect(row.promo_minor).toBeGreaterThan(0);
  });

  test('a single-use code × 50 at once: one order has it, and the others are told that their cart changed', async () => {
    const code = await coupon(shop, tenth, { codeLimit: 1 });
    const part = await nextPart();
    const buyers = [];
    for (let buyer = 0; buyer < 50; buyer++)
      buyers.push(await readyWith(code, part, { email: `b${buyer}@example.com` }));
    const answers = await Promise.all(
      buyers.map((buyer) => buyer.shopper.call('checkout.commit', commitBody(buyer))),
    );
    const placed = answers.filter(({ status }) => status === 200);
    expect(placed).toHaveLength(1);
    expect(placed[0]?.body.order?.grandOrderPriceInfo.discountPrice).toBeGreaterThan(0);
    const others = answers.filter(({ status }) => status !== 200);
    expect(new Set(others.map(({ status, key }) => `${status} ${key}`))).toEqual(
      new Set(['409 error_order_changed']),
    );
    expect(await usesOf(code)).toEqual([1, 1]);
    const loser = buyers[answers.findIndex(({ status }) => status !== 200)];
    const cart = await loser?.shopper.do('cart.detail');
    expect(cart).toMatchObject({
      promoData: { discount: 0 },
      promoMessage: 'This code has reached its usage limit.',
    });
    expect(cart?.cartVersion).toBeGreaterThan(loser?.cart.cartVersion ?? 0);
  }, 120_000);

  test('one who was told tries again and pays the full price', async () => {
    const code = await coupon(shop, tenth, { use_limit: 1 });
    const part = await nextPart();
    const [first, second] = [
      await readyWith(code, part),
      await readyWith(code, part, { email: 'b@example.com' }),
    ];
    await first.shopper.do('checkout.commit', commitBody(first));
    const told = await second.shopper.call('checkout.commit', commitBody(second));
    expect([told.status, JSON.parse(told.text).errorDetails[0].errorCode]).toEqual([409, '7081']);
    const cart = await second.shopper.do('cart.detail');
    const { order } = await second.shopper.do('checkout.commit', commitBody({ ...second, cart }));
    expect(order?.grandOrderPriceInfo.totalPrice).toBe(cart.grandOrderPriceInfo.totalPrice);
    expect(cart.grandOrderPriceInfo.totalPrice).toBeGreaterThan(first.cart.grandOrderPriceInfo.totalPrice);
  });

  test('a declined card gives the use back', async () => {
    const code = await coupon(shop, tenth, { codeLimit: 1, customer_limit: 1 });
    const ready = await readyWith(code, await nextPart(), { card: cards.declined });
    expect((await ready.shopper.call('checkout.commit', commitBody(ready))).key).toBe('error_card_declined');
    expect(await usesOf(code)).toEqual([0, 0]);
    const token = await tokenFor(ready.shopper, cards.visa);
    const { order } = await ready.shopper.do('checkout.addPayment', {
      body: { paymentMethod: 'card', token },
    });
    expect((await ready.shopper.call('checkout.commit', commitBody({ ...ready, cart: order }))).status).toBe(
      200,
    );
    expect(await usesOf(code)).toEqual([1, 1]);
  });

  test('once for each customer, also for a guest who writes the email differently', async () => {
    const code = await coupon(shop, tenth, { customer_limit: 1 });
    const part = await nextPart();
    const first = await readyWith(code, part, { email: 'same@example.com' });
    await first.shopper.do('checkout.commit', commitBody(first));
    const { shopper } = await readyBuyer(shop, part, { more: { email: 'SAME@example.com' } });
    const answer = await claim(shopper, code);
    expect(JSON.parse(answer.text).errorDetails[0].errorMessageDefault).toBe(
      'You’ve already used this code.',
    );
    const { shopper: other } = await readyBuyer(shop, part, { more: { email: 'other@example.com' } });
    expect((await claim(other, code)).status).toBe(200);
  });

  test('[PLUS-079] once for each mailbox, whatever is written behind a plus', async () => {
    const code = await coupon(shop, tenth, { customer_limit: 1 });
    const part = await nextPart();
    const first = await readyWith(code, part, { email: 'box+one@example.com' });
    await first.shopper.do('checkout.commit', commitBody(first));
    for (const email of [
      'box+two@example.com',
      'BOX+one@example.com',
      'box@example.com',
      'box+@example.com',
    ]) {
      const { shopper } = await readyBuyer(shop, part, { more: { email } });
      expect([email, (await claim(shopper, code)).text]).toEqual([
        email,
        expect.stringContaining('already used'),
      ]);
    }
    const { shopper: other } = await readyBuyer(shop, part, { more: { email: 'bo+x@example.com' } });
    expect((await claim(other, code)).status).toBe(200);
  });

  test.each([
    ['one guest', () => 'many@example.com'],
    ['one mailbox', (cart: number) => `more+${cart}@example.com`],
  ])(
    'twelve carts of %s at once: the code that holds once is used once',
    async (_who, emailOf) => {
      const code = await coupon(shop, tenth, { customer_limit: 1 });
      const part = await nextPart();
      const carts = [];
      for (let cart = 0; cart < 12; cart++) carts.push(await readyWith(code, part, { email: emailOf(cart) }));
      const answers = await Promise.all(
        carts.map((cart) => cart.shopper.call('checkout.commit', commitBody(cart))),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect((await usesOf(code))[1]).toBe(1);
    },
    60_000,
  );
});
