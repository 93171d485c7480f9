import { expect, test } from 'vitest';
import { postForTest } from '../../shop/postForTest.ts';
import { manageAction } from './garageActions.ts';

/** What a post of the page that manages vehicles asks the server for, and where it leads. */
async function post(fields: Record<string, string>) {
  const sent: unknown[] = [];
  const fetch = async (url: string, { method = 'GET', body }: RequestInit) => {
    const name = new URL(url).pathname.replace('/ecomm/b2c/v1/', '');
    if (method !== 'GET') sent.push([method, name, ...(body ? [JSON.parse(String(body))] : [])]);
    return Response.json({});
  };
  const left = await postForTest(manageAction, { path: '/user/myVehicle/manage/', fields, fetch }).run();
  return { sent, to: left instanceof Response ? left.headers.get('location') : undefined };
}

test('[VEHST-016] every vehicle that is chosen is removed, and no other', async () => {
  const { sent, to } = await post({ intent: 'remove-vehicles', 'vehicle.v1': 'on', 'vehicle.v3': 'on' });
  expect(sent).toEqual([
    ['DELETE', 'vehicles/v1'],
    ['DELETE', 'vehicles/v3'],
  ]);
  expect(to).toBe('/user/myVehicle/manage?done=removed');
  expect(await post({ intent: 'remove-vehicles' })).toEqual({ sent: [], to: '/user/myVehicle/manage' });
});

test('[VEHST-016] a vehicle gets the name that was typed, or none', async () => {
  const name = (nickname: string) => post({ intent: 'save-nickname', vehicleId: 'v1', nickname });
  expect((await name(' Old Blue ')).sent).toEqual([['PUT', 'vehicles/v1/details', { nickname: 'Old Blue' }]]);
  expect((await name(' ')).sent).toEqual([['PUT', 'vehicles/v1/details', { nickname: null }]]);
});
