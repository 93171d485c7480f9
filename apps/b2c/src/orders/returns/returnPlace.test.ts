import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { heldClock } from '../../clock/clock.ts';
import type { Services } from '../../http/services.ts';
import { forgetSites } from '../../stores/places.ts';
import { happened, openOffice, placedOrder, type Placed } from '../../../test/placedOrder.ts';
import type { Shop } from '../../../test/shop.ts';

const clock = heldClock('2026-03-03T18:00:00Z');
let shop: Shop;
let office: Services;
let skip = 0;
beforeAll(async () => {
  ({ shop, office } = await openOffice({ clock, limiter: { take: () => Promise.resolve(0) } }));
});
afterAll(() => shop.close());

async function collected(): Promise<Placed> {
  const placed = await placedOrder(shop, { quantity: 2, skip: skip++ });
  await happened(office, placed.id, placed.shipments[0] ?? '', 'accept', 'ready', 'collect');
  return placed;
}

const storesOf = async () =>
  shop.database.db
    .selectFrom('store')
    .select(['id', 'number'])
    .where('market', '=', 'us')
    .where('kind', '=', 'store')
    .where('bopus_enabled', '=', true)
    .where('number', '<>', '9801')
    .orderBy('id')
    .limit(40)
    .execute();

/** As one that was sent, so that no store is known from the purchase. */
const withoutStore = ({ id }: Placed) =>
  shop.database.db.updateTable('order_shipment').set({ store_id: null }).where('order_id', '=', id).execute();

async function closeForGood(number: string) {
  const { db } = shop.database;
  const { id } = await db
    .selectFrom('store')
    .select('id')
    .where('market', '=', 'us')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('store_closure')
    .values({ store_id: id, from_day: '2026-01-01', until_day: null })
    .execute();
  forgetSites(db);
  return async () => {
    await db.deleteFrom('store_closure').where('store_id', '=', id).execute();
    forgetSites(db);
  };
}

const back = ({ shopper, number: orderId, items: [commerceItemId = ''] }: Placed, more: object) =>
  shopper.call('orders.return', {
    body: { orderId, lines: [{ commerceItemId, quantity: 1, reason: 'did-not-fit' }], ...more },
  });
const shipmentOf = (answer: Awaited<ReturnType<typeof back>>) => answer.body.orders[0]?.shipmentInfoList[0];

describe('where a return goes', () => {
  test('[PLUS-024] to the store that was named, with its address and hours', async () => {
    const placed = await collected();
    const bought = (await placed.shopper.do('orders.detail', { params: { orderId: placed.number } }))
      .orders[0]?.shipmentInfoList[0]?.store?.storeNumber;
    const other = (await storesOf()).find(({ number }) => number !== bought)?.number ?? '';
    const shipment = shipmentOf(await back(placed, { method: 'store', storeNumber: other }));
    expect(shipment?.store).toMatchObject({ storeNumber: other, hours: expect.anything() });
    expect(shipment).not.toHaveProperty('returnTo');
  });

  test('[PLUS-024] to the store of the purchase when none was named', async () => {
    const placed = await collected();
    const order = await placed.shopper.do('orders.detail', { params: { orderId: placed.number } });
    const shipment = shipmentOf(await back(placed, { method: 'store' }));
    expect(shipment?.store?.storeNumber).toBe(order.orders[0]?.shipmentInfoList[0]?.store?.storeNumber);
    expect(shipment?.store?.storeNumber).toMatch(/^\d+$/);
  });

  test("[PLUS-024] to the shopper's own store when nothing was bought in one", async () => {
    const placed = await collected();
    await withoutStore(placed);
    const [, , third] = await storesOf();
    await placed.shopper.do('stores.setPreferred', { body: { storeNumber: third?.number ?? '' } });
    expect(shipmentOf(await back(placed, { method: 'store' }))?.store?.storeNumber).toBe(third?.number);
  });

  test('[PLUS-024] to a warehouse, with the address for the parcel', async () => {
    const placed = await collected();
    const shipment = shipmentOf(await back(placed, { method: 'label' }));
    expect(shipment?.returnTo?.address1).toMatch(/\w/);
    expect(shipment?.returnTo?.postalCode).toMatch(/^\d{5}/);
    expect(shipment).not.toHaveProperty('store');
  });

  test('[PLUS-024] never to a store that nobody knows', async () => {
    const placed = await collected();
    const unknown = { method: 'store', storeNumber: '99999' } as const;
    const refused = await back(placed, unknown);
    expect([refused.status, refused.key]).toEqual([404, 'error_store_unknown']);
    const [commerceItemId = ''] = placed.items;
    const core = await placed.shopper.call('orders.returnCore', {
      body: { orderId: placed.number, commerceItemId, quantity: 1, ...unknown },
    });
    expect([core.status, core.key]).toEqual([404, 'error_store_unknown']);
  });

  test('[PLUS-024] never to a store that closed for good', async () => {
    const placed = await collected();
    const { orders } = await placed.shopper.do('orders.detail', { params: { orderId: placed.number } });
    const bought = orders[0]?.shipmentInfoList[0]?.store?.storeNumber ?? '';
    const own = (await storesOf()).findLast(({ number }) => number !== bought);
    await placed.shopper.do('stores.setPreferred', { body: { storeNumber: own?.number ?? '' } });
    const reopen = await closeForGood(bought);
    const named = await back(placed, { method: 'store', storeNumber: bought });
    expect([named.status, named.key]).toEqual([404, 'error_store_unknown']);
    expect(shipmentOf(await back(placed, { method: 'store' }))?.store?.storeNumber).toBe(own?.number);
    await reopen();
  });
});

test('[PLUS-024] a return names what its money goes back to', async () => {
  const placed = await collected();
  const answer = await back(placed, { method: 'store' });
  const refund = answer.body.orders[0]?.refund;
  expect(refund?.tenders).toEqual([
    { paymentMethod: 'visa', cardType: 'visa', lastFour: '4242', amount: refund?.amount },
  ]);
});
