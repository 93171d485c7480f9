import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../test/shop.ts';
import type { Shopper } from '../../test/shopper.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Picks the vehicle level by level, as the picker does. */
async function pickCivic(shopper: Shopper): Promise<void> {
  const level = async (name: 'make' | 'model' | 'engine', query: object) =>
    (await shopper.do('vehicles.catalog', { params: { level: name }, query: { year: '2018', ...query } }))
      .items;
  const idOf = (items: { id: string; name: string }[], wanted: string) =>
    items.find(({ name }) => name === wanted)!.id;
  const makeId = idOf(await level('make', {}), 'Honda');
  const modelId = idOf(await level('model', { makeId }), 'Civic');
  const [engine] = await level('engine', { makeId, modelId });
  await shopper.do('vehicles.updatePreferred', { body: { catalogVehicleId: engine!.id } });
}

const pads = { canonicalPath: '/parts/brakes/brake-pads' };

test('[CATALOG-026] a 2018 Honda Civic in Mexico has pads, and keeps showing them when one has sold out', async () => {
  const shopper = shop.shopper('mx');
  await shopper.do('stores.setPreferred', { body: { storeNumber: '7931' } });
  await pickCivic(shopper);
  const before = await shopper.do('catalog.search', { query: pads });
  expect(before.totalCount).toBeGreaterThan(0);
  const [gone] = before.products;
  await shop.database.db
    .updateTable('store_stock')
    .set({ on_hand: 0 })
    .where(
      'part_id',
      'in',
      shop.database.db.selectFrom('part').select('id').where('sku', '=', gone!.skuNumber),
    )
    .execute();
  await shopper.do('catalog.search', { query: { searchText: 'balatas' } });
  const after = await shopper.do('catalog.search', { query: pads });
  expect(after.products.map(({ skuNumber }) => skuNumber)).toEqual(
    before.products.map(({ skuNumber }) => skuNumber),
  );
  expect(after.products[0]).toMatchObject({ skuNumber: gone!.skuNumber, available: false });
});
