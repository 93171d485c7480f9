import { describe, expect, test } from 'vitest';
import { endpoints, errorBody, schemas, type EndpointId } from '@driveline/api/contract';
import { callsAboutThings } from './areas.ts';
import { fuzzRows, fuzzShop } from './malformed.ts';

const opened = fuzzShop();

describe('malformed requests', () => {
  fuzzRows(opened, callsAboutThings);

  test.each([
    ['no JSON', '{"a":', 'application/json', 400],
    ['JSON that is no object', '7', 'application/json', 400],
    ['a list', '[]', 'application/json', 400],
    ['a form', 'a=1', 'application/x-www-form-urlencoded', 400],
    ['100 kB', `{"commerceId":"${'x'.repeat(100_000)}"}`, 'application/json', 413],
    ['depth', '['.repeat(20_000) + ']'.repeat(20_000), 'application/json', 400],
  ])('a body of %s', async (_what, body, type, status) => {
    const writes = (Object.keys(endpoints) as EndpointId[]).filter(readsBody);
    for (const id of writes) {
      const { path } = endpoints[id];
      const answer = await opened.owner.shopper.fetch(path, {
        method: 'POST',
        body,
        headers: { 'content-type': type },
      });
      expect([id, answer.status]).toEqual([id, status]);
      expect(errorBody.safeParse(await answer.json()).success).toBe(true);
    }
  });

  test('an unknown path and a wrong method', async () => {
    for (const [path, method] of [
      ['/ecomm/b2c/v9/nothing', 'GET'],
      ['/ecomm/b2c/v1/cart', 'PUT'],
      ['/ecomm/b2c/v1/store/%E0%A4%A', 'GET'],
    ] as const) {
      const answer = await opened.owner.shopper.fetch(path, { method });
      expect([400, 404]).toContain(answer.status);
      expect(errorBody.safeParse(await answer.json()).success).toBe(true);
    }
  });
});

/** A fixed path whose call reads a body; the storefront's own endpoint takes a beacon of any type. */
function readsBody(id: EndpointId): boolean {
  const { method, path } = endpoints[id];
  return method === 'POST' && path.startsWith('/ecomm/') && !path.includes('{') && 'body' in schemas[id];
}
