import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { catalogVehicles } from '../../test/garage.ts';
import { openShop, type Shop } from '../../test/shop.ts';
import { signedIn } from '../../test/signedIn.ts';
import { serviceLimit } from './serviceHistory.ts';

let shop: Shop;
let vehicleId = '';
const noon = new Date('2026-06-15T12:00:00Z');
let now = noon;
beforeEach(() => {
  now = noon;
});
beforeAll(async () => {
  shop = await openShop({ clock: { now: () => now } });
  [vehicleId = ''] = await catalogVehicles(shop, 1);
});
afterAll(() => shop.close());

async function owner(market = 'us', id = vehicleId) {
  const { shopper, customerId } = await signedIn(shop, { market });
  await shopper.do('vehicles.add', { body: { catalogVehicleId: id } });
  return { shopper, customerId, params: { vehicleId: id } };
}

const oil = {
  date: '2026-03-01',
  mileage: 40_000,
  serviceType: 'engine-oil',
  cost: 39.95,
  shop: 'Main St',
  note: '0W-20',
};

describe('service history', () => {
  test('[API-096] [ACCT-054] is written, corrected and removed, newest first', async () => {
    const { shopper, params } = await owner();
    expect(await shopper.do('garage.services', { params })).toEqual({ services: [] });
    await shopper.do('garage.addService', { params, body: oil });
    const later = { date: '2026-06-14', mileage: 44_000, serviceType: 'repair' };
    const { services } = await shopper.do('garage.addService', { params, body: later });
    expect(services).toMatchObject([
      { ...later, serviceName: 'Repair', cost: null, shop: null, note: null },
      { ...oil, serviceName: 'Engine oil and filter' },
    ]);
    const serviceItemId = services[0]?.serviceItemId ?? '';
    const item = { ...params, serviceItemId };
    const corrected = await shopper.do('garage.updateService', {
      params: item,
      body: { ...later, cost: 120.5 },
    });
    expect(corrected.services[0]).toMatchObject({ serviceItemId, cost: 120.5 });
    const left = await shopper.do('garage.removeService', { params: item });
    expect(left.services).toHaveLength(1);
    const again = await shopper.call('garage.removeService', { params: item });
    expect([again.status, again.key]).toEqual([404, 'error_service_unknown']);
  });

  test('[API-096] [ACCT-054] is not corrected into what cannot have been', async () => {
    const { shopper, params } = await owner();
    const { services } = await shopper.do('garage.addService', { params, body: oil });
    const item = { ...params, serviceItemId: services[0]?.serviceItemId ?? '' };
    const future = await shopper.call('garage.updateService', {
      params: item,
      body: { ...oil, date: '2099-01-01' },
    });
    expect([future.status, future.key]).toEqual([422, 'error_service_invalid']);
    expect((await shopper.do('garage.services', { params })).services[0]?.date).toBe(oil.date);
  });

  test('[API-096] [ACCT-054] of today in San Juan is not of the future while it is yesterday in Chicago', async () => {
    const { shopper, params } = await owner();
    now = new Date('2026-06-16T04:30:00Z');
    const on = (date: string) => shopper.call('garage.addService', { params, body: { ...oil, date } });
    expect((await on('2026-06-16')).status).toBe(200);
    expect((await on('2026-06-17')).key).toBe('error_service_invalid');
  });

  test.each([0, 1, 2, 3, 4, 5, 6])(
    '[API-096] of a vehicle that goes %i reads later is kept or refused',
    async (reads) => {
      const { shopper, params } = await owner();
      const [added] = await Promise.all([
        shopper.call('garage.addService', { params, body: oil }),
        (async () => {
          for (let read = 0; read < reads; read++) await shop.database.pool.query('select 1');
          await shopper.do('vehicles.remove', { params });
        })(),
      ]);
      expect([200, 404]).toContain(added.status);
    },
  );

  test('[API-096] the same service sent again, or at once, is one', async () => {
    const { shopper, params } = await owner();
    await Promise.all(
      Array.from({ length: 5 }, () => shopper.do('garage.addService', { params, body: oil })),
    );
    expect((await shopper.do('garage.services', { params })).services).toHaveLength(1);
    const { services } = await shopper.do('garage.addService', { params, body: { ...oil, note: 'other' } });
    const serviceItemId = services.find(({ note }) => note === 'other')?.serviceItemId ?? '';
    const merged = await shopper.do('garage.updateService', {
      params: { ...params, serviceItemId },
      body: oil,
    });
    expect(merged.services).toMatchObject([{ serviceItemId, note: oil.note }]);
  });

  test('[ACCT-054] the mileage follows, and never falls', async () => {
    const { shopper, params } = await owner();
    const mileage = async () => (await shopper.do('vehicles.details', { params })).mileage;
    await shopper.do('garage.addService', { params, body: oil });
    expect(await mileage()).toBe(40_000);
    await shopper.do('garage.addService', { params, body: { ...oil, date: '2024-01-01', mileage: 20_000 } });
    expect(await mileage()).toBe(40_000);
  });

  test('[ACCT-054] [ACCT-055] a mistyped mileage is corrected and removed with its service, one that was read stays', async () => {
    const { shopper, params } = await owner();
    const mileage = async () => (await shopper.do('vehicles.details', { params })).mileage;
    const add = async (body: typeof oil) => {
      const { services } = await shopper.do('garage.addService', { params, body });
      return services.find((one) => one.mileage === body.mileage)?.serviceItemId ?? '';
    };
    await add({ ...oil, date: '2025-09-01', mileage: 36_000 });
    const serviceItemId = await add({ ...oil, mileage: 400_000 });
    expect(await mileage()).toBe(400_000);
    const item = { ...params, serviceItemId };
    await shopper.do('garage.updateService', { params: item, body: oil });
    expect(await mileage()).toBe(40_000);
    await shopper.do('garage.removeService', { params: item });
    expect(await mileage()).toBe(36_000);
    await shopper.do('vehicles.updateDetails', { params, body: { mileage: 41_000 } });
    const another = await add(oil);
    await shopper.do('garage.removeService', { params: { ...params, serviceItemId: another } });
    expect(await mileage()).toBe(41_000);
  });

  test.each([
    ['date', '2026-06-16', 422],
    ['date', '2026-02-30', 422],
    ['serviceType', 'flux-capacitor', 422],
    ['serviceType', '__proto__', 422],
    ['mileage', -1, 400],
    ['mileage', 10_000_000, 400],
    ['mileage', 1.5, 400],
    ['note', 'x'.repeat(501), 400],
    ['cost', -1, 400],
  ])('[API-096] [ACCT-054] %s %j is refused', async (field, value, status) => {
    const { shopper, params } = await owner();
    const answer = await shopper.call('garage.addService', { params, body: { ...oil, [field]: value } });
    expect([answer.status, JSON.parse(answer.text).errorDetails[0].field]).toEqual([status, field]);
    if (status === 422) expect(answer.key).toBe('error_service_invalid');
    expect((await shopper.do('garage.services', { params })).services).toEqual([]);
  });

  test('[API-096] of another account is as unknown as none', async () => {
    const mine = await owner();
    const { services } = await mine.shopper.do('garage.addService', { params: mine.params, body: oil });
    const serviceItemId = services[0]?.serviceItemId ?? '';
    const { shopper: stranger } = await signedIn(shop);
    const { shopper: neighbour } = await owner();
    const params = { ...mine.params, serviceItemId };
    for (const answer of [
      await stranger.call('garage.services', { params }),
      await stranger.call('garage.addService', { params, body: oil }),
      await stranger.call('garage.updateService', { params, body: oil }),
      await stranger.call('garage.removeService', { params }),
      await stranger.call('garage.maintenance', { params }),
    ]) {
      expect([answer.status, answer.key]).toEqual([404, 'error_vehicle_unknown']);
    }
    for (const call of ['garage.updateService', 'garage.removeService'] as const) {
      const answer = await neighbour.call(call, {
        params,
        ...(call === 'garage.updateService' ? { body: oil } : {}),
      });
      expect([answer.status, answer.key]).toEqual([404, 'error_service_unknown']);
    }
    expect((await mine.shopper.do('garage.services', { params })).services).toHaveLength(1);
  });

  test('[API-096] has an end', async () => {
    const { shopper, customerId, params } = await owner();
    await shop.database.db
      .insertInto('service_item')
      .values(
        Array.from({ length: serviceLimit }, (_, index) => ({
          id: `${customerId}-${index}`,
          customer_id: customerId,
          vehicle_id: Number(vehicleId),
          market: 'us',
          done_on: '2020-01-01',
          mileage: index,
          service_type: 'other',
          content_hash: String(index),
        })),
      )
      .execute();
    const answer = await shopper.call('garage.addService', { params, body: oil });
    expect([answer.status, answer.key]).toEqual([422, 'error_service_limit']);
    expect((await shopper.do('garage.services', { params })).services).toHaveLength(serviceLimit);
    await shop.database.db.deleteFrom('service_item').where('id', '=', `${customerId}-0`).execute();
    for (const _time of ['first', 'again']) await shopper.do('garage.addService', { params, body: oil });
  });
});

