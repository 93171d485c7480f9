import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMarkets, markets } from '@driveline/markets';
import { withTx } from '../db/tx.ts';
import { catalogVehicles } from '../../test/garage.ts';
import { openShop, type Shop, type Shopper } from '../../test/shop.ts';
import { signedIn } from '../../test/signedIn.ts';
import { vehicleLimit } from './garage.ts';
import { mergeGuestVehicles } from './mergeGuestVehicles.ts';

let shop: Shop;
let ids: string[];
const market = createMarkets(markets).marketByCode('us');
beforeAll(async () => {
  shop = await openShop();
  ids = await catalogVehicles(shop, vehicleLimit + 3);
});
afterAll(() => shop.close());

const id = (index: number) => ids[index] ?? '';
const save = (shopper: Shopper, index: number) =>
  shopper.do('vehicles.add', { body: { catalogVehicleId: id(index) } });
const session = async (shopper: Shopper) => (await shopper.do('vehicles.current')).vehicleMap;

describe('a guest', () => {
  test('[API-093] [API-094] keeps one vehicle, the last', async () => {
    const guest = shop.shopper();
    expect(await guest.do('vehicles.current')).toEqual({ vehicleMap: null });
    await save(guest, 0);
    const { vehicles, vehicleCount } = await save(guest, 1);
    expect([vehicles.map(({ vehicleId }) => vehicleId), vehicleCount]).toEqual([[id(1)], 1]);
    expect((await session(guest))?.vehicleId).toBe(id(1));
    const params = { vehicleId: id(1) };
    expect(await guest.do('vehicles.remove', { params })).toEqual({ vehicles: [], vehicleCount: 0 });
    expect((await guest.call('vehicles.remove', { params })).key).toBe('error_vehicle_unknown');
  });

  test('[ACCT-011] has no details, history or plan', async () => {
    const guest = shop.shopper();
    await save(guest, 0);
    const params = { vehicleId: id(0) };
    for (const answer of [
      await guest.call('vehicles.details', { params }),
      await guest.call('vehicles.updateDetails', { params, body: {} }),
      await guest.call('garage.services', { params }),
      await guest.call('garage.maintenance', { params }),
    ]) {
      expect([answer.status, answer.key]).toEqual([401, 'error_not_signed_in']);
    }
  });
});

