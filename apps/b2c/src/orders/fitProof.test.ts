import type { Order } from '@driveline/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stockedPart, type Stocked } from '../../seed/stockedPart.ts';
import { backOffice, happened, moneyBook, placedOrder } from '../../test/placedOrder.ts';
import { openShop, type Shop, type Shopper } from '../../test/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** A part that the catalogue calls right for the shopper's vehicle, with pieces in a store. */
async function fittingPart(shopper: Shopper): Promise<Stocked> {
  const { storeId, storeNumber } = await stockedPart(shop);
  await shopper.do('stores.setPreferred', { body: { storeNumber } });
  const { products } = await shopper.do('catalog.search', { query: { searchText: 'brake rotor' } });
  const sku = products.find(({ fit }) => fit.state === 'FITS')?.skuNumber ?? '';
  const { db } = shop.database;
  const part = await db
    .selectFrom('part')
    .select(['id', 'part_type_id'])
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('store_stock')
    .values({
      store_id: storeId,
      part_id: part.id,
      part_type_id: part.part_type_id,
      market: 'us',
      on_hand: 5,
    })
    .onConflict((clash) => clash.columns(['store_id', 'part_id']).doUpdateSet({ on_hand: 5 }))
    .execute();
  return { sku, partId: part.id, storeId, storeNumber };
}

const lineOf = ({ orders }: Order) => orders[0]?.shipmentInfoList[0]?.lineItemList[0];

test('[PLUS-006] an order and its return keep vehicle and proof of the day, whatever becomes of both', async () => {
  const shopper = shop.shopper();
  const { vehicles } = await shopper.do('vehicles.byVin', { params: { vin: '2HGFC2F54JH500001' } });
  const catalogVehicleId = vehicles[0]?.catalogVehicleId ?? '';
  await shopper.do('vehicles.updatePreferred', { body: { catalogVehicleId, source: 'vin' } });
  const part = await fittingPart(shopper);
  const placed = await placedOrder(shop, { shopper, part });
  const params = { orderId: placed.number };
  const bought = lineOf(await shopper.do('orders.detail', { params }));
  expect(bought).toMatchObject({ vehicleName: expect.stringContaining('Honda'), fit: { state: 'FITS' } });
  expect(bought?.fit.reasons).not.toEqual([]);
  // The shopper drives another car, and the catalogue knows of no application any more.
  await shopper.do('vehicles.clearPreferred', {});
  await shop.database.db.deleteFrom('application').where('part_id', '=', part.partId).execute();
  const { fit, vehicleName } = bought!;
  expect(lineOf(await shopper.do('orders.detail', { params }))).toMatchObject({ fit, vehicleName });
  const office = backOffice(shop, { gateway: moneyBook(shop).gateway });
  await happened(office, placed.id, placed.shipments[0] ?? '', 'accept', 'ready', 'collect');
  const lines = [{ commerceItemId: placed.items[0] ?? '', quantity: 1, reason: 'did-not-fit' as const }];
  const back = await shopper.do('orders.return', { body: { ...params, lines, method: 'store' } });
  expect(lineOf(back)).toMatchObject({ fit, vehicleName, afterSale: { reason: 'did-not-fit' } });
});
