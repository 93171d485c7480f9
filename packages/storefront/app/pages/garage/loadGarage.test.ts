import { expect, test } from 'vitest';
import { loadForTest, type Answers } from '../../data/loadForTest.ts';
import { loadDetails, loadServiceForm, loadServiceVehicles } from './loadGarage.ts';

const vehicle = (vehicleId: string) => ({ vehicleId, vehicleName: 'Car', catalogVehicleId: '1' });
const plan = { mileage: null, mileageUnit: 'mi', intervals: [] };
const service = { serviceItemId: 's1' };
const answers: Answers = {
  serviceHistory: { body: { services: [service] } },
  maintenanceIntervals: { body: plan },
  'vehicles/v1': { body: vehicle('v1') },
};

test('[ACCT-054] the only vehicle is not asked for', async () => {
  const load = (vehicles: readonly object[]) =>
    loadForTest(loadServiceVehicles, '/user/addServiceHistory', { vehicles: { body: { vehicles } } });
  expect((await load([vehicle('v 1')])).headers.get('location')).toBe('/user/addServiceHistory/v%201');
  expect((await load([vehicle('v1'), vehicle('v2')])).status).toBe(200);
  expect((await load([])).status).toBe(200);
});

test('[ACCT-054] an entry that is not there is not found', async () => {
  const load = (serviceItemId: string) =>
    loadForTest(loadServiceForm, '/user/addServiceHistory/v1', answers, {
      params: { vehicleId: 'v1', serviceItemId },
    });
  expect((await load('s1')).status).toBe(200);
  expect((await load('s2')).status).toBe(404);
});

test('[VEHST-018] a vehicle of somebody else is not found; what merely failed is', async () => {
  const load = (status: number) =>
    loadForTest(
      loadDetails,
      '/user/vehicleDetails/v1',
      { ...answers, 'vehicles/v1': { status, body: {} } },
      {
        params: { vehicleId: 'v1' },
      },
    );
  expect((await load(404)).status).toBe(404);
  expect((await load(500)).status).toBe(200);
});
