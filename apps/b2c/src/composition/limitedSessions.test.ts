import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { stockedPart, type Stocked } from '../../seed/stockedPart.ts';
import { copyOf, isSignedIn, logIn } from '../../test/browsers.ts';
import { registered } from '../../test/registered.ts';
import { openShop, type Shop, type Shopper } from '../../test/shop.ts';
import { heldClock } from '../clock/clock.ts';
import { insideTransaction } from '../db/txScope.ts';

const start = '2026-03-03T18:00:00Z';
const anHourLater = new Date(Date.parse(start) + 61 * 60_000);
const clock = heldClock(start);
let isFull = false;
let taken: boolean[] = [];
const limiter = {
  take(key: string) {
    if (!key.startsWith('session:')) return Promise.resolve(0);
    taken.push(insideTransaction());
    return Promise.resolve(isFull ? 1 : 0);
  },
};
let shop: Shop;
let part: Stocked;
beforeAll(async () => {
  shop = await openShop({ clock, limiter });
  part = await stockedPart(shop, { onHand: 900, elsewhere: 900 });
});
afterAll(() => shop.close());
beforeEach(() => {
  clock.set(start);
  isFull = false;
  taken = [];
});

const add = (shopper: Shopper) =>
  shopper.call('cart.addItem', { body: { skuNumber: part.sku, quantity: 1, shipmentType: 'regular' } });

async function member(rememberMe: boolean): Promise<Shopper> {
  const { email } = await registered(shop);
  const shopper = shop.shopper();
  await logIn(shopper, email, rememberMe);
  return shopper;
}

test('[PLUS-079] the first part of a visitor takes one token, before the transaction', async () => {
  expect((await add(shop.shopper())).status).toBe(200);
  expect(taken).toEqual([false]);
});

test('[PLUS-079] [ACCT-005] a remembered browser is known where a full network lets nobody else in', async () => {
  const idle = await member(true);
  const apart = copyOf(shop, await member(true), ['rememberMe']);
  clock.set(anHourLater);
  [isFull, taken] = [true, []];
  for (const shopper of [idle, apart]) {
    expect(await isSignedIn(shopper)).toBe(true);
    expect((await add(shopper)).status).toBe(200);
  }
  expect(taken).toEqual([]);
  expect((await add(shop.shopper())).status).toBe(429);
});

test('[PLUS-079] a call that ends a sign-in, and one from another market, came with a session', async () => {
  const shopper = await member(false);
  const abroad = shop.shopper('mx');
  const { storeNumber } = await stockedPart(shop, { market: 'mx', skip: 1 });
  await abroad.do('stores.setPreferred', { body: { storeNumber } });
  const there = copyOf(shop, abroad, ['sessionId']);
  clock.set(anHourLater);
  [isFull, taken] = [true, []];
  expect([(await add(shopper)).status, (await add(there)).status]).toEqual([200, 200]);
  expect(taken).toEqual([]);
  expect(await isSignedIn(shopper)).toBe(false);
});
