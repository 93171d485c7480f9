import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shippedMarkets } from '../markets/shipped.ts';
import { termsTax } from '../pricing/tax.ts';
import type { TaxPort } from '../ports/taxPort.ts';
import { stockedPart } from '../../seed/stockedPart.ts';
import { openShop, type Shop } from '../../test/shop.ts';

let shop: Shop;
let skip = 0;
/** Happens once, while a cart is being priced. */
let meanwhile: (() => Promise<void>) | undefined;
const tax: TaxPort = {
  async taxOf(...args) {
    const work = meanwhile;
    meanwhile = undefined;
    await work?.();
    return termsTax(shippedMarkets).taxOf(...args);
  },
};
beforeAll(async () => {
  shop = await openShop({ tax });
});
afterAll(() => shop.close());

async function tabs(onHand = 90) {
  const part = await stockedPart(shop, { onHand, skip: skip++ });
  const shopper = shop.shopper();
  await shopper.do('stores.setPreferred', { body: { storeNumber: part.storeNumber } });
  const add = (more: object = {}) =>
    shopper.call('cart.addItem', {
      body: { skuNumber: part.sku, quantity: 1, shipmentType: 'instore', ...more },
    });
  const lines = async () => {
    const cart = await shopper.do('cart.detail');
    return cart.orders.flatMap(({ shipmentInfoList }) =>
      shipmentInfoList.flatMap(({ lineItemList }) => lineItemList),
    );
  };
  const change = (commerceItemId: string, body: object) =>
    shopper.call('cart.updateItem', { params: { commerceItemId }, body });
  return { part, shopper, add, lines, change };
}

const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_each, index) => work(index)));

describe('[API-066] several tabs of one shopper at once', () => {
  test('the first parts of all of them are in one cart', async () => {
    const { shopper, add, lines } = await tabs();
    const answers = await times(10, () => add());
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await lines()).toMatchObject([{ itemQuantity: 10 }]);
    const { commerceId } = await shopper.do('cart.detail');
    expect(new Set(answers.map(({ body }) => body.commerceId))).toEqual(new Set([commerceId]));
  });

  test('[CART-052] a cart that another tab changes while it is read is answered as it is then', async () => {
    const { part, shopper, add, lines, change } = await tabs();
    await add();
    const [line] = await lines();
    // A price that moved counts the version up, as the other tab's change does.
    await shop.database.db
      .updateTable('price')
      .set({ list_minor: 43_21, sale_minor: null })
      .where('part_id', '=', part.partId)
      .where('market', '=', 'us')
      .execute();
    meanwhile = async () => void (await change(line?.commerceItemId ?? '', { quantity: 5 }));
    const seen = await shopper.do('cart.detail');
    const item = seen.orders[0]?.shipmentInfoList[0]?.lineItemList[0];
    expect([item?.itemQuantity, item?.unitPrice]).toEqual([5, 43.21]);
    expect(seen.cartVersion).toBe((await shopper.do('cart.detail')).cartVersion);
  });

  test('99 is the limit for all of them together', async () => {
    const { add, lines } = await tabs(500);
    await add({ quantity: 90 });
    const answers = await times(6, () => add({ quantity: 4 }));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(4);
    expect(new Set(refused.map(({ status, key }) => `${status} ${key}`))).toEqual(
      new Set(['422 error_quantity_limit']),
    );
    expect(await lines()).toMatchObject([{ itemQuantity: 98 }]);
  });

  test('changes and a removal end in one of their states, without a failure of ours', async () => {
    const { add, lines, change, shopper } = await tabs();
    await add();
    const [line] = await lines();
    const id = line?.commerceItemId ?? '';
    const answers = await Promise.all([
      change(id, { quantity: 5 }),
      change(id, { quantity: 7 }),
      shopper.call('cart.removeItem', { params: { commerceItemId: id } }),
      change(id, { quantity: 9 }),
    ]);
    for (const { status } of answers) expect([200, 404]).toContain(status);
    expect(await lines()).toEqual([]);
  });

  test('a change of the quantity keeps the way that another tab has just chosen', async () => {
    const { part, add, lines, change } = await tabs();
    await shop.database.db
      .updateTable('store_stock')
      .set({ on_hand: 90 })
      .where('part_id', '=', part.partId)
      .execute();
    await add({ quantity: 2 });
    const [line] = await lines();
    const id = line?.commerceItemId ?? '';
    const ways = ['regular', 'instore', 'regular'] as const;
    for (const [index, shipmentType] of ways.entries()) {
      const quantity = index + 3;
      const answers = await Promise.all([change(id, { shipmentType }), change(id, { quantity })]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(await lines()).toMatchObject([{ itemQuantity: quantity, shipmentType }]);
    }
  });

  test('two lines that become equal lose no piece', async () => {
    const { part, add, lines, change } = await tabs();
    await shop.database.db
      .updateTable('store_stock')
      .set({ on_hand: 90 })
      .where('part_id', '=', part.partId)
      .execute();
    await add({ quantity: 2 });
    await add({ quantity: 3, shipmentType: 'regular' });
    const shipped = (await lines()).find(({ shipmentType }) => shipmentType === 'regular');
    await Promise.all([
      change(shipped?.commerceItemId ?? '', { shipmentType: 'instore' }),
      ...Array.from({ length: 4 }, () => add()),
    ]);
    expect(await lines()).toMatchObject([{ itemQuantity: 9, shipmentType: 'instore' }]);
  });
});

test.each([
  ['adding', 'cart.addItem', (sku: string) => ({ body: { skuNumber: sku, quantity: 1 } })],
  ['a deal', 'deals.addToCart', () => ({ body: { dealId: 'us-oil-change' } })],
] as const)('a price in the body of %s is not read', async (_what, id, inputOf) => {
  const { part, shopper } = await tabs();
  const honest = inputOf(part.sku);
  const forged = {
    unitPrice: 0.01,
    price: 0.01,
    discountPrice: 0.01,
    promoDiscount: 99,
    priceMinor: 1,
    bundlePrice: 1,
  };
  const other = (await tabs()).shopper;
  const first = await shopper.call(id, honest);
  const second = await other.call(id, { body: { ...honest.body, ...forged } });
  expect(second.body.grandOrderPriceInfo).toEqual(first.body.grandOrderPriceInfo);
});
