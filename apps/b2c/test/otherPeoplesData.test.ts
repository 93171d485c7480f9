import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EndpointId } from '@driveline/api/contract';
import { ownerOfAll } from './belongings.ts';
import type { Owner } from '../conformance/client/acquire.ts';
import { member } from './member.ts';
import { openShop, type Shop, type Shopper } from './shop.ts';
import { callsOf, isRemoval, learned, ownedFields, removals, unplaced } from '../conformance/ownedFields.ts';

let shop: Shop;
let owner: Owner;
let strangers: Readonly<Record<string, Shopper>>;
beforeAll(async () => {
  shop = await openShop({ limiter: { take: () => Promise.resolve(0) } });
  owner = await ownerOfAll(shop);
  const guest = shop.shopper();
  await guest.do('cart.addItem', {
    body: { skuNumber: owner.sku, quantity: 1, shipmentType: 'instore', storeNumber: owner.storeNumber },
  });
  strangers = {
    'a new browser': shop.shopper(),
    'a guest with a cart': guest,
    'another customer': (await ownerOfAll(shop, { car: 1 })).shopper,
    'a customer of another market': (await member(shop, { market: 'mx' })).shopper,
  };
});
afterAll(() => shop.close());

test('the table places every field that looks like an identity', () => {
  expect(unplaced).toEqual([]);
});

describe('what is another’s is as unknown as what is nobody’s', () => {
  test.each(ownedFields)('[PLUS-039] [ACCT-011] %s: %s', async (id, name) => {
    for (const [who, stranger] of Object.entries(strangers)) {
      const { own, nobodys } = callsOf(owner, id, name);
      const foreign = await learned(stranger, id, own);
      expect([who, foreign]).toEqual([who, await learned(stranger, id, nobodys)]);
      if (!isRemoval(id)) expect([who, foreign.status >= 400]).toEqual([who, true]);
    }
    const removal = removals[id];
    if (removal) {
      const { text } = await owner.shopper.call(removal.list);
      expect(text).toContain(removal.of(owner));
      return;
    }
    // One card alone cannot be joined; mergeCards.test.ts joins two.
    if (id === 'rewards.merge') return;
    // The owner has it still, and is told something else of what is nobody's.
    const { own, nobodys } = callsOf(owner, id, name);
    const fresh = consumes.has(id) ? await ownerOfAll(shop) : owner;
    const kept = consumes.has(id) ? callsOf(fresh, id, name).own : own;
    expect(await learned(fresh.shopper, id, kept)).not.toEqual(await learned(fresh.shopper, id, nobodys));
  });
});

/** After these the owner has it no more. */
const consumes = new Set<EndpointId>([
  'cart.swapItem',
  'cart.saveItem',
  'cart.moveSaved',
  'account.removeAddress',
  'account.removeCard',
  'garage.removeService',
  'orders.cancel',
  'orders.cancelShipment',
  'checkout.commit',
  'checkout.commitV1',
]);
