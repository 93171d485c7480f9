import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contact } from '../../conformance/client/buyer.ts';
import { placedOrder } from '../../test/placedOrder.ts';
import { openShop, type Shop, type Shopper } from '../../test/shop.ts';
import { signedIn } from '../../test/signedIn.ts';

let shop: Shop;
let owner: Shopper;
let customerId = '';
let bought = '';
beforeAll(async () => {
  shop = await openShop();
  ({ shopper: owner, customerId } = await signedIn(shop));
  bought = (await placedOrder(shop, { shopper: owner })).number;
  // An hour between each, in Chicago's evening: the days of the store, not of Greenwich.
  for (let index = 0; index < 24; index++) {
    const type = index % 6 === 0 ? 'INSTOREORDER' : 'ONLINEORDER';
    await insertOrder(
      `H${String(index).padStart(3, '0')}`,
      type,
      new Date(Date.UTC(2025, 4, 10, 20 + index)),
    );
  }
});
afterAll(() => shop.close());

const insertOrder = (number: string, type: string, placedAt: Date, market = 'us') =>
  shop.database.db
    .insertInto('orders')
    .values({
      id: `order-${market}-${number}`,
      market,
      number,
      type,
      customer_id: customerId,
      email: contact.email,
      status: 'COMPLETE',
      currency: 'USD',
      locale: 'en-US',
      item_total_minor: 1000,
      total_minor: 1000,
      contact: JSON.stringify(contact),
      placed_at: placedAt,
    })
    .execute();

const numbers = (answer: { orders: { orderId: string }[] }) => answer.orders.map(({ orderId }) => orderId);

describe('the history of an account', () => {
  test('[API-083] [API-116] newest first, ten at a time, with what a row shows', async () => {
    for (const id of ['orders.historyV1', 'orders.history', 'orders.current'] as const) {
      const { orders, totalCount } = await owner.do(id);
      expect([orders.length, totalCount]).toEqual([10, 25]);
      expect(orders[0]).toMatchObject({
        orderId: bought,
        orderType: 'ONLINEORDER',
        orderStatus: 'SUBMITTED',
        itemCount: 1,
        currency: 'USD',
      });
      expect(orders[0]?.shipmentInfoList[0]?.lineItemList[0]?.itemDescription).toBeTruthy();
      expect(orders[0]?.totalPrice).toBeGreaterThan(0);
    }
  });

  const keyOf = (text: string) => Buffer.from(text).toString('base64url');

  test('dates far away are days like any other', async () => {
    const answer = await owner.do('orders.history', {
      query: { fromDate: '1900-01-01', toDate: '2099-12-31' },
    });
    expect(answer.totalCount).toBe(25);
    const after = keyOf('0000-01-01T00:00:00.000Z H001');
    expect((await owner.do('orders.history', { query: { after } })).orders).toEqual([]);
  });

  test('[API-083] pages by number and by what came before show every order once', async () => {
    const byNumber: string[] = [];
    for (let pageNumber = 1; pageNumber <= 4; pageNumber++) {
      byNumber.push(...numbers(await owner.do('orders.historyV1', { query: { pageNumber, maxResult: 7 } })));
    }
    const byKey: string[] = [];
    let after: string | undefined;
    do {
      const page = await owner.do('orders.history', { query: { maxResult: 7, ...(after ? { after } : {}) } });
      byKey.push(...numbers(page));
      after = page.nextPage;
    } while (after);
    expect(byNumber).toHaveLength(25);
    expect(new Set(byNumber).size).toBe(25);
    expect(byKey).toEqual(byNumber);
    expect(numbers(await owner.do('orders.historyV1', { query: { pageNumber: 900 } }))).toEqual([]);
  });

  test.each([
    ['type', { orderType: 'INSTOREORDER' }, ['H018', 'H012', 'H006', 'H000']],
    // 23:00 UTC of the 10th is the evening of the 10th in Chicago, as 04:00 UTC of the 11th is.
    [
      'day of the market',
      { fromDate: '2025-05-10', toDate: '2025-05-10' },
      ['H008', 'H007', 'H006', 'H005', 'H004', 'H003', 'H002', 'H001', 'H000'],
    ],
    [
      'number',
      { orderId: 'h01', maxResult: 50 },
      ['H019', 'H018', 'H017', 'H016', 'H015', 'H014', 'H013', 'H012', 'H011', 'H010'],
    ],
    ['nothing that is there', { orderType: 'Adjustment' }, []],
  ])('[API-083] [ACCT-043] by %s', async (_what, query, found) => {
    const answer = await owner.do('orders.history', { query: query as { orderType: 'RETURN' } });
    expect([numbers(answer), answer.totalCount]).toEqual([found, found.length]);
  });

  test.each([
    ['orderType', { orderType: 'TELEPORT' }],
    ['toDate', { fromDate: '2025-05-11', toDate: '2025-05-10' }],
    ['fromDate', { fromDate: '2025-02-30' }],
    ['pageNumber', { pageNumber: 0 }],
    ['maxResult', { maxResult: 51 }],
    ['after', { after: 'nonsense' }],
    ['after', { after: keyOf('2025-02-30T00:00:00.000Z H001') }],
    ['after', { after: keyOf('-271821-04-20T00:00:00.000Z H001') }],
    ['toDate', { toDate: '2025-13-01' }],
  ])('[API-026] a wrong %s is named', async (field, query) => {
    const { status, body, key } = await owner.call('orders.history', { query });
    expect([status, key]).toEqual([400, 'error_input_invalid']);
    expect(JSON.stringify(body)).toContain(`"field":"${field}"`);
  });

  test('[ACCT-005] [API-083] guests and remembered shoppers sign in first, others see nothing of it', async () => {
    const guest = shop.shopper();
    const { shopper: remembered } = await signedIn(shop, { autoLogin: true });
    const { shopper: other } = await signedIn(shop);
    for (const id of ['orders.historyV1', 'orders.history', 'orders.current'] as const) {
      expect(await guest.call(id)).toMatchObject({ status: 401, key: 'error_not_signed_in' });
      expect(await remembered.call(id)).toMatchObject({ status: 401, key: 'error_sign_in_again' });
      expect(await other.do(id)).toEqual({ orders: [], totalCount: 0 });
    }
  });

  test('an order of another market is none of this one', async () => {
    await insertOrder('ELSEWHERE', 'ONLINEORDER', new Date(), 'mx');
    expect((await owner.do('orders.history')).totalCount).toBe(25);
    expect(await owner.call('orders.detail', { params: { orderId: 'ELSEWHERE' } })).toMatchObject({
      status: 404,
      key: 'error_order_unknown',
    });
  });

  test('[API-082] the account sees its orders from another device, a foreign account does not', async () => {
    const { shopper: other } = await signedIn(shop);
    expect(await other.call('orders.detail', { params: { orderId: bought } })).toMatchObject({
      status: 404,
      key: 'error_order_unknown',
    });
    // Placed by no session: the account alone opens it.
    expect((await owner.do('orders.detail', { params: { orderId: 'H003' } })).orders[0]?.orderId).toBe(
      'H003',
    );
  });
});
