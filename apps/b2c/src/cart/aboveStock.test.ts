import type { ErrorBody } from '@driveline/api/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lineOf } from '../../conformance/client/acquire.ts';
import { stockedPart } from '../../seed/stockedPart.ts';
import { openShop, type Shop } from '../../test/shop.ts';

let shop: Shop;
let skip = 0;
beforeAll(async () => {
  shop = await openShop({ limiter: { take: () => Promise.resolve(0) } });
});
afterAll(() => shop.close());

/** A shopper at a store with 10 of a part. */
async function ten(elsewhere = 0) {
  const part = await stockedPart(shop, { onHand: 10, elsewhere, skip: skip++ });
  const shopper = shop.shopper();
  await shopper.do('stores.setPreferred', { body: { storeNumber: part.storeNumber } });
  const add = (quantity: number, shipmentType = 'instore') =>
    shopper.call('cart.addItem', { body: { skuNumber: part.sku, quantity, shipmentType } });
  return { part, shopper, add };
}

const faultOf = ({ text }: { text: string }) => (JSON.parse(text) as ErrorBody).errorDetails[0];

describe('[PLUS-062] more than there are', () => {
  test('are refused with how many there are, which one press can take', async () => {
    const { add } = await ten();
    for (const asked of [12, 99]) {
      const refused = await add(asked);
      expect([refused.status, refused.key]).toEqual([422, 'error_item_unavailable']);
      expect(faultOf(refused)).toMatchObject({
        field: 'quantity',
        errorMessageDefault: 'We have 10 in stock.',
        remedy: { quantity: 10 },
      });
    }
    expect((await add(10)).status).toBe(200);
  });

  test('with those that are in the cart already counted', async () => {
    const { add } = await ten();
    await add(8);
    expect(faultOf(await add(5))).toMatchObject({
      errorMessageDefault: 'We have 10 in stock. Your cart already has 8.',
      remedy: { quantity: 2 },
    });
    await add(2);
    const none = faultOf(await add(1));
    expect(none?.errorMessageDefault).toBe('Your cart already has all we have in stock (10).');
    expect(none?.remedy).toBeUndefined();
  });

  test('name the way that brings all of them', async () => {
    const { part, add } = await ten();
    // A warehouse that sends parcels, whose van does not serve the store.
    await shop.database.pool.query(
      `insert into store_stock (store_id, part_id, part_type_id, market, on_hand)
       select s.id, p.id, p.part_type_id, 'us', 40 from store s, part p
       where s.kind = 'warehouse' and s.market = 'us' and p.id = $1
       on conflict (store_id, part_id) do update set on_hand = 40`,
      [part.partId],
    );
    // What is yet to be added has no line for the rest.
    expect(faultOf(await add(12))?.remedy).toEqual({ quantity: 10, shipmentType: 'regular' });
    expect((await add(12, 'regular')).status).toBe(200);
  });

  test('are refused on a line too, which stays as it is', async () => {
    const { shopper, add } = await ten();
    const commerceItemId = lineOf((await add(3)).body);
    const more = await shopper.call('cart.updateItem', {
      params: { commerceItemId },
      body: { quantity: 12 },
    });
    expect(faultOf(more)).toMatchObject({ remedy: { quantity: 10 } });
    const cart = await shopper.do('cart.detail');
    expect(cart.orders[0]?.shipmentInfoList[0]?.lineItemList[0]?.itemQuantity).toBe(3);
  });
});

