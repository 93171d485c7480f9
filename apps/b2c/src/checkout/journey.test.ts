import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../test/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('smoke', async () => {
  const { rows } = await shop.database.pool.query(`select p.sku, s.number, ss.on_hand, p.title from store_stock ss join part p on p.id=ss.part_id join store s on s.id=ss.store_id join price r on r.part_id=p.id and r.market='us' where s.market='us' and s.kind='store' and ss.on_hand>3 limit 3`);
  console.log(rows);
  const s = shop.shopper();
  console.log(await s.call('stores.geosearch', { query: { location: 'Chicago, IL', limit: 2, skuNumbers: rows.map((r: any) => r.sku).join() } }).then(a => a.text));
  console.log(await s.call('stores.setPreferred', { body: { storeNumber: rows[0].number } }).then(a => a.text));
  const added = await s.call('cart.addItem', { body: { skuNumber: rows[0].sku, quantity: 2 } });
  console.log(added.text);
  expect(added.status).toBe(200);
});
