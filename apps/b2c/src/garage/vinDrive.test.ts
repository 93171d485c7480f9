import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../test/shop.ts';
import { signedIn } from '../../test/signedIn.ts';
import { checkDigit } from '../vehicles/vin.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const vinOf = (text: string) => text.slice(0, 8) + checkDigit(text) + text.slice(9);
const shocks = { canonicalPath: '/parts/suspension-and-steering/shocks' };

/** A CR-V of 2014 as the session has it after its VIN was looked up, and what the shelf of its shocks asks. */
async function chosen(found: string, sent?: string, shopper = shop.shopper()) {
  const { vehicles } = await shopper.do('vehicles.byVin', { params: { vin: vinOf(found) } });
  const { catalogVehicleId } = vehicles[0]!;
  const { vehicleMap } = await shopper.do('vehicles.updatePreferred', {
    body: { catalogVehicleId, source: 'vin', ...(sent && { vin: vinOf(sent) }) },
  });
  const { questionCount, products } = await shopper.do('catalog.search', { query: shocks });
  const sources = products.flatMap(({ fit }) =>
    fit.reasons.filter(({ source, label }) => source === 'vin' && /drive/i.test(label)),
  );
  return { ...vehicleMap, ...vehicleMap.acesVehicleAttributes, questionCount, isProven: sources.length > 0 };
}

const allWheels = '2HKRM4H50EH600001';
const frontWheels = '2HKRM3H50EH600001';

test('[PLUS-003] a VIN that tells the drive answers its question, and is the reason', async () => {
  expect(await chosen(allWheels, allWheels)).toMatchObject({
    driveType: '4wd',
    vehicleQuestionsIds: { drive: '4wd' },
    questionCount: 0,
    isProven: true,
  });
  expect(await chosen(frontWheels, frontWheels)).toMatchObject({ driveType: '2wd', questionCount: 0 });
});

test('[PLUS-003] without the VIN, or with that of another vehicle, the drive is asked', async () => {
  const silver = '1GCVKREC0EZ100001';
  for (const sent of [undefined, silver, 'nonsense'])
    expect(await chosen(allWheels, sent)).toMatchObject({ driveType: '', vehicleQuestionsIds: {} });
  expect((await chosen(allWheels)).questionCount).toBeGreaterThan(0);
});

test('[PLUS-003] the VIN of a second car of the same kind tells its own drive', async () => {
  const shopper = shop.shopper();
  await chosen(allWheels, allWheels, shopper);
  const second = { driveType: '2wd', vehicleQuestionsIds: { drive: '2wd' }, isProven: true };
  expect(await chosen(frontWheels, frontWheels, shopper)).toMatchObject(second);
});

test('[PLUS-003] a VIN knows better than an answer, and chosen without it the vehicle is asked again', async () => {
  const shopper = shop.shopper();
  await chosen(allWheels, undefined, shopper);
  const answer = (value: string) => shopper.do('vehicles.answer', { body: { questionId: 'drive', value } });
  await answer('2wd');
  const told = { driveType: '4wd', vehicleQuestionsIds: { drive: '4wd' } };
  expect(await chosen(allWheels, allWheels, shopper)).toMatchObject(told);
  const open = await chosen(allWheels, undefined, shopper);
  expect(open).toMatchObject({ driveType: '', vehicleQuestionsIds: {} });
  expect(open.vehicleQuestionsIds).toEqual({});
  // What the shopper said stays.
  await answer('2wd');
  expect((await chosen(allWheels, undefined, shopper)).vehicleQuestionsIds).toEqual({ drive: '2wd' });
});

test('[PLUS-003] a VIN tells the drive only of a vehicle that was found by it', async () => {
  const shopper = shop.shopper();
  const { vehicles } = await shopper.do('vehicles.byVin', { params: { vin: vinOf(allWheels) } });
  const body = { catalogVehicleId: vehicles[0]!.catalogVehicleId, vin: vinOf(allWheels) };
  for (const source of [undefined, 'picker' as const]) {
    const { vehicleMap } = await shopper.do('vehicles.updatePreferred', {
      body: { ...body, ...(source && { source }) },
    });
    expect(vehicleMap.driveType).toBe('');
  }
  const long = { ...body, source: 'vin' as const, vin: `${body.vin}0` };
  expect((await shopper.call('vehicles.updatePreferred', { body: long })).status).toBe(400);
});

test('[PLUS-003] over the limit of its network a vehicle is chosen, and its drive is asked', async () => {
  let wait = 0;
  const own = await openShop({
    limiter: { take: (key) => Promise.resolve(key.startsWith('vin-choice:') ? wait : 0) },
  });
  const shopper = own.shopper();
  const { vehicles } = await shopper.do('vehicles.byVin', { params: { vin: vinOf(allWheels) } });
  const body = {
    catalogVehicleId: vehicles[0]!.catalogVehicleId,
    source: 'vin' as const,
    vin: vinOf(allWheels),
  };
  for (const [seconds, drive] of [
    [0, '4wd'],
    [30, ''],
  ] as const) {
    wait = seconds;
    const { vehicles: saved } = await shopper.do('vehicles.add', { body });
    expect(saved[0]?.driveType).toBe(drive);
  }
  await own.close();
});

const provenAllWheels = {
  driveType: '4wd',
  vehicleQuestionsIds: { drive: '4wd' },
  questionCount: 0,
  isProven: true,
};

test('[PLUS-003] [API-094] an account keeps what the VIN of a new car, and of a saved one, told', async () => {
  const { shopper } = await signedIn(shop);
  expect(await chosen(allWheels, allWheels, shopper)).toMatchObject(provenAllWheels);
  // Picked again it is the same saved car.
  const again = await shopper.do('vehicles.updatePreferred', {
    body: { catalogVehicleId: (await shopper.do('vehicles.current')).vehicleMap!.vehicleId },
  });
  expect(again.vehicleMap.driveType).toBe('4wd');
  const { shopper: other } = await signedIn(shop);
  const { vehicles } = await other.do('vehicles.byVin', { params: { vin: vinOf(allWheels) } });
  await other.do('vehicles.add', { body: { catalogVehicleId: vehicles[0]!.catalogVehicleId } });
  await other.do('vehicles.answer', { body: { questionId: 'drive', value: '2wd' } });
  expect(await chosen(allWheels, allWheels, other)).toMatchObject(provenAllWheels);
  expect(await chosen(frontWheels, frontWheels, other)).toMatchObject({
    driveType: '2wd',
    vehicleQuestionsIds: { drive: '2wd' },
  });
});
