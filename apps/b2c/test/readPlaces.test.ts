import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints, type Endpoint, type EndpointId } from '@driveline/api/contract';
import type { Owner } from '../conformance/client/acquire.ts';
import { addressOf } from '../conformance/faults/corruptSample.ts';
import type { Sample } from '../conformance/samples/sample.ts';
import { samplesOf } from '../conformance/samples/samples.ts';
import { ownerOfAll } from './belongings.ts';
import { copyOf } from './browsers.ts';
import { keepNoAnswers } from './keepNoAnswers.ts';
import { readingHandle, type ReadingHandle } from './readingHandle.ts';
import { readsOfReplica } from './readsOfReplica.ts';
import { openShop, type Shop } from './shop.ts';

const limiter = { take: () => Promise.resolve(0) };
const ids = Object.keys(endpoints) as EndpointId[];
const readsOfPrimary = ids.filter((id) => !readsOfReplica.includes(id));
/** What ends a sign-in or spends the cart comes last. */
const turnOf = (id: EndpointId) => (endpoints[id].method === 'GET' ? 0 : id.startsWith('identity.') ? 2 : 1);

keepNoAnswers();
let shop: Shop;
let owner: Owner;
let reading: ReadingHandle;
beforeAll(async () => {
  const first = await openShop({ limiter });
  reading = readingHandle(first.database);
  shop = await openShop({ limiter, readDatabase: reading }, first.database);
  owner = await ownerOfAll(shop);
  const { catalogVehicleId, storeNumber, shopper } = owner;
  await shopper.do('vehicles.updatePreferred', { body: { catalogVehicleId } });
  await shopper.do('stores.setPreferred', { body: { storeNumber } });
  // Of whom a page asks most: an address to deliver to, in a cart.
  await shopper.do('cart.detail', { query: { postalCode: '09012' } });
  await first.b2c.close();
});
afterAll(() => shop.close());

/** Requests that find something, where those of the samples would not. */
const finding = ({ sku, catalogVehicleId, storeNumber }: Owner): Partial<Record<EndpointId, Sample>> => ({
  'catalog.product': { query: { itemIds: sku } },
  'catalog.productByGateway': { query: { itemIds: sku } },
  'catalog.pageType': { query: { canonicalPath: '/parts/brakes' } },
  'catalog.category': { query: { canonicalPath: '/parts/brakes' } },
  'catalog.skuDetails': { query: { skuNumbers: sku, storeNumber } },
  'catalog.relatedParts': { query: { skuNumber: sku } },
  'garage.repairGuide': { query: { vehicleId: catalogVehicleId } },
  'vehicles.byVin': { params: { vin: '1HGCM82633A004352' } },
});

test('no call that writes reads from a replica', () => {
  expect(readsOfReplica.filter((id) => endpoints[id].method !== 'GET')).toEqual([]);
  // Else the calls below would not ask where parcels go.
  expect(owner.shopper.cookies.has('deliversTo')).toBe(true);
});

/** Of shoppers, sessions and orders, which no replica is asked for. */
const own =
  /\b(?:from|join|update|into)\s+"?(cart\w*|session|customer\w*|orders|order_\w+|saved_\w+|payment\w*|service_item|warranty\w*|loyalty_\w+|remembered_browser|part_list\w*|gift_card\w*|wallet_visit|chat\w*|contact_case|sign_in_\w+|subscription|kept_card|store_receipt|idempotency\w*|promotion_customer)\b/i;

const request = (id: EndpointId, sample: Sample) => {
  const { method, path }: Endpoint = endpoints[id];
  const init: RequestInit = {
    method,
    ...(sample.body && {
      body: JSON.stringify(sample.body),
      headers: { 'content-type': 'application/json' },
    }),
  };
  return [addressOf(path, sample), init] as const;
};

describe('from the replica, which refuses writes, reads', () => {
  test.each(readsOfReplica)('%s', async (id) => {
    // Of a process that has read nothing yet.
    const handle = readingHandle(shop.database);
    const fresh = await openShop({ limiter, readDatabase: handle }, shop.database);
    const sample = finding(owner)[id] ?? samplesOf(owner)[id];
    const answer = await copyOf(fresh, owner.shopper).fetch(...request(id, sample));
    expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)]);
    expect(handle.asked.length).toBeGreaterThan(0);
    expect(handle.asked.flatMap((sql) => own.exec(sql)?.[1] ?? [])).toEqual([]);
    await fresh.b2c.close();
  });
});

describe('from the database itself reads', () => {
  test.each(readsOfPrimary.toSorted((a, b) => turnOf(a) - turnOf(b)))('%s', async (id) => {
    const before = reading.asked.length;
    const answer = await owner.shopper.fetch(...request(id, samplesOf(owner)[id]));
    expect(answer.status).toBeLessThan(500);
    expect(reading.asked.slice(before)).toEqual([]);
  });
});
