import { expect, test } from 'vitest';
import { endpoints, schemas, type EndpointId, type EndpointSchemas } from '@driveline/api/contract';
import type { Belongings } from '../conformance/samples/sample.ts';
import { sampleOf } from '../conformance/samples/sampleOf.ts';

const own = {
  sku: '100001',
  storeNumber: '2101',
  commerceId: 'c1',
  lineId: 'l1',
  listId: 'l1',
  orderId: 'W1',
  catalogVehicleId: '1',
  vehicleId: 'v1',
  serviceItemId: 's1',
  warrantyId: 'w1',
  warrantyItemId: 'i1',
  rewardsId: '1234567890',
  otherRewardsId: '1234567891',
  purchaseId: 'p1',
} satisfies Belongings;

const parts = ['params', 'query', 'body'] as const;

test.each(Object.keys(endpoints) as EndpointId[])('%s has a request that its shapes accept', (id) => {
  const shapes: EndpointSchemas = schemas[id];
  const sample = sampleOf(id, own);
  for (const part of parts) {
    expect(shapes[part]?.safeParse(sample[part]).error).toBeUndefined();
  }
});
