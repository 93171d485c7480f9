import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { createB2cClient } from '../client/createB2cClient.ts';
import { schemas } from '../contract/schemas/index.ts';
import type { EndpointId } from '../contract/table.ts';
import { endpoints } from '../contract/table.ts';
import { createTestServer } from './createTestServer.ts';
import { fixtureIn } from './fixtureIn.ts';
import { fixture } from './fixtures.ts';

const ids = Object.keys(endpoints) as EndpointId[];
const sleep = async () => undefined;
const market = { code: 'us', productCountry: 'USA' };

function open() {
  const server = createTestServer();
  const waits: number[] = [];
  const client = createB2cClient({
    origin: 'https://shop.test',
    market,
    fetch: server.fetch,
    sleep: async (ms) => void waits.push(ms),
  });
  return { server, client, waits };
}

describe('[PLUS-039] fixtures', () => {
  test.each(ids)('%s has an answer that its schema accepts', (id) => {
    expect(schemas[id].response.safeParse(fixture(id)).error).toBeUndefined();
  });

  test('each is a copy, and may be mended', () => {
    fixture('cart.detail').orders.length = 0;
    expect(fixture('cart.detail').orders).not.toHaveLength(0);
    expect(fixture('cart.detail', (cart) => ({ ...cart, cartVersion: 9 })).cartVersion).toBe(9);
    expect(fixture('cart.detail', (cart) => void (cart.cartVersion = 8)).cartVersion).toBe(8);
  });
});

describe('[PLUS-039] fixtures of a market', () => {
  const recorded = ['us', 'mx', 'br'];

  test.each(recorded.flatMap((code) => ids.map((id) => [code, id] as const)))(
    '%s: %s has an answer that its schema accepts',
    (code, id) => {
      expect(schemas[id].response.safeParse(fixtureIn(code)(id)).error).toBeUndefined();
    },
  );

  test.each([
    ['us', 'USD', 'Brakes'],
    ['mx', 'MXN', 'Frenos'],
    ['br', 'BRL', 'Freios'],
  ])('%s speaks its language and counts its money', (code, currency, brakes) => {
    const of = fixtureIn(code);
    expect(of('catalog.category').categoryName).toBe(brakes);
    expect(of('cart.detail').grandOrderPriceInfo.currency).toBe(currency);
  });

  test.each(recorded)('%s: shelf, cart and order have the same parts', (code) => {
    const of = fixtureIn(code);
    const inCart = of('cart.detail').orders.flatMap(({ shipmentInfoList }) =>
      shipmentInfoList.flatMap(({ lineItemList }) => lineItemList.map(({ skuNumber }) => skuNumber)),
    );
    const known = [...of('catalog.search').products, ...of('catalog.product').pdpResults.products];
    expect(inCart.length).toBeGreaterThan(1);
    expect(known.map(({ skuNumber }) => skuNumber)).toEqual(expect.arrayContaining(inCart));
  });

  test('each is a copy, and a market without any has those of all', () => {
    fixtureIn('br')('cart.detail').orders.length = 0;
    expect(fixtureIn('br')('cart.detail').orders).not.toHaveLength(0);
    expect(fixtureIn('br')('cart.detail', (cart) => void (cart.cartVersion = 99)).cartVersion).toBe(99);
    expect(fixtureIn('aq')('cart.detail')).toEqual(fixture('cart.detail'));
  });
});

