import { afterAll, beforeAll, expect, test } from 'vitest';
import { address, contact } from '../../conformance/client/buyer.ts';
import { openShop, type Shop, type Shopper } from '../../test/shop.ts';
import { weighedPart, type WantedPart } from '../../test/weighedPart.ts';
import { heldClock } from '../clock/clock.ts';

let shop: Shop;
let skip = 0;
beforeAll(async () => {
  const clock = heldClock('2026-03-03T18:00:00Z');
  shop = await openShop({ clock, limiter: { take: () => Promise.resolve(0) } });
});
afterAll(() => shop.close());

const ramstein = { ...address, address1: 'PSC 802 BOX 74', city: 'APO', state: 'AE', postalCode: '09012' };
const part = (wanted: WantedPart = {}) => weighedPart(shop, { ...wanted, skip: skip++ });

/** What each place that lists a part promises of it. */
async function promises(shopper: Shopper, sku: string) {
  const shelf = await shopper.do('catalog.search', { query: { searchText: sku } });
  const { skus } = await shopper.do('catalog.skuDetails', { query: { skuNumbers: sku } });
  const page = await shopper.do('catalog.product', { query: { itemIds: sku } });
  const [shown] = page.pdpResults.products;
  return [shelf.products[0], skus[0], shown].map((one) => one?.availability);
}

async function added(sku: string): Promise<Shopper> {
  const shopper = shop.shopper();
  await shopper.do('cart.addItem', { body: { skuNumber: sku, quantity: 1, shipmentType: 'regular' } });
  return shopper;
}

test('[PLUS-016] shelf and page promise what the cart does, once its postal code is known', async () => {
  const { sku } = await part();
  const shopper = await added(sku);
  const before = await promises(shopper, sku);
  expect(before.map((one) => (one?.regular?.date ?? '') < '2026-03-12')).toEqual([true, true, true]);
  await shopper.do('cart.detail', { query: { postalCode: '09012' } });
  for (const one of await promises(shopper, sku)) {
    expect(one?.regular?.date).toBe('2026-03-25');
    expect(one?.nextDay).toBeUndefined();
  }
});

test('[PLUS-016] so it is by the state of its address, whatever the code', async () => {
  const { sku } = await part();
  const shopper = await added(sku);
  const shippingAddress = { ...ramstein, postalCode: '38103' };
  await shopper.do('checkout.setAddress', { body: { ...contact, shippingAddress, useAsEntered: true } });
  expect((await promises(shopper, sku)).map((one) => one?.regular?.date)).toEqual(
    Array.from({ length: 3 }, () => '2026-03-25'),
  );
});

test.each([
  ['hazardous goods', { hazmat: true }],
  ['freight', { grams: 30_000 }],
])('a part that is %s says that mail does not take it', async (_what, wanted) => {
  const { sku } = await part(wanted);
  const shopper = await added(sku);
  await shopper.do('cart.detail', { query: { postalCode: '09012' } });
  for (const one of await promises(shopper, sku)) {
    expect(one?.regular).toBeUndefined();
    expect(one?.regularReason).toMatch(/^We can’t mail this item to your address/);
  }
});

test('[PLUS-037] no cache keeps what is promised to a place', async () => {
  const { sku } = await part();
  const shopper = await added(sku);
  const keeping = async () =>
    (await shopper.call('catalog.search', { query: { searchText: sku } })).headers.get('cache-control');
  expect(await keeping()).toMatch(/^public/);
  await shopper.do('cart.detail', { query: { postalCode: '09012' } });
  expect(shopper.cookies.get('deliversTo')).toBe('1');
  expect(await keeping()).toBe('private, no-store');
});