describe('[PLUS-062] a pickup of more than the store has', () => {
  /** Two in the store, five in a warehouse that sends parcels. */
  async function spread() {
    const { part, shopper } = await ten();
    await shop.database.pool.query(
      `update store_stock set on_hand = 2 where part_id = $1 and store_id = $2`,
      [part.partId, part.storeId],
    );
    await shop.database.pool.query(
      `insert into store_stock (store_id, part_id, part_type_id, market, on_hand)
       select s.id, p.id, p.part_type_id, 'us', 5 from store s, part p
       where s.id = (select id from store where kind = 'warehouse' and market = 'us' order by id limit 1) and p.id = $1
       on conflict (store_id, part_id) do update set on_hand = 5`,
      [part.partId],
    );
    const added = await shopper.call('cart.addItem', {
      body: { skuNumber: part.sku, quantity: 1, shipmentType: 'instore' },
    });
    const params = { commerceItemId: lineOf(added.body) };
    const change = (body: object) => shopper.call('cart.updateItem', { params, body });
    const lines = async () =>
      (await shopper.do('cart.detail')).orders[0]?.shipmentInfoList.flatMap(({ lineItemList }) =>
        lineItemList.map(({ shipmentType, itemQuantity, itemHasError }) => [
          shipmentType,
          itemQuantity,
          itemHasError,
        ]),
      );
    return { part, shopper, change, lines };
  }

  test('offers the rest by another way, and both lines can be had', async () => {
    const { change, lines } = await spread();
    const refused = await change({ quantity: 7 });
    expect(faultOf(refused)?.remedy).toEqual({ quantity: 2, restBy: 'regular' });
    const split = await change({ quantity: 2, rest: { quantity: 5, shipmentType: 'regular' } });
    expect(split.status).toBe(200);
    expect(await lines()).toEqual([
      ['instore', 2, false],
      ['regular', 5, false],
    ]);
  });

  test('is taken back by the quantity of either line, and grows no further than there is', async () => {
    const { change, lines } = await spread();
    await change({ quantity: 2, rest: { quantity: 3, shipmentType: 'regular' } });
    expect(faultOf(await change({ quantity: 3 }))?.remedy).toEqual({ quantity: 2, restBy: 'regular' });
    expect((await change({ quantity: 1 })).status).toBe(200);
    expect(await lines()).toEqual([
      ['instore', 1, false],
      ['regular', 3, false],
    ]);
  });

  test('joins what is shipped already', async () => {
    const { part, shopper, change, lines } = await spread();
    await shopper.do('cart.addItem', { body: { skuNumber: part.sku, quantity: 2, shipmentType: 'regular' } });
    expect((await change({ quantity: 2, rest: { quantity: 1, shipmentType: 'regular' } })).status).toBe(200);
    expect(await lines()).toEqual([
      ['instore', 2, false],
      ['regular', 3, false],
    ]);
  });

  test('changes nothing when the rest is gone meanwhile, or is no number of pieces', async () => {
    const { change, lines } = await spread();
    for (const quantity of [6, 0, 1.5, 100]) {
      const refused = await change({ quantity: 2, rest: { quantity, shipmentType: 'regular' } });
      expect(refused.status).toBeGreaterThanOrEqual(400);
      expect(await lines()).toEqual([['instore', 1, false]]);
    }
  });
});

test('[CART-001] a quantity of 0 removes the line', async () => {
  const { shopper, add } = await ten();
  const commerceItemId = lineOf((await add(3)).body);
  const cart = await shopper.do('cart.updateItem', { params: { commerceItemId }, body: { quantity: 0 } });
  expect(cart.miniCartMap.itemCount).toBe(0);
});

describe('[PLUS-062] a promise is for the quantity that is asked', () => {
  const ask = async (quantity: number, elsewhere = 0) => {
    const { part, shopper } = await ten(elsewhere);
    const { skus } = await shopper.do('catalog.skuDetails', { query: { skuNumbers: part.sku, quantity } });
    return skus[0];
  };

  test('no pickup of 12 where 10 are, with how many it could be', async () => {
    expect((await ask(10))?.availability.pickup?.readyAt).toMatch(/T/);
    const more = await ask(12);
    expect(more?.availability.pickup?.readyAt).toBeNull();
    expect(more?.availability.most).toEqual({ pickup: 10 });
    expect([more?.available, more?.shippingMethods]).toEqual([true, []]);
  });

  test('the delivery of two that are worth enough is free', async () => {
    const { part, shopper } = await ten(40);
    const db = shop.database.pool;
    await db.query(
      `update price set list_minor = 1999, sale_minor = null where part_id = $1 and market = 'us'`,
      [part.partId],
    );
    const price = async (quantity?: number) => {
      const query = { skuNumbers: part.sku, ...(quantity && { quantity }) };
      return (await shopper.do('catalog.skuDetails', { query })).skus[0]?.availability.regular?.price;
    };
    expect([await price(), await price(2)]).toEqual([5.99, 0]);
  });
});
