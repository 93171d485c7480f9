import { open } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import { expectVehicle, pickVehicle } from './support/vehicle.ts';

const civic = '2018 Honda Civic 2.0L I4';

test('[VEHST-004] a vehicle is in five cookies and outlives a reload', async ({ shop, page, context }) => {
  await open(shop, '/');
  await pickVehicle(shop, { year: '2018', make: 'Honda', model: 'Civic', engine: '2.0L I4' }, civic);
  const names = (await context.cookies())
    .map(({ name }) => name)
    .filter((name) => /^preferredVehicle/.test(name));
  expect(names.toSorted()).toEqual([
    'preferredVehicleEngine',
    'preferredVehicleId',
    'preferredVehicleMake',
    'preferredVehicleModel',
    'preferredVehicleYear',
  ]);
  await page.reload();
  await expectVehicle(shop, civic);
});
