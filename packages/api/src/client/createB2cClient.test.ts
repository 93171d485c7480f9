import { expect, test } from 'vitest';
import { answerWith, stubClient } from '../../test/stubClient.ts';
import { createB2cClient } from './createB2cClient.ts';

test('a call fills path and query and answers the body', async () => {
  const { client, sent } = stubClient(() => answerWith({ items: [{ id: '7', name: 'Civic' }] }));
  const answer = await client.call('vehicles.catalog', {
    params: { level: 'model' },
    query: { year: '2018', makeId: 'm 1' },
  });
  expect(answer.items[0]?.name).toBe('Civic');
  expect(sent[0]!.url).toBe('https://shop.test/ecomm/b2c/v1/vehicles/catalog/model?year=2018&makeId=m+1');
});

test('an answer without a body is null', async () => {
  const { client } = stubClient(() => new Response(null, { status: 204 }));
  expect(await client.call('shell.startSession')).toBeNull();
});

test('an unreadable answer is a parse error, an unreadable failure keeps its status', async () => {
  const ok = stubClient(() => new Response('<html>', { status: 200 }));
  await expect(ok.client.call('catalog.search')).rejects.toMatchObject({
    name: 'B2cError',
    kind: 'parse',
    status: 200,
  });
  const failed = stubClient(() => new Response('<html>', { status: 502 }));
  await expect(failed.client.call('catalog.search')).rejects.toMatchObject({
    kind: 'http',
    status: 502,
    errorCode: '502',
  });
});

test.each(['"ok"', '7', 'true'])('an answer that is %s and no object is a parse error', async (body) => {
  const { client } = stubClient(() => new Response(body, { status: 200 }));
  await expect(client.call('shell.header')).rejects.toMatchObject({ name: 'B2cError', kind: 'parse' });
});

test('a transport that fails is a network error, not repeated', async () => {
  const { client, sent } = stubClient(() => Promise.reject(new TypeError('fetch failed')));
  await expect(client.call('cart.detail')).rejects.toMatchObject({ kind: 'network' });
  expect(sent).toHaveLength(1);
});

test('[CONF-034] a value of config is taken when its type is right', () => {
  const config = {
    flags: { ACES_ENABLED: true },
    values: { STORE_SEARCH_RADIUS: 50, STORE_SEARCH_RESULTS_LIMIT: 'ten' },
  };
  const client = createB2cClient({ origin: '', market: { code: 'us', productCountry: 'USA' }, config });
  expect(client.flag('ACES_ENABLED')).toBe(true);
  expect(client.flag('TRANSITION_PHASE')).toBe(false);
  expect(client.value('STORE_SEARCH_RADIUS', 150)).toBe(50);
  expect(client.value('STORE_SEARCH_RESULTS_LIMIT', 10)).toBe(10);
});
