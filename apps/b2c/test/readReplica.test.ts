import { afterAll, beforeAll, expect, test } from 'vitest';
import { address, attachCard, commitBody, contact } from '../conformance/client/buyer.ts';
import { stockedPart, type Stocked } from '../seed/stockedPart.ts';
import type { Database } from '../src/db/database.ts';
import { registered } from './registered.ts';
import { openShop, type Shop } from './shop.ts';
import { openTestDatabase } from './testDatabase.ts';

let shop: Shop;
let replica: Database;
let part: Stocked;
/** A replica that stays behind for ever: no shopper, and the old title and price of a part. */
beforeAll(async () => {
  replica = await openTestDatabase();
  shop = await openShop({ readDatabase: replica });
  part = await stockedPart(shop, { onHand: 5, elsewhere: 20 });
  await stockedPart({ database: replica }, { onHand: 5, elsewhere: 20 });
  const named = (title: string) => ({ title: JSON.stringify({ en: title, es: title, pt: title }) });
  const price = { list_minor: 77_77, sale_minor: null };
  for (const [{ db }, title] of [
    [replica, 'Old title'],
    [shop.database, 'New title'],
  ] as const)
    await db.updateTable('part').set(named(title)).where('id', '=', part.partId).execute();
  await replica.db
    .updateTable('price')
    .set({ ...price, list_minor: 11_11 })
    .where('part_id', '=', part.partId)
    .execute();
  await shop.database.db.updateTable('price').set(price).where('part_id', '=', part.partId).execute();
});
afterAll(() => shop.close().then(() => replica.close()));

test('a page reads the catalogue from the replica, and the cart takes title and price from the database itself', async () => {
  const { shopper, email } = await registered(shop);
  const page = await shopper.do('catalog.product', { query: { itemIds: part.sku } });
  expect(page.pdpResults.products[0]).toMatchObject({ itemDescription: 'Old title' });
  const details = () => shopper.do('catalog.skuDetails', { query: { skuNumbers: part.sku } });
  expect((await details()).skus[0]).toMatchObject({ price: 11.11 });
  await shopper.do('stores.setPreferred', { body: { storeNumber: part.storeNumber } });
  const added = { skuNumber: part.sku, quantity: 1, shipmentType: 'regular' as const };
  const cart = JSON.stringify(await shopper.do('cart.addItem', { body: added }));
  expect(cart).toContain('New title');
  expect(cart).not.toContain('Old title');
  expect(cart).toContain('77.77');
  expect(cart).not.toContain('11.11');
  // What the shopper has just written is on the page, though the replica knows neither cart nor order.
  const promised = async () => (await details()).skus[0]?.availability.regular;
  const nearby = await promised();
  await shopper.do('cart.detail', { query: { postalCode: '99501' } });
  expect(await promised()).not.toEqual(nearby);
  await shopper.do('checkout.setAddress', { body: { ...contact, email, shippingAddress: address } });
  const ready = await attachCard({ shopper, cart: await shopper.do('cart.detail') });
  await shopper.do('checkout.commit', commitBody(ready));
  expect((await details()).skus[0]?.availability.usual).toBe('regular');
  expect(await replica.db.selectFrom('session').select('id_hash').execute()).toEqual([]);
});
