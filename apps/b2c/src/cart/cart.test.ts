import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stockedPart } from '../../seed/stockedPart.ts';
import { openShop, type Shop, type Shopper } from '../../test/shop.ts';

let shop: Shop;
let skip = 0;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const nextPart = (more: Parameters<typeof stockedPart>[1] = {}) =>
  stockedPart(shop, { ...more, skip: skip++ });
const add = (shopper: Shopper, sku: string, more: object = {}) =>
  shopper.call('cart.addItem', { body: { skuNumber: sku, quantity: 1, ...more } });
const linesOf = (cart: {
  orders: {
    shipmentInfoList: {
      lineItemList: { commerceItemId: string; itemQuantity: number; shipmentType: string }[];
    }[];
  }[];
}) =>
  cart.orders.flatMap(({ shipmentInfoList }) => shipmentInfoList.flatMap(({ lineItemList }) => lineItemList));

async function atStore(storeNumber: string, market?: string) {
  const shopper = shop.shopper(market);
  await shopper.do('stores.setPreferred', { body: { storeNumber } });
  return shopper;
}

describe('adding', () => {
  test('[API-066] [CART-006] a line of the same part grows, and the count is the sum of quantities', async () => {
    const part = await nextPart();
    const shopper = await atStore(part.storeNumber);
    await add(shopper, part.sku, { quantity: 2 });
    const { body } = await add(shopper, part.sku);
    expect(linesOf(body)).toMatchObject([{ itemQuantity: 3, shipmentType: 'instore' }]);
    expect(body.miniCartMap).toEqual({
      itemCount: 3,
      orderSubTotal: body.grandOrderPriceInfo.totalPrice,
    });
  });

  test('a price that the caller sends is not read', async () => {
    const part = await nextPart();
    const shopper = await atStore(part.storeNumber);
    const honest = await add(await atStore(part.storeNumber), part.sku);
    const { body } = await add(shopper, part.sku, { unitPrice: 0.01, price: 0.01, discountPrice: 0.01 });
    expect(body.grandOrderPriceInfo.totalPrice).toBe(honest.body.grandOrderPriceInfo.totalPrice);
    expect(body.grandOrderPriceInfo.totalPrice).toBeGreaterThan(20);
  });

  test.each([
    ['an unknown sku', { skuNumber: '999999999' }, 404, 'error_item_unknown'],
    ['an unknown store', { storeNumber: '1' }, 404, 'error_store_unknown'],
    ['the assumed default store', { storeNumber: '6997' }, 404, 'error_store_unknown'],
    ['more than one may buy', { quantity: 99 }, 422, 'error_item_unavailable'],
    ['a hundred', { quantity: 100 }, 400, 'error_input_invalid'],
    ['none', { quantity: 0 }, 400, 'error_input_invalid'],
    ['half a piece', { quantity: 0.5 }, 400, 'error_input_invalid'],
  ])('%s is refused', async (_what, more, status, key) => {
    const part = await nextPart();
    const answer = await add(await atStore(part.storeNumber), part.sku, { shipmentType: 'instore', ...more });
    expect([answer.status, answer.key]).toEqual([status, key]);
  });

  test('[API-066] 99 of one part is the limit, over all its lines', async () => {
    const part = await nextPart({ onHand: 300 });
    const shopper = await atStore(part.storeNumber);
    expect((await add(shopper, part.sku, { quantity: 98 })).status).toBe(200);
    const answer = await add(shopper, part.sku, { quantity: 2 });
    expect([answer.status, answer.key]).toEqual([422, 'error_quantity_limit']);
  });

  test('pickup needs a store', async () => {
    const part = await nextPart();
    const answer = await add(shop.shopper(), part.sku, { shipmentType: 'instore' });
    expect([answer.status, answer.key]).toEqual([422, 'error_item_no_pickup']);
  });

  test('a part of one market is not sold in another', async () => {
    const { db } = shop.database;
    const part = await nextPart();
    await db.deleteFrom('price').where('part_id', '=', part.partId).where('market', '=', 'br').execute();
    const answer = await add(shop.shopper('br'), part.sku);
    expect([answer.status, answer.key]).toEqual([404, 'error_item_unknown']);
  });
});

