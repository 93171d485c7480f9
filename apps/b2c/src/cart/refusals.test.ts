import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lineOf } from '../../conformance/client/acquire.ts';
import { fillCart } from '../../conformance/client/buyer.ts';
import { stockedPart, type Stocked } from '../../seed/stockedPart.ts';
import { configurablePart } from '../../test/configurablePart.ts';
import { newId } from '../ops/newId.ts';
import { openShop, type Shop, type Shopper } from '../../test/shop.ts';
import { takenDeal } from '../../test/takenDeal.ts';

let shop: Shop;
let skip = 0;
beforeAll(async () => {
  shop = await openShop();
  // Enough of everything, so that the limit of a cart is met before the end of a shelf.
  await db().updateTable('store_stock').set({ on_hand: 500 }).where('market', '=', 'us').execute();
});
afterAll(() => shop.close());

const db = () => shop.database.db;
const nextPart = (onHand = 500) => stockedPart(shop, { onHand, elsewhere: onHand, skip: skip++ });
const without = (sku: string) => ({
  body: { skuNumber: sku, quantity: 1, options: [{ id: 'size', value: 'M' }] },
});
const sellOut = ({ partId }: Pick<Stocked, 'partId'>) =>
  db().updateTable('store_stock').set({ on_hand: 0 }).where('part_id', '=', partId).execute();
const told = ({ status, key }: { status: number; key: string | undefined }) => [status, key];

async function withLine(quantity = 1, way: 'instore' | 'regular' = 'instore') {
  const part = await nextPart();
  const shopper = shop.shopper();
  if (way === 'instore') await shopper.do('stores.setPreferred', { body: { storeNumber: part.storeNumber } });
  const cart = await shopper.do('cart.addItem', {
    body: { skuNumber: part.sku, quantity, shipmentType: way },
  });
  return { shopper, part, commerceItemId: lineOf(cart) };
}
const update = (shopper: Shopper, commerceItemId: string, body: object) =>
  shopper.call('cart.updateItem', { params: { commerceItemId }, body });

describe('[API-066] a line is not changed', () => {
  test('into a pickup without a store, nor to one that is none', async () => {
    const { shopper, commerceItemId } = await withLine(1, 'regular');
    expect(told(await update(shopper, commerceItemId, { shipmentType: 'instore' }))).toEqual([
      422,
      'error_item_no_pickup',
    ]);
    const nowhere = { shipmentType: 'instore', storeNumber: '99999' };
    expect(told(await update(shopper, commerceItemId, nowhere))).toEqual([404, 'error_store_unknown']);
  });

  test('[CART-001] to more than 99 of a part over all its lines', async () => {
    const { shopper, part, commerceItemId } = await withLine(50);
    await shopper.do('cart.addItem', {
      body: { skuNumber: part.sku, quantity: 40, shipmentType: 'regular' },
    });
    expect(told(await update(shopper, commerceItemId, { quantity: 60 }))).toEqual([
      422,
      'error_quantity_limit',
    ]);
    expect((await update(shopper, commerceItemId, { quantity: 59 })).status).toBe(200);
  });
});

describe('[API-110] a configured part is not added', () => {
  const configured = async () => configurablePart(shop, 'car-covers', await nextPart());
  const add = (shopper: Shopper, sku: string, more: object = {}) =>
    shopper.call('cart.addConfigItem', { body: { ...without(sku).body, ...more } });
  const pickup = { shipmentType: 'instore' };

  test('without or at an unknown store, too often, when there are no more, or none in this market', async () => {
    const { sku, partId, storeNumber } = await configured();
    const shopper = shop.shopper();
    expect(told(await add(shopper, sku, pickup))).toEqual([422, 'error_item_no_pickup']);
    expect(told(await add(shopper, sku, { ...pickup, storeNumber: '99999' }))).toEqual([
      404,
      'error_store_unknown',
    ]);
    await db().updateTable('store_stock').set({ on_hand: 500 }).where('part_id', '=', partId).execute();
    await shopper.do('stores.setPreferred', { body: { storeNumber } });
    expect((await add(shopper, sku, { ...pickup, quantity: 60 })).status).toBe(200);
    expect(told(await add(shopper, sku, { ...pickup, quantity: 40 }))).toEqual([422, 'error_quantity_limit']);
    await sellOut({ partId });
    expect(told(await add(shopper, sku, pickup))).toEqual([422, 'error_item_unavailable']);
    await db().deleteFrom('price').where('part_id', '=', partId).where('market', '=', 'us').execute();
    expect(told(await add(shopper, sku, pickup))).toEqual([404, 'error_item_unknown']);
  });
});

test('[API-106] a swap that would bring more than 99 of the other part changes nothing', async () => {
  const { shopper, commerceItemId } = await withLine(60);
  const other = await nextPart();
  await shopper.do('cart.addItem', { body: { skuNumber: other.sku, quantity: 50, shipmentType: 'regular' } });
  const before = (await shopper.do('cart.detail')).orders;
  const swap = await shopper.call('cart.swapItem', { body: { commerceItemId, skuNumber: other.sku } });
  expect(told(swap)).toEqual([422, 'error_quantity_limit']);
  expect((await shopper.do('cart.detail')).orders).toEqual(before);
});

describe('[CART-013] what was put aside', () => {
  async function saved(quantity = 1) {
    const { shopper, part, commerceItemId } = await withLine(quantity);
    await shopper.do('cart.saveItem', { body: { commerceItemId } });
    const { savedItems } = await shopper.do('cart.saved');
    return { shopper, part, params: { savedItemId: savedItems[0]?.savedItemId ?? '' } };
  }

  test('stays there when it cannot be had, or would be too many', async () => {
    const gone = await saved();
    await sellOut(gone.part);
    const back = await gone.shopper.call('cart.moveSaved', { params: gone.params });
    expect(told(back)).toEqual([422, 'error_item_unavailable']);
    const many = await saved(60);
    await fillCart(many.shopper, many.part, { quantity: 50 });
    const more = await many.shopper.call('cart.moveSaved', { params: many.params });
    expect(told(more)).toEqual([422, 'error_quantity_limit']);
    for (const { shopper, params } of [gone, many]) {
      expect((await shopper.do('cart.saved')).savedItems).toMatchObject([params]);
    }
  });

  test('is a hundred lines at most', async () => {
    const { shopper, part } = await saved();
    const row = await db()
      .selectFrom('saved_item')
      .selectAll()
      .where('part_id', '=', part.partId)
      .executeTakeFirstOrThrow();
    const { vehicle: _vehicle, options: _options, ...plain } = row;
    const others = Array.from({ length: 99 }, () => ({ ...plain, id: newId(new Date()) }));
    await db().insertInto('saved_item').values(others).execute();
    const { cart } = await fillCart(shopper, part);
    const answer = await shopper.call('cart.saveItem', { body: { commerceItemId: lineOf(cart) } });
    expect(told(answer)).toEqual([422, 'error_saved_limit']);
    expect((await shopper.do('cart.mini')).miniCartMap.itemCount).toBe(1);
  });
});

test('[API-111] a deal is not added when its parts would be too many', async () => {
  const { part, shopper } = await withLine();
  const { dealId, items } = await takenDeal(shop, shopper);
  const { skuNumber } = items[0]!;
  await shopper.do('cart.addItem', { body: { skuNumber, quantity: 99, shipmentType: 'regular' } });
  const answer = await shopper.call('deals.addToCart', { body: { dealId } });
  expect(told(answer)).toEqual([422, 'error_quantity_limit']);
  expect(part.sku).not.toBe(skuNumber);
});
