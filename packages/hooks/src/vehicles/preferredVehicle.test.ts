import type { VehicleMap } from '@driveline/api';
import { fixture } from '@driveline/api/testing';
import { describe, expect, test } from 'vitest';
import { answering } from '../../test/answering.ts';
import { header, vehicle } from '../../test/fixtures.ts';
import { createQueryClient } from '../client/queryClient.ts';
import { headerQueries } from '../header/headerQueries.ts';
import { runMutation } from '../mutations/runMutation.ts';
import { shopperFromCookies } from '../shopper/shopperFromCookies.ts';
import { formatCookie, parseCookies, vehicleCookies } from '../storage/cookies.ts';
import { isApplicationProduct, preferredVehicle } from './preferredVehicle.ts';
import { vehicleMutations } from './vehicleMutations.ts';
import { vehicleQueries } from './vehicleQueries.ts';

const civic = vehicle();

describe('[VEHST-002] the preferred vehicle', () => {
  test('has its name, its parts and its ids', () => {
    expect(preferredVehicle(civic)).toEqual({
      vehicleId: 'v1',
      vehicleName: '2018 Honda Civic 2.0L L4',
      year: '2018',
      make: 'Honda',
      model: 'Civic',
      engine: '2.0L L4',
      makeId: 'mk1',
      modelId: 'md1',
      vehicleTypeId: 'vt1',
      catalogVehicleId: 'cv1',
      catalogIds: { catalogVehicleId: 'cv1' },
    });
  });

  test('[VEHST-003] has the engine that its name tells, whatever stands in the field', () => {
    expect(preferredVehicle(vehicle({ engine: '' })).engine).toBe('2.0L L4');
  });
});

test('[VEHST-005] every field of the wire is read, and ids of further catalogues stay, as texts', async () => {
  const names = [
    ['vehicleId', 'vehicleName', 'vehicleCount', 'year', 'make', 'model', 'engine', 'driveType', 'subModel'],
    ['region', 'catalogVehicleId', 'makeId', 'modelId', 'vehicleTypeId', 'makeName', 'modelName'],
    ['engineName', 'vehicleTypeName', 'acesVehicleAttributes'],
  ].flat();
  expect(Object.keys(fixture('vehicles.current').vehicleMap ?? {}).sort()).toEqual(names.sort());
  const further = { ...civic, catalogBaseVehicleId: 4711, catalogEngineId: 'e9', catalogRegionId: '', catalogue: 'x' }; // prettier-ignore
  const { client } = answering({ 'vehicles.current': { vehicleMap: further } });
  const { vehicleMap } = await createQueryClient().fetchQuery(vehicleQueries.current(client));
  expect(vehicleMap?.acesVehicleAttributes.vehicleQuestionsIds).toEqual({});
  expect(preferredVehicle(vehicleMap as VehicleMap).catalogIds).toEqual({
    catalogVehicleId: 'cv1',
    catalogBaseVehicleId: '4711',
    catalogEngineId: 'e9',
  });
});

describe('[VEHST-001] one vehicle is kept', () => {
  test('on the page: another one takes its place everywhere', async () => {
    const jetta = vehicle({ vehicleId: 'v2', vehicleName: '2015 VW Jetta' });
    const { client } = answering({
      'shell.header': header({ vehicleMap: civic }),
      'vehicles.updatePreferred': { vehicleMap: jetta },
    });
    const queryClient = createQueryClient();
    await queryClient.fetchQuery(headerQueries.data(client));
    await runMutation(queryClient, vehicleMutations.setVehicle(client), { catalogVehicleId: 'cv2' });
    expect(queryClient.getQueryData(headerQueries.data(client).queryKey)?.vehicleMap).toEqual(jetta);
    expect(queryClient.getQueryData(vehicleQueries.current(client).queryKey)?.vehicleMap).toEqual(jetta);
  });

  test('across visits: its cookies outlive the session, and the next page knows it by them', () => {
    const written = vehicleCookies(preferredVehicle(civic));
    expect(written).toHaveLength(5);
    expect(written.every((line) => /Max-Age=[1-9]/.test(line))).toBe(true);
    const nextVisit = written.map((line) => line.split(';')[0]).join('; ');
    expect(parseCookies(nextVisit)).toMatchObject({
      preferredVehicleYear: '2018',
      preferredVehicleMake: 'Honda',
      preferredVehicleModel: 'Civic',
      preferredVehicleEngine: '2.0L L4',
    });
    expect(shopperFromCookies(nextVisit).vehicle).toEqual({ vehicleId: 'v1', year: '2018' });
    expect(formatCookie('x', '')).not.toContain('Max-Age');
  });
});

test.each([
  ['VEHICLE_SPECIFIC', true],
  ['UNIVERSAL', false],
  ['', false],
])('[CATALOG-036] a product of fitment %s is an application product: %s', (vehicleFitment, isOne) => {
  expect(isApplicationProduct({ vehicleFitment })).toBe(isOne);
});
