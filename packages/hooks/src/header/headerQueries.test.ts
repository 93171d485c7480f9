import { expect, test } from 'vitest';
import { header, store, vehicle } from '../../test/fixtures.ts';
import { stubClient } from '../../test/stubClient.ts';
import { createQueryClient } from '../client/queryClient.ts';
import { NO_SHOPPER, shopperOf } from '../shopper/shopper.ts';
import { headerQueries } from './headerQueries.ts';

test.each([
  [false, '/ecomm/b2c/v2/page/header'],
  [true, '/ecomm/b2c/v3/page/header'],
])('[API-014] with ACES_ENABLED %s header data comes from %s', async (on, path) => {
  const { client, sent } = stubClient({}, { config: { flags: { ACES_ENABLED: on }, values: {} } });
  await createQueryClient().fetchQuery(headerQueries.data(client));
  expect(sent.map(({ url }) => url.pathname)).toEqual([path]);
});

test('[API-029] hideXMContent is sent where it is asked for', async () => {
  const { client, sent } = stubClient({});
  await createQueryClient().fetchQuery(headerQueries.data(client, { hideXMContent: true }));
  expect(sent[0]!.url.search).toBe('?hideXMContent=true');
});

test('the shopper of header data is its vehicle, answers and store', () => {
  const vehicleMap = vehicle({ acesVehicleAttributes: { vehicleQuestionsIds: { trim: 'EX' } } });
  expect(shopperOf(header({ vehicleMap, storeDetails: store({ storeNumber: '7' }) }))).toMatchObject({
    vehicle: { vehicleId: 'v1', answers: { trim: 'EX' } },
    storeNumber: '7',
  });
  expect(shopperOf(header())).toBe(NO_SHOPPER);
});
