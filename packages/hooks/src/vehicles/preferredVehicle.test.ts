import { fixture } from '@driveline/api/testing';
import { describe, expect, test } from 'vitest';
import { answering } from '../../test/answering.ts';
import { header, vehicle } from '../../test/fixtures.ts';
import { createQueryClient } from '../client/queryClient.ts';
import { headerQueries } from '../header/headerQueries.ts';
import { runMutation } from '../mutations/runMutation.ts';
import { isApplicationProduct } from './tooltipPage.ts';
import { vehicleMutations } from './vehicleMutations.ts';
import { vehicleQueries } from './vehicleQueries.ts';

const civic = vehicle();

test('[VEHST-005] every field of the wire is read, and ids of further catalogues stay', async () => {
  const names = [
    ['vehicleId', 'vehicleName', 'vehicleCount', 'year', 'make', 'model', 'engine', 'driveType', 'subModel'],
    ['region', 'catalogVehicleId', 'makeId', 'modelId', 'vehicleTypeId', 'makeName', 'modelName'],
    ['engineName', 'vehicleTypeName', 'acesVehicleAttributes'],
  ].flat();
  expect(Object.keys(fixture('vehicles.current').vehicleMap ?? {}).sort()).toEqual(names.sort());
  const further = { ...civic, catalogBaseVehicleId: '4711', catalogEngineId: 'e9' };
  const { client } = answering({ 'vehicles.current': { vehicleMap: further } });
  const { vehicleMap } = await createQueryClient().fetchQuery(vehicleQueries.current(client));
  expect(vehicleMap?.acesVehicleAttributes.vehicleQuestionsIds).toEqual({});
  expect(vehicleMap).toEqual(further);
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
});

test.each([
  ['VEHICLE_SPECIFIC', true],
  ['UNIVERSAL', false],
  ['', false],
])('[CATALOG-036] a product of fitment %s is an application product: %s', (vehicleFitment, isOne) => {
  expect(isApplicationProduct({ vehicleFitment })).toBe(isOne);
});