describe('maintenance', () => {
  test('[ACCT-055] tells the last time, the next one and what it needs, the most urgent first', async () => {
    const { shopper, params } = await owner();
    await shopper.do('garage.addService', { params, body: { ...oil, date: '2025-11-01' } });
    const { intervals, mileage, mileageUnit } = await shopper.do('garage.maintenance', { params });
    expect([mileage, mileageUnit]).toEqual([40_000, 'mi']);
    expect(intervals[0]).toMatchObject({
      serviceType: 'engine-oil',
      lastService: { date: '2025-11-01', mileage: 40_000 },
      nextDue: { date: '2026-05-01', mileage: 45_000 },
      status: 'overdue',
      shopPath: expect.stringMatching(/\/oil-filters$/),
      guideId: 'engine-oil',
    });
    expect(intervals.slice(1).every(({ status }) => status === 'unrecorded')).toBe(true);
  });

  test('[ACCT-055] a service is overdue when its day is over everywhere in the market', async () => {
    const { shopper, params } = await owner();
    await shopper.do('garage.addService', { params, body: { ...oil, date: '2025-12-15' } });
    const status = async () => (await shopper.do('garage.maintenance', { params })).intervals[0]?.status;
    // The last minute of the 15th in Honolulu, and the minute after it.
    now = new Date('2026-06-16T09:59:00Z');
    expect(await status()).toBe('dueSoon');
    now = new Date('2026-06-16T10:00:00Z');
    expect(await status()).toBe('overdue');
  });

  test('[ACCT-055] an electric car needs no oil; kilometres and words are the market’s', async () => {
    const [electric = ''] = await catalogVehicles(shop, 1, { fuel: 'electric' });
    const us = await owner('us', electric);
    const { intervals } = await us.shopper.do('garage.maintenance', { params: us.params });
    const types = intervals.map(({ serviceType }) => serviceType);
    expect(types).toContain('cabin-filter');
    expect(types).not.toContain('engine-oil');
    const [flex = ''] = await catalogVehicles(shop, 1, { market: 'br', fuel: 'flex' });
    const br = await owner('br', flex);
    const plan = await br.shopper.do('garage.maintenance', { params: br.params });
    expect(plan.mileageUnit).toBe('km');
    expect(plan.intervals.find(({ serviceType }) => serviceType === 'engine-oil')).toMatchObject({
      name: 'Óleo do motor e filtro',
      everyMileage: 8000,
    });
  });

  test('[ACCT-055] every shelf and guide that it names is there', async () => {
    const { shopper, params } = await owner();
    const { intervals } = await shopper.do('garage.maintenance', { params });
    for (const { shopPath, guideId } of intervals) {
      const canonicalPath = shopPath ?? '/parts';
      expect((await shopper.call('catalog.pageType', { query: { canonicalPath } })).status).toBe(200);
      const query = guideId ? { guideId } : {};
      expect((await shopper.call('garage.repairGuide', { query })).status).toBe(200);
    }
  });
});
