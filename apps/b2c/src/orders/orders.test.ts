import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commitBody, contact, readyBuyer } from '../../conformance/client/buyer.ts';
import { stockedPart } from '../../seed/stockedPart.ts';
import { placedOrder } from '../../test/placedOrder.ts';
import { openShop, type Shop, type Shopper } from '../../test/shop.ts';

let shop: Shop;
let orderId = '';
let owner: Shopper;
beforeAll(async () => {
  shop = await openShop();
  const ready = await readyBuyer(shop, await stockedPart(shop));
  owner = ready.shopper;
  orderId = (await owner.do('checkout.commit', commitBody(ready))).orderId ?? '';
});
afterAll(() => shop.close());

const lookup = (body: object, shopper = shop.shopper()) => shopper.call('orders.lookup', { body });

describe('reading', () => {
  test('[API-041] [API-082] [API-084] the session that bought it', async () => {
    const params = { orderId };
    const orders = [
      await owner.do('orders.details'),
      await owner.do('orders.details', { query: params }),
      await owner.do('orders.detail', { params }),
      await owner.do('orders.confirmation'),
    ];
    for (const { orders: list } of orders) expect(list[0]?.orderId).toBe(orderId);
    expect(await owner.do('orders.confirmation')).toMatchObject({ orderId, email: contact.email });
  });

  test('nobody else, in whatever market', async () => {
    for (const stranger of [shop.shopper(), shop.shopper('mx')]) {
      await stranger.call('stores.setPreferred', { body: { storeNumber: '4002' } });
      for (const answer of [
        await stranger.call('orders.detail', { params: { orderId } }),
        await stranger.call('orders.details', { query: { orderId } }),
        await stranger.call('orders.confirmation'),
        await stranger.call('orders.details'),
      ]) {
        expect([answer.status, answer.key]).toEqual([404, 'error_order_unknown']);
      }
    }
  });
});

describe('look-up', () => {
  test.each([
    ['email', { email: ' ANA@example.com' }],
    ['phone', { phoneNumber: '(901) 555-0134' }],
    ['phone with country code', { phoneNumber: '+1 901 555 0134' }],
  ])('[API-081] by number and %s, and then by its address', async (_what, body) => {
    const shopper = shop.shopper();
    const typed = `${orderId.slice(0, 5)}-${orderId.slice(5).toLowerCase()}`;
    const answer = await lookup({ orderId: typed, ...body }, shopper);
    expect(answer.body.orders[0]?.orderId).toBe(orderId);
    expect((await shopper.call('orders.detail', { params: { orderId } })).status).toBe(200);
  });

  test('[API-081] whatever is wrong, the answer is the same', async () => {
    const wrong = [
      { orderId },
      { orderId, email: 'other@example.com' },
      { orderId, phoneNumber: '9015550135' },
      { orderId, phoneNumber: '' },
      { orderId: 'ZZZZZZZZZZ', email: contact.email },
    ];
    const answers = [];
    for (const body of wrong) answers.push(await lookup(body));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.key).toBe('error_order_unknown');
  });

  test('[API-081] two at once are both found', async () => {
    const numbers = [];
    for (const skip of [1, 2]) numbers.push((await placedOrder(shop, { skip })).number);
    const shopper = shop.shopper();
    await shopper.do('stores.setPreferred', { body: { storeNumber: '4002' } });
    await Promise.all(numbers.map((number) => lookup({ orderId: number, email: contact.email }, shopper)));
    const seen = [];
    for (const number of numbers)
      seen.push((await shopper.call('orders.detail', { params: { orderId: number } })).status);
    expect(seen).toEqual([200, 200]);
  });

  test('[API-081] tries at one number are counted, from wherever they come', async () => {
    const asked: string[] = [];
    const left = new Map<string, number>();
    const limiter = {
      take: (key: string, { burst }: { burst: number }) => {
        asked.push(key);
        const rest = left.get(key) ?? burst;
        left.set(key, rest - 1);
        // Every visitor has an address of their own.
        return Promise.resolve(key.startsWith('order-lookup:network:') || rest > 0 ? 0 : 30);
      },
    };
    const guarded = await openShop({ limiter });
    const statuses = [];
    for (let index = 0; index < 22; index++) {
      const body = {
        orderId: index % 2 ? 'no-such-order' : 'NOSUCHORDER',
        phoneNumber: `90155500${10 + index}`,
      };
      statuses.push((await guarded.shopper().call('orders.lookup', { body })).status);
    }
    await guarded.close();
    expect(statuses.slice(-4)).toEqual([404, 404, 429, 429]);
    expect(asked).toContain('order-lookup:order:us:NOSUCHORDER');
  });

  test('tries are counted by address, whatever cookie or header comes with them', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 12; index++) {
      const response = await shop.shopper().fetch('/ecomm/b2c/v1/order/lookup', {
        method: 'POST',
        body: JSON.stringify({ orderId: 'ZZZZZZZZZZ', email: contact.email }),
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.9.9.${index}` },
      });
      statuses.push(response.status);
      if (response.status === 429) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});

test('[API-089] the choice of an order is kept, an address or number that is none is refused', async () => {
  const shopper = shop.shopper();
  const choice = { receivePromoAndSpecialEvents: true, receiveTextMessage: false };
  const kept = await shopper.call('shell.subscribe', {
    body: { email: contact.email, phoneNumber: '(901) 555-0134', ...choice },
  });
  expect(kept.status).toBe(204);
  const rows = await shop.database.db.selectFrom('subscription').selectAll().execute();
  expect(rows).toMatchObject([
    { email: contact.email, phone: '9015550134', promotions: true, text_messages: false },
  ]);
  const wrong = await shopper.call('shell.subscribe', { body: { email: 'nobody', ...choice } });
  expect([wrong.status, wrong.key]).toEqual([422, 'error_email_invalid']);
  const number = await shopper.call('shell.subscribe', {
    body: { phoneNumber: '12', ...choice, receiveTextMessage: true },
  });
  expect([number.status, number.key]).toEqual([422, 'error_contact_invalid']);
  expect(await shop.database.db.selectFrom('subscription').selectAll().execute()).toHaveLength(1);
});

test('[CONTENT-022] a phone that signs up for texts is asked to confirm, three times an hour at most', async () => {
  const ask = () =>
    shop
      .shopper()
      .call('shell.subscribe', { body: { phoneNumber: '(901) 555-0177', receiveTextMessage: true } });
  const statuses = [];
  for (let tries = 0; tries < 4; tries += 1) statuses.push((await ask()).status);
  expect(statuses).toEqual([204, 204, 204, 429]);
  const rows = await shop.database.db
    .selectFrom('outbox')
    .select('payload')
    .where('topic', '=', 'text-sign-up')
    .execute();
  expect(rows.map(({ payload }) => payload)).toEqual(Array(3).fill({ phone: '9015550177' }));
});
