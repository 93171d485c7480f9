import { expect, test } from 'vitest';
import { endpoints, type Endpoint, type EndpointId } from '@driveline/api/contract';
import { fuzzShop } from './malformed.ts';
import { samplesOf } from '../conformance/samples/samples.ts';
import { addressOf } from '../conformance/faults/corruptSample.ts';

const opened = fuzzShop();

/** A server that renders pages remembers their answers for all shoppers; the storefront's own calls know no shopper. */
const shared = (Object.keys(endpoints) as EndpointId[]).filter((id) => {
  const { cached, path }: Endpoint = endpoints[id];
  return cached === true && !path.startsWith('/api/');
});

test.each(shared)(
  '[API-011] [PLUS-037] %s says the same to everybody, and sets nothing, so that it may be shared',
  async (id) => {
    const { owner, shop } = opened;
    const { shopper, storeNumber, catalogVehicleId, vehicleId } = owner;
    await shopper.do('stores.setPreferred', { body: { storeNumber } });
    await shopper.call('vehicles.updatePreferred', { body: { vehicleId, catalogVehicleId } });
    await shopper.do('cart.detail', { query: { postalCode: '09012' } });
    expect(shopper.cookies.has('deliversTo')).toBe(true);
    const address = addressOf(endpoints[id].path, samplesOf(owner)[id]);
    const [own, guests] = await Promise.all([shopper, shop.shopper()].map((who) => who.fetch(address)));
    expect(await own?.text()).toBe(await guests?.text());
    for (const answer of [own, guests]) {
      expect(answer?.status).toBe(200);
      expect(answer?.headers.get('cache-control')).toMatch(/^public/);
      expect(answer?.headers.getSetCookie()).toEqual([]);
      expect(answer?.headers.has('jsession-authenticated')).toBe(false);
    }
  },
);
