import { afterAll, beforeAll, expect, test } from 'vitest';
import { stockedPart, type Stocked } from '../../seed/stockedPart.ts';
import { openShop, type Shop, type Shopper } from '../../test/shop.ts';
import { signedIn } from '../../test/signedIn.ts';
import { heldClock } from '../clock/clock.ts';

let shop: Shop;
let part: Stocked;
const now = new Date('2026-03-03T18:00:00Z');
beforeAll(async () => {
  shop = await openShop({ clock: heldClock(now.toISOString()), limiter: { take: () => Promise.resolve(0) } });
  part = await stockedPart(shop, { onHand: 0, elsewhere: 20 });
  await shop.database.db
    .updateTable('part')
    .set({ weight_grams: 500 })
    .where('id', '=', part.partId)
    .execute();
});
afterAll(() => shop.close());

const farAway = '2026-03-25';
const dateFor = async (shopper: Shopper) => {
  const { products } = await shopper.do('catalog.search', { query: { searchText: part.sku } });
  return products[0]?.availability?.regular?.date;
};
const withPlace = async (shopper: Shopper) => {
  await shopper.do('cart.addItem', {
    body: { skuNumber: part.sku, quantity: 1, shipmentType: 'regular' },
  });
  await shopper.do('cart.detail', { query: { postalCode: '09012' } });
  return shopper;
};

test('[PLUS-016] a postal code that was typed for a store counts before there is a cart', async () => {
  const shopper = shop.shopper();
  const { storeNumber } = part;
  await shopper.do('stores.setPreferred', { body: { storeNumber, postalCode: '09012' } });
  expect(shopper.cookies.get('deliversTo')).toBe('1');
  expect(await dateFor(shopper)).toBe(farAway);
});

test('[PLUS-037] without the cookie an answer is everybody’s, and the next cart brings the cookie back', async () => {
  const shopper = await withPlace(shop.shopper());
  const everybodys = await dateFor(shop.shopper());
  expect(await dateFor(shopper)).toBe(farAway);
  shopper.cookies.delete('deliversTo');
  expect(await dateFor(shopper)).toBe(everybodys);
  await shopper.do('shell.headerV3', {});
  expect(await dateFor(shopper)).toBe(farAway);
});

test('[PLUS-037] a cookie that somebody makes up names no place', async () => {
  const shopper = shop.shopper();
  const everybodys = await dateFor(shopper);
  shopper.cookies.set('deliversTo', '09012');
  expect(await dateFor(shopper)).toBe(everybodys);
});

test('[STATE-017] the place is the member’s: who signs out takes it along', async () => {
  const { shopper } = await signedIn(shop, { at: now });
  const everybodys = await dateFor(shop.shopper());
  await withPlace(shopper);
  expect(await dateFor(shopper)).toBe(farAway);
  await shopper.do('identity.logout', { body: {} });
  expect(await dateFor(shopper)).toBe(everybodys);
  await shopper.do('shell.headerV3', {});
  expect(shopper.cookies.has('deliversTo')).toBe(false);
});
