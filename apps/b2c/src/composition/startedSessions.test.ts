import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { stockedPart, type Stocked } from '../../seed/stockedPart.ts';
import { openShop, type Shop } from '../../test/shop.ts';
import { shopperOver } from '../../test/shopper.ts';
import { heldClock } from '../clock/clock.ts';
import { cleanUp } from './cleanUp.ts';
import { sessionHash } from '../session/session.ts';

const start = Date.parse('2026-03-03T18:00:00Z');
const dayMs = 86_400_000;
const clock = heldClock(new Date(start).toISOString());
let shop: Shop;
let part: Stocked;
beforeAll(async () => {
  shop = await openShop({ clock });
  part = await stockedPart(shop, { onHand: 900, elsewhere: 900 });
});
afterAll(() => shop.close());
beforeEach(() => clock.set(new Date(start)));

const shopperAt = (clientAddress: string) =>
  shopperOver((request) => shop.b2c.fetch(request, { clientAddress }), 'http://us.localhost:3000');

const add = (shopper: ReturnType<typeof shopperAt>) =>
  shopper.call('cart.addItem', { body: { skuNumber: part.sku, quantity: 1, shipmentType: 'regular' } });

async function counted() {
  const { db } = shop.database;
  const count = async (table: 'session' | 'cart' | 'cart_item') =>
    Number((await db.selectFrom(table).select(db.fn.countAll().as('count')).executeTakeFirst())?.count);
  return [await count('session'), await count('cart'), await count('cart_item')];
}

test('[PLUS-079] 500 carts of one network in a minute leave 300 rows, and none a day later', async () => {
  const known = shopperAt('10.8.0.1');
  await add(known);
  await known.do('cart.detail');
  const before = await counted();
  const statuses = [];
  let refused;
  for (let visitor = 0; visitor < 500; visitor++) {
    const answer = await add(shopperAt('10.8.0.1'));
    statuses.push(answer.status);
    if (answer.status === 429) refused = answer;
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(299);
  expect([refused?.key, refused?.headers.get('retry-after')]).toEqual(['error_too_many_requests', '1']);
  expect(refused?.text).toContain('Many visitors are coming from your connection');
  expect(await counted()).toEqual(before.map((count) => count + 299));
  expect((await add(shopperAt('10.8.0.2'))).status).toBe(200);
  // Who began before goes on.
  expect((await add(known)).status).toBe(200);
  await cleanUp(shop.database.db, new Date(start + dayMs));
  expect(await counted()).toEqual(before.map((count) => count + 300));
  await cleanUp(shop.database.db, new Date(start + dayMs + 1));
  expect(await counted()).toEqual(before);
});

test('a guest who came back within the day keeps the cart; one visit is kept for a quarter, several for good', async () => {
  const [one, several, gone] = [shopperAt('10.8.2.1'), shopperAt('10.8.2.2'), shopperAt('10.8.2.3')];
  for (const shopper of [one, several, gone]) await add(shopper);
  const left = async (days: number) => {
    await cleanUp(shop.database.db, new Date(start + days * dayMs));
    const rows = await shop.database.db.selectFrom('session').select('id_hash').execute();
    const hashes = rows.map(({ id_hash }) => id_hash);
    return [one, several, gone].map((shopper) => hashes.includes(hashOf(shopper)));
  };
  clock.set(new Date(start + 60_000));
  await one.do('cart.detail');
  clock.set(new Date(start + 2 * 3_600_000));
  await several.do('cart.detail');
  expect(await left(2)).toEqual([true, true, false]);
  expect(await left(90)).toEqual([true, true, false]);
  // A shop that was off for weeks catches up.
  expect(await left(115)).toEqual([false, true, false]);
  expect(await left(400)).toEqual([false, true, false]);
});

test('a step of the clean-up that fails keeps no session', async () => {
  await add(shopperAt('10.8.3.1'));
  const { db, pool } = shop.database;
  await pool.query('alter table chat rename to chat_away');
  await expect(cleanUp(db, new Date(start + 2 * dayMs))).rejects.toThrow('could not be forgotten');
  await pool.query('alter table chat_away rename to chat');
  const seenOnce = db.selectFrom('session').select('id_hash').where('came_back', '=', false);
  expect(await seenOnce.execute()).toEqual([]);
});

const hashOf = (shopper: ReturnType<typeof shopperAt>) =>
  sessionHash(shopper.cookies.get('sessionId') ?? '', 'us');