describe('changing', () => {
  test('[CART-034] a mixed cart is split into one shipment for each way', async () => {
    const pickup = await nextPart();
    const parcel = await nextPart({ onHand: 0, elsewhere: 20 });
    const shopper = await atStore(pickup.storeNumber);
    await add(shopper, pickup.sku, { shipmentType: 'instore' });
    const { body } = await add(shopper, parcel.sku, { shipmentType: 'regular' });
    const shipments = body.orders[0]?.shipmentInfoList ?? [];
    expect(shipments.map(({ shipmentId }) => shipmentId)).toEqual([
      `instore-${pickup.storeNumber}`,
      'regular',
    ]);
    expect(shipments[0]?.store?.storeNumber).toBe(pickup.storeNumber);
    expect(shipments[1]?.estimatedDeliveryDate).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test('[CART-004] quantity and way change, equal lines join, and too many are refused', async () => {
    const part = await nextPart({ onHand: 3, elsewhere: 7 });
    const shopper = await atStore(part.storeNumber);
    await add(shopper, part.sku, { shipmentType: 'instore' });
    const { body } = await add(shopper, part.sku, { shipmentType: 'regular', quantity: 2 });
    const [first, second] = linesOf(body);
    const change = (id = '', to: object = {}) =>
      shopper.call('cart.updateItem', { params: { commerceItemId: id }, body: to });
    const grown = await change(second?.commerceItemId, { quantity: 5 });
    expect(grown.body.miniCartMap.itemCount).toBe(6);
    const joined = await change(first?.commerceItemId, { shipmentType: 'regular' });
    expect(linesOf(joined.body)).toMatchObject([{ itemQuantity: 6, shipmentType: 'regular' }]);
    const tooMany = await change(second?.commerceItemId, { quantity: 99 });
    expect([tooMany.status, tooMany.key]).toEqual([422, 'error_item_unavailable']);
    const unknown = await change('no-such-line', { quantity: 1 });
    expect([unknown.status, unknown.key]).toEqual([404, 'error_item_unknown']);
  });

  test('[API-066] removing twice is the same as once', async () => {
    const part = await nextPart();
    const shopper = await atStore(part.storeNumber);
    const [line] = linesOf((await add(shopper, part.sku)).body);
    const remove = () =>
      shopper.call('cart.removeItem', { params: { commerceItemId: line?.commerceItemId } });
    const first = await remove();
    const second = await remove();
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toMatchObject({ orders: [], cartVersion: first.body.cartVersion });
  });

  test('[CART-009] pickup lines follow to a new store, and what it lacks has an error', async () => {
    const part = await nextPart();
    const shopper = await atStore(part.storeNumber);
    await add(shopper, part.sku, { shipmentType: 'instore' });
    const { response } = await shopper.do('stores.geosearch', { query: { location: '10001' } });
    const other = response.locations.find(({ store, id }) => store.bopusEnabled && id !== part.storeNumber);
    await shopper.do('stores.setPreferred', { body: { storeNumber: other?.id ?? '' } });
    const cart = await shopper.do('cart.detail');
    expect(cart.orders[0]?.shipmentInfoList[0]?.shipmentId).toBe(`instore-${other?.id}`);
    expect(cart.cartItemError).toHaveLength(1);
    expect(linesOf(cart)).toMatchObject([{ itemHasError: true }]);
  });
});

describe('money', () => {
  test('[PLUS-017] tax and delivery are shown by postal code before checkout', async () => {
    const part = await nextPart({ onHand: 0, elsewhere: 30 });
    const shopper = shop.shopper();
    await add(shopper, part.sku);
    const unknown = await shopper.do('cart.detail');
    expect(unknown.grandOrderPriceInfo).toMatchObject({ tax: 0, estimatedFor: null });
    const known = await shopper.do('cart.detail', { query: { postalCode: '60616-1234' } });
    expect(known.grandOrderPriceInfo.estimatedFor).toBe('60616');
    expect(known.grandOrderPriceInfo.tax).toBeCloseTo(
      known.grandOrderPriceInfo.itemTotalPrice * 0.1025 - known.grandOrderPriceInfo.discountPrice * 0.1025,
      2,
    );
    expect((await shopper.do('cart.detail')).grandOrderPriceInfo.estimatedFor).toBe('60616');
    const wrong = await shopper.call('cart.detail', { query: { postalCode: 'ABCDE' } });
    expect([wrong.status, wrong.key]).toEqual([422, 'error_zip_invalid']);
  });

  test('[PLUS-017] what the postal code offers can be chosen without a store', async () => {
    const part = await nextPart({ onHand: 0, elsewhere: 30 });
    const shopper = shop.shopper();
    const [line] = linesOf((await add(shopper, part.sku)).body);
    const choose = () =>
      shopper.call('cart.updateItem', {
        params: { commerceItemId: line?.commerceItemId },
        body: { shipmentType: 'nextday' },
      });
    expect((await choose()).key).toBe('error_item_unavailable');
    const cart = await shopper.do('cart.detail', { query: { postalCode: '60616' } });
    const offered = cart.orders[0]?.shipmentInfoList[0]?.lineItemList[0]?.availability?.nextDay;
    const { body } = await choose();
    expect(body.orders[0]?.shipmentInfoList[0]).toMatchObject({
      shipmentType: 'nextday',
      estimatedDeliveryDate: offered?.date,
    });
  });

  test('[PLUS-013] a core deposit is its own line and comes off after its return', async () => {
    const part = await nextPart();
    await shop.database.db
      .updateTable('price')
      .set({ core_minor: 18_00 })
      .where('part_id', '=', part.partId)
      .execute();
    const { body } = await add(await atStore(part.storeNumber), part.sku, { quantity: 2 });
    const { corePrice, totalPrice, totalAfterCoreReturn } = body.grandOrderPriceInfo;
    expect(corePrice).toBe(36);
    expect(totalAfterCoreReturn).toBeCloseTo(totalPrice - 36, 2);
  });

  test.each(['mx', 'br'])('prices of %s hold their tax', async (market) => {
    const part = await nextPart({ market });
    const shopper = await atStore(part.storeNumber, market);
    const { body } = await add(shopper, part.sku);
    const info = body.grandOrderPriceInfo;
    expect(info.taxIncluded).toBe(true);
    expect(info.tax).toBeGreaterThan(0);
    expect(info.totalPrice).toBeCloseTo(
      info.itemTotalPrice - info.discountPrice + info.corePrice + info.shippingPrice,
      2,
    );
  });
});

describe('header', () => {
  test('[API-029] [STATE-016][CONST-051] count and subtotal come with the header, and the first visit gets its mark', async () => {
    const part = await nextPart();
    const shopper = await atStore(part.storeNumber);
    await add(shopper, part.sku, { quantity: 2 });
    for (const id of ['shell.header', 'shell.headerV3'] as const) {
      const header = await shopper.do(id);
      expect(header.miniCartMap.itemCount).toBe(2);
      expect(header.storeDetails?.storeNumber).toBe(part.storeNumber);
      expect(header.analyticsData).toMatchObject({ cartProductSkus: part.sku, nddStore: part.storeNumber });
      expect(header.myAccountMap.anonymous).toBe('true');
    }
    const fresh = await shop.shopper().call('shell.header');
    const cookie = fresh.headers.getSetCookie().find((line) => line.startsWith('eCookieId='));
    expect(cookie).toMatch(/eCookieId=[0-9a-f-]{36}; Max-Age=34186698; Path=\/; Secure; SameSite=Lax/);
    expect(fresh.headers.getSetCookie()).toHaveLength(1);
    expect(fresh.body.storeDetails).toBeNull();
  });

  test('[STATE-010] the session is opaque, hidden from script, and made by the first write only', async () => {
    const part = await nextPart();
    const shopper = shop.shopper();
    await shopper.do('cart.detail');
    expect(shopper.cookies.size).toBe(0);
    const { headers } = await shopper.call('stores.setPreferred', {
      body: { storeNumber: part.storeNumber },
    });
    const cookie = headers.getSetCookie().find((line) => line.startsWith('sessionId='));
    expect(cookie).toMatch(/^sessionId=[\w-]{43}; .*HttpOnly; Secure; SameSite=Lax$/);
    const id = shopper.cookies.get('sessionId') ?? '';
    const stored = await shop.database.db.selectFrom('session').select('id_hash').execute();
    expect(stored.map(({ id_hash }) => id_hash)).not.toContain(id);
    shopper.cookies.set('sessionId', 'A'.repeat(43));
    await shopper.do('stores.setPreferred', { body: { storeNumber: part.storeNumber } });
    expect(shopper.cookies.get('sessionId')).not.toBe('A'.repeat(43));
  });
});

test('nobody reaches the lines of another session', async () => {
  const part = await nextPart();
  const owner = await atStore(part.storeNumber);
  const [line] = linesOf((await add(owner, part.sku)).body);
  const stranger = await atStore(part.storeNumber);
  await add(stranger, part.sku);
  const params = { commerceItemId: line?.commerceItemId };
  const change = await stranger.call('cart.updateItem', { params, body: { quantity: 3 } });
  expect([change.status, change.key]).toEqual([404, 'error_item_unknown']);
  await stranger.call('cart.removeItem', { params });
  expect(linesOf(await owner.do('cart.detail'))).toMatchObject([{ itemQuantity: 1 }]);
});