describe('a test server', () => {
  test.each(ids)('%s is found by method and path', async (id) => {
    const { server, client } = open();
    const placeholders = [...endpoints[id].path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 'a-1']);
    const hasBody = endpoints[id].method !== 'GET';
    const input = { params: Object.fromEntries(placeholders), ...(hasBody && { body: {} }) };
    await client.call(id, input as never).catch(() => undefined);
    expect(server.calls[0]?.id).toBe(id);
  });

  test('answers what the test says, and its fixture before and after', async () => {
    const { server, client } = open();
    server.answer('cart.mini', { ...fixture('cart.mini'), miniCartMap: { itemCount: 7, orderSubTotal: 1 } });
    expect((await client.call('cart.mini')).miniCartMap.itemCount).toBe(7);
    server.reset();
    expect((await client.call('cart.mini')).miniCartMap).toEqual(fixture('cart.mini').miniCartMap);
    server.answer('rewards.verifyId', ({ body }) => ({ valid: body.rewardsId === '1' }));
    expect(await client.call('rewards.verifyId', { body: { rewardsId: '1' } })).toEqual({ valid: true });
    expect(await client.call('rewards.verifyId', { body: { rewardsId: '2' } })).toEqual({ valid: false });
    expect(server.calls.map(({ id }) => id)).toEqual(['cart.mini', 'rewards.verifyId', 'rewards.verifyId']);
  });

  test('refuses an answer that the contract would not give, and a request that it would not take', async () => {
    const { server, client } = open();
    expect(() => server.answer('cart.mini', { miniCartMap: {} } as never)).toThrow(/cart\.mini.*schema at/);
    await expect(
      client.call('cart.addItem', { body: { skuNumber: 'x', quantity: 1 } }),
    ).rejects.toMatchObject({ status: 400, errorMessageKey: 'error_input_invalid', field: 'skuNumber' });
    await expect(server.handle(new Request('http://shop.test/nothing'))).resolves.toMatchObject({
      status: 404,
    });
  });

  test('answers from the start what it is given, fails what is not when told so, and comes back to that', async () => {
    const server = createTestServer({ answers: { 'cart.mini': fixture('cart.mini') }, unanswered: 503 });
    const client = createB2cClient({ origin: 'https://shop.test', market, fetch: server.fetch, sleep });
    const count = async () => (await client.call('cart.mini')).miniCartMap.itemCount;
    const given = fixture('cart.mini').miniCartMap.itemCount;
    expect(await count()).toBe(given);
    await expect(client.call('cart.detail')).rejects.toMatchObject({ kind: 'http', status: 503 });
    server.answer('cart.mini', { ...fixture('cart.mini'), miniCartMap: { itemCount: 7, orderSubTotal: 1 } });
    expect(await count()).toBe(7);
    server.reset();
    expect(await count()).toBe(given);
    expect(() => createTestServer({ answers: { 'cart.mini': {} as never } })).toThrow(
      /cart\.mini.*schema at/,
    );
  });

  test('answers a response as it is, as often as it is asked, and breaks the connection with an error', async () => {
    const { server, client } = open();
    server.answer('cart.mini', new Response('', { status: 404 }));
    for (const _ of [1, 2]) {
      await expect(client.call('cart.mini')).rejects.toMatchObject({ kind: 'http', status: 404 });
    }
    server.answer('cart.mini', () => new TypeError('reset'));
    await expect(client.call('cart.mini')).rejects.toMatchObject({ kind: 'network' });
    server.answer('cart.removeItem', new TypeError('reset'));
    await expect(client.call('cart.removeItem', { params: { commerceItemId: 'ci1' } })).rejects.toMatchObject(
      { kind: 'network' },
    );
  });

  test('[API-026] fails with a documented key as often as it is told', async () => {
    const { server, client, waits } = open();
    server.fail('cart.addItem', 'error_item_unavailable', { message: 'Sold out' });
    const add = { body: { skuNumber: '100001', quantity: 1 } };
    await expect(client.call('cart.addItem', add)).rejects.toMatchObject({
      status: 422,
      message: 'Sold out',
      errorMessageKey: 'error_item_unavailable',
    });
    server.fail('cart.addItem', 500, { errorCode: '7082', times: 1 });
    await client.call('cart.addItem', add);
    expect(waits).toEqual([2000]);
    expect(server.calls.map(({ id }) => id).slice(1)).toEqual([
      'cart.addItem',
      'orders.details',
      'cart.addItem',
    ]);
  });

  test('says of the session what its headers say', async () => {
    const { server, client } = open();
    const events: string[] = [];
    client.subscribe(({ type }) => void events.push(type));
    server.headers.set('jsession-authenticated', 'true');
    await client.call('shell.header');
    expect(events).toEqual(['session']);
  });

  test('serves real connections', async () => {
    const { server } = open();
    const node = createServer((request, response) => {
      void server
        .handle(new Request(`http://127.0.0.1${request.url}`, { method: request.method ?? 'GET' }))
        .then(async (answer) => response.writeHead(answer.status).end(await answer.text()));
    });
    await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve));
    const { port } = node.address() as AddressInfo;
    const client = createB2cClient({ origin: `http://127.0.0.1:${port}`, market });
    expect(await client.call('stores.detail', { params: { storeNumber: '1207' } })).toEqual(
      fixture('stores.detail'),
    );
    node.close();
  });
});
