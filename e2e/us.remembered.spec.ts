import { addressOf, open } from './support/shop.ts';
import { expectStore } from './support/store.ts';
import { expect, test } from './support/test.ts';
import { expectVehicle, pickVehicle } from './support/vehicle.ts';

const civic = '2018 Honda Civic 2.0L I4';

test('[VEHST-004] a vehicle is in five cookies and outlives a reload', async ({ shop, page, context }) => {
  await open(shop, '/');
  await pickVehicle(shop, { year: '2018', make: 'Honda', model: 'Civic', engine: '2.0L I4' }, civic);
  const names = (await context.cookies())
    .map(({ name }) => name)
    .filter((name) => name.startsWith('preferredVehicle'));
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

test('[VEHST-040] an address names the store, and says when it is set', async ({ shop, page }) => {
  await open(shop, '/?spps.s=2101');
  await expect(page).toHaveURL(/new_store_set=true/);
  await expectStore(shop, '7700 Westbrook Pkwy');
  await open(shop, '/?spps.s=12ab');
  await expect(page).toHaveURL((url) => !url.searchParams.has('spps.s'));
  expect(addressOf(shop)).toBe('/');
  await expectStore(shop, '7700 Westbrook Pkwy');
});