describe('the garage of an account', () => {
  test('[API-094] [API-097] holds several vehicles, the preferred one first', async () => {
    const { shopper } = await signedIn(shop);
    await save(shopper, 0);
    await save(shopper, 1);
    const again = await save(shopper, 1);
    expect(again.vehicleCount).toBe(2);
    expect(await session(shopper)).toMatchObject({ vehicleId: id(0), vehicleCount: 2 });
    const body = { vehicleId: id(1) };
    const { vehicleMap } = await shopper.do('vehicles.updatePreferred', { body });
    expect(vehicleMap).toMatchObject({ vehicleId: id(1), vehicleCount: 2 });
    const { vehicles } = await shopper.do('vehicles.list');
    expect(vehicles.map(({ vehicleId }) => vehicleId)).toEqual([id(1), id(0)]);
  });

  test('[API-094] [API-097] has room for so many, also when they come at once', async () => {
    const { shopper } = await signedIn(shop);
    const answers = await Promise.all(
      ids.map((catalogVehicleId) => shopper.call('vehicles.add', { body: { catalogVehicleId } })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(vehicleLimit);
    const refused = answers.find(({ status }) => status !== 200);
    expect([refused?.status, refused?.key]).toEqual([422, 'error_vehicle_limit']);
    expect((await shopper.do('vehicles.list')).vehicleCount).toBe(vehicleLimit);
    const kept = (await shopper.do('vehicles.list')).vehicles.map(({ vehicleId }) => vehicleId);
    const another = ids.find((each) => !kept.includes(each)) ?? '';
    const preferred = await shopper.call('vehicles.updatePreferred', { body: { catalogVehicleId: another } });
    expect(preferred.key).toBe('error_vehicle_limit');
  });

  test('[API-094] [API-097] unknown vehicles, and those of another market', async () => {
    const { shopper } = await signedIn(shop);
    const [foreign = ''] = await catalogVehicles(shop, 1, { market: 'br', fuel: 'flex' });
    for (const catalogVehicleId of ['999999999', 'x', foreign]) {
      for (const call of ['vehicles.add', 'vehicles.updatePreferred'] as const) {
        const answer = await shopper.call(call, { body: { catalogVehicleId } });
        expect([answer.status, answer.key]).toEqual([404, 'error_vehicle_unknown']);
      }
    }
  });

  test('a removed vehicle is gone with its history, from every session of the account', async () => {
    const { shopper, customerId } = await signedIn(shop);
    await save(shopper, 0);
    const params = { vehicleId: id(0) };
    const body = { date: '2026-01-02', mileage: 10, serviceType: 'other' };
    await shopper.do('garage.addService', { params, body });
    const phone = shop.shopper();
    await phone.do('vehicles.add', { body: { catalogVehicleId: id(0) } });
    await shop.database.db
      .updateTable('session')
      .set({ customer_id: customerId })
      .where('vehicle', 'is not', null)
      .where('customer_id', 'is', null)
      .execute();
    await shopper.do('vehicles.remove', { params });
    expect(await session(shopper)).toBeNull();
    expect(await session(phone)).toBeNull();
    await save(shopper, 0);
    expect(await shopper.do('garage.services', { params })).toEqual({ services: [] });
  });

  test('[PLUS-003] answers about a vehicle stay with it', async () => {
    const { shopper } = await signedIn(shop);
    await save(shopper, 0);
    await shopper.do('vehicles.answer', { body: { questionId: 'drive', value: 'awd' } });
    await shopper.do('vehicles.updatePreferred', { body: { catalogVehicleId: id(1) } });
    const body = { catalogVehicleId: id(0) };
    const { vehicleMap } = await shopper.do('vehicles.updatePreferred', { body });
    expect(vehicleMap.acesVehicleAttributes.vehicleQuestionsIds).toEqual({ drive: 'awd' });
  });

  test('shopping without a vehicle leaves the garage alone', async () => {
    const { shopper } = await signedIn(shop);
    await save(shopper, 0);
    expect(await shopper.do('vehicles.clearPreferred')).toEqual({ vehicleMap: null });
    expect((await shopper.do('vehicles.list')).vehicleCount).toBe(1);
  });
});

describe('details', () => {
  const details = {
    nickname: 'Blue',
    vin: '1hgcm82633a004352',
    licensePlate: 'ABC 123',
    state: 'TN',
    mileage: 45_000,
    purchaseDate: '2021-05-06',
    colour: 'Blue',
    note: 'Tires from 2025',
  };

  test('[API-095] [VEHST-017] are kept, changed one by one and taken back', async () => {
    const { shopper } = await signedIn(shop);
    await save(shopper, 0);
    const params = { vehicleId: id(0) };
    const empty = await shopper.do('vehicles.details', { params });
    expect(empty).toMatchObject({ vehicleId: id(0), nickname: null, mileage: null, mileageUnit: 'mi' });
    const saved = await shopper.do('vehicles.updateDetails', { params, body: details });
    expect(saved).toMatchObject({ ...details, vin: '1HGCM82633A004352', isPreferred: true });
    const body = { nickname: '', mileage: null, colour: 'Red' };
    const changed = await shopper.do('vehicles.updateDetails', { params, body });
    expect(changed).toMatchObject({ nickname: null, mileage: null, colour: 'Red', state: 'TN' });
    expect(await shopper.do('vehicles.details', { params })).toEqual(changed);
  });

  test.each([
    ['vin', '123'],
    ['vin', '1HG-CM82633A0'],
    ['licensePlate', 'A*B'],
    ['state', 'ZZ'],
    ['purchaseDate', '2026-02-30'],
    ['purchaseDate', '2999-01-01'],
  ])('[API-095] [VEHST-017] %s %j is refused, and nothing is stored', async (field, value) => {
    const { shopper } = await signedIn(shop);
    await save(shopper, 0);
    const params = { vehicleId: id(0) };
    const answer = await shopper.call('vehicles.updateDetails', {
      params,
      body: { nickname: 'x', [field]: value },
    });
    expect([answer.status, answer.key]).toEqual([422, 'error_vehicle_detail_invalid']);
    expect(JSON.parse(answer.text).errorDetails[0].field).toBe(field);
    expect((await shopper.do('vehicles.details', { params })).nickname).toBeNull();
  });

  test('[API-095] of another account are as unknown as none', async () => {
    const [owner, stranger] = [await signedIn(shop), await signedIn(shop)];
    await save(owner.shopper, 0);
    for (const vehicleId of [id(0), '999999999', 'x']) {
      const params = { vehicleId };
      for (const answer of [
        await stranger.shopper.call('vehicles.details', { params }),
        await stranger.shopper.call('vehicles.updateDetails', { params, body: details }),
        await stranger.shopper.call('vehicles.remove', { params }),
      ]) {
        expect([answer.status, answer.key]).toEqual([404, 'error_vehicle_unknown']);
      }
    }
  });
});

describe('signing in', () => {
  const merge = (customerId: string, vehicle: Parameters<typeof mergeGuestVehicles>[2]['vehicle']) =>
    withTx(shop.database.db, (tx) => mergeGuestVehicles(tx, new Date(), { market, customerId, vehicle }));

  const guestVehicle = async (index: number, answers = {}) => {
    const guest = shop.shopper();
    await save(guest, index);
    const map = (await session(guest))!;
    return {
      source: 'vin' as const,
      map: { ...map, acesVehicleAttributes: { vehicleQuestionsIds: answers } },
    };
  };

  test('a guest’s vehicle joins the garage and is preferred', async () => {
    const { shopper, customerId } = await signedIn(shop);
    await save(shopper, 0);
    const kept = await merge(customerId, await guestVehicle(1, { drive: '4wd' }));
    expect(kept).toMatchObject({ source: 'vin', map: { vehicleId: id(1), vehicleCount: 2 } });
    expect(kept?.map.acesVehicleAttributes.vehicleQuestionsIds).toEqual({ drive: '4wd' });
    expect(await merge(customerId, null)).toEqual(kept);
    expect((await shopper.do('vehicles.list')).vehicles[0]?.vehicleId).toBe(id(1));
  });

  test('one that is there already keeps its notes and takes the newer answers', async () => {
    const { shopper, customerId } = await signedIn(shop);
    await save(shopper, 0);
    const params = { vehicleId: id(0) };
    await shopper.do('vehicles.updateDetails', { params, body: { nickname: 'Blue' } });
    await shopper.do('vehicles.answer', { body: { questionId: 'drive', value: 'awd' } });
    const kept = await merge(customerId, await guestVehicle(0, { drive: 'fwd' }));
    expect(kept?.map.acesVehicleAttributes.vehicleQuestionsIds).toEqual({ drive: 'fwd' });
    expect(await shopper.do('vehicles.details', { params })).toMatchObject({
      nickname: 'Blue',
      vehicleCount: 1,
    });
  });

  test('a full garage stays as it is; nothing from nothing is nothing', async () => {
    const { shopper, customerId } = await signedIn(shop);
    expect(await merge(customerId, null)).toBeNull();
    for (let index = 0; index < vehicleLimit; index++) await save(shopper, index);
    const vehicle = await guestVehicle(vehicleLimit);
    expect(await merge(customerId, vehicle)).toEqual(vehicle);
    expect((await shopper.do('vehicles.list')).vehicleCount).toBe(vehicleLimit);
  });
});
