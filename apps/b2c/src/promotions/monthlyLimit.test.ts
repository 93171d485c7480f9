import { afterAll, beforeAll, expect, test } from 'vitest';
import { cards, commitBody, readyBuyer, tokenFor } from '../../conformance/client/buyer.ts';
import { coupon, tenth } from '../../seed/coupon.ts';
import { stockedPart } from '../../seed/stockedPart.ts';
import { claim } from '../../test/coupons.ts';
import { openShop, type Shop } from '../../test/shop.ts';

// The clock of the US market is Chicago's: there November ends at six in the morning of December 1st, UTC.
const november = new Date('2026-12-01T05:00:00Z');
const december = new Date('2026-12-01T07:00:00Z');

let shop: Shop;
let now = november;
let skip = 0;
beforeAll(async () => {
  shop = await openShop({ clock: { now: () => now }, limiter: { take: () => Promise.resolve(0) } });
});
afterAll(() => shop.close());

const monthly = { renews: 'monthly', ends_at: null, customer_limit: 1, customer_limit_renews: true } as const;

async function guest(email: string) {
  const part = await stockedPart(shop, { onHand: 60, skip: skip++ });
  return (await readyBuyer(shop, part, { more: { email } })).shopper;
}

type Guest = Awaited<ReturnType<typeof guest>>;

async function pay(shopper: Guest) {
  const token = await tokenFor(shopper, cards.visa);
  await shopper.do('checkout.addPayment', { body: { paymentMethod: 'card', token } });
  return { shopper, cart: await shopper.do('cart.detail') };
}

async function buy(code: string, email: string) {
  const shopper = await guest(email);
  const { status } = await claim(shopper, code);
  if (status !== 200) return status;
  return (await shopper.call('checkout.commit', commitBody(await pay(shopper)))).status;
}

test('once a month for each customer: refused in the month, taken again in the next', async () => {
  const code = await coupon(shop, tenth, monthly);
  now = november;
  expect(await buy(code, 'ann@example.com')).toBe(200);
  expect(await buy(code, 'ann@example.com')).toBe(422);
  now = december;
  expect(await buy(code, 'ANN@example.com')).toBe(200);
  expect(await buy(code, 'ann@example.com')).toBe(422);
});

test('a limit that does not begin again holds for good, whatever renews', async () => {
  const code = await coupon(shop, tenth, { ...monthly, customer_limit_renews: false });
  now = november;
  expect(await buy(code, 'welcome@example.com')).toBe(200);
  now = december;
  expect(await buy(code, 'welcome@example.com')).toBe(422);
});

test('twelve carts of one guest at once: one a month', async () => {
  const code = await coupon(shop, tenth, monthly);
  for (const month of [november, december]) {
    now = month;
    const carts = [];
    for (let cart = 0; cart < 12; cart++) {
      const shopper = await guest('many@example.com');
      expect((await claim(shopper, code)).status).toBe(200);
      carts.push(await pay(shopper));
    }
    const answers = await Promise.all(carts.map((it) => it.shopper.call('checkout.commit', commitBody(it))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  }
  const { rows } = await shop.database.pool.query(
    'select customer_key, uses from promotion_customer where promotion_id = $1 order by 1',
    [code],
  );
  expect(rows).toEqual([
    { customer_key: '2026-11 e:many@example.com', uses: 1 },
    { customer_key: '2026-12 e:many@example.com', uses: 1 },
  ]);
}, 120_000);

test('a use that is given back in the next month is given back to its own', async () => {
  const code = await coupon(shop, tenth, monthly);
  now = november;
  const shopper = await guest('back@example.com');
  expect((await claim(shopper, code)).status).toBe(200);
  const ready = await pay(shopper);
  const { order } = await shopper.do('checkout.commit', commitBody(ready));
  now = december;
  expect(await buy(code, 'back@example.com')).toBe(200);
  const orderId = order!.orders[0]!.orderId;
  await shopper.do('orders.cancel', { body: { orderId, reason: 'changed-mind' } });
  expect(await buy(code, 'back@example.com')).toBe(422);
  now = november;
  expect(await buy(code, 'back@example.com')).toBe(200);
});

test('a season counts by the year in which it ends', async () => {
  const code = await coupon(shop, tenth, {
    ...monthly,
    ...{ renews: 'yearly', starts_at: '2024-11-01T05:00:00Z', ends_at: '2025-03-01T06:00:00Z' },
  });
  now = december;
  expect(await buy(code, 'winter@example.com')).toBe(200);
  now = new Date('2027-02-01T12:00:00Z');
  expect(await buy(code, 'winter@example.com')).toBe(422);
  now = new Date('2027-12-01T12:00:00Z');
  expect(await buy(code, 'winter@example.com')).toBe(200);
});

test('a limit that begins again is one of a promotion that does', async () => {
  await expect(coupon(shop, tenth, { customer_limit: 1, customer_limit_renews: true })).rejects.toThrow(
    /check/,
  );
});
