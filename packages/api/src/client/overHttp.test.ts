import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import type { B2cClientOptions } from './clientOptions.ts';
import { createB2cClient } from './createB2cClient.ts';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A server that answers in the given order and notes what came. */
async function serve(answers: readonly Answer[], options: Partial<B2cClientOptions> = {}) {
  const seen: { line: string; at: number; body: string }[] = [];
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const answer = answers[Math.min(seen.length, answers.length - 1)]!;
      seen.push({
        line: `${request.method} ${request.url}`,
        at: Date.now(),
        body: Buffer.concat(chunks).toString(),
      });
      answer(response, request);
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const client = createB2cClient({
    origin: `http://127.0.0.1:${port}`,
    market: { code: 'us', productCountry: 'USA' },
    // A hundredth of the real waits, so that their order and proportion can be seen.
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms / 100)),
    ...options,
  });
  return { client, seen };
}

const fail =
  (status: number, errorCode = String(status)): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(
      JSON.stringify({
        errorDetails: [{ errorCode, errorMessageDefault: 'No', errorMessageKey: 'error_x' }],
      }),
    );
const ok =
  (body: unknown): Answer =>
  (response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));

describe('over a real connection', () => {
  test('[API-019][API-022] a failing cart change is sent three times, with a longer second wait', async () => {
    const { client, seen } = await serve([fail(503)]);
    await expect(
      client.call('cart.addItem', { body: { skuNumber: '1', quantity: 2 } }),
    ).rejects.toMatchObject({
      status: 503,
      errorMessageKey: 'error_x',
    });
    expect(seen.map(({ line }) => line)).toEqual(Array(3).fill('POST /ecomm/b2c/v1/order/item'));
    expect(seen.map(({ body }) => body)).toEqual(Array(3).fill('{"skuNumber":"1","quantity":2}'));
    const [first, second, third] = seen.map(({ at }) => at) as [number, number, number];
    expect(second - first).toBeGreaterThanOrEqual(19);
    expect(third - second).toBeGreaterThanOrEqual(39);
  });

  test('[API-023] the order is fetched before the second PATCH', async () => {
    const { client, seen } = await serve([fail(500, '7082'), ok({}), ok({ cartVersion: 4 })]);
    const cart = await client.call('cart.updateItem', {
      params: { commerceItemId: 'a b' },
      body: { quantity: 3 },
    });
    expect(cart.cartVersion).toBe(4);
    expect(seen.map(({ line }) => line)).toEqual([
      'PATCH /ecomm/b2c/v1/order/item/a%20b',
      'GET /ecomm/b2c/v4/order/details?orderType=ONLINEORDER&includeShipments=true',
      'PATCH /ecomm/b2c/v1/order/item/a%20b',
    ]);
  });

  test('[API-019] a 401 is met by one session refresh and one repeat', async () => {
    const { client, seen } = await serve([
      fail(401),
      (response) => response.writeHead(204).end(),
      ok({ totalCount: 7 }),
    ]);
    expect((await client.call('catalog.search')).totalCount).toBe(7);
    expect(seen.map(({ line }) => line)).toEqual([
      'GET /ecomm/b2c/v1/searchresult',
      'GET /ecomm/b2c/v1/startSession',
      'GET /ecomm/b2c/v1/searchresult',
    ]);
  });

  test('[API-020][API-021] the answer says how many tries are left', async () => {
    const busy: Answer = (response) =>
      response.writeHead(503, { 'content-type': 'application/json' }).end('{"numberOfRetries":2}');
    const { client, seen } = await serve([busy]);
    await expect(client.call('cart.detail')).rejects.toMatchObject({ status: 503 });
    expect(seen).toHaveLength(2);
    const [first, second] = seen.map(({ at }) => at) as [number, number];
    expect(second - first).toBeGreaterThanOrEqual(39);
  });

  test('[API-019] a commit that fails is sent once, whatever the status', async () => {
    const { client, seen } = await serve([fail(401)]);
    const body = { commerceId: 'c', idempotencyKey: 'k' };
    await expect(client.call('checkout.commit', { body })).rejects.toMatchObject({ status: 401 });
    expect(seen).toHaveLength(1);
  });

  test('[ACCT-031] an idle session is woken first', async () => {
    let now = 0;
    const { client, seen } = await serve([ok({}), (response) => response.writeHead(204).end(), ok({})], {
      now: () => now,
    });
    await client.call('cart.detail');
    now += 3_600_001;
    await client.call('cart.detail');
    expect(seen.map(({ line }) => line)).toEqual([
      'GET /ecomm/b2c/v1/cart',
      'GET /ecomm/b2c/v1/startSession',
      'GET /ecomm/b2c/v1/cart',
    ]);
  });

  test('[API-013] a server that never answers is given up on', async () => {
    const { client, seen } = await serve([() => undefined]);
    await expect(client.call('cart.detail', {}, { timeoutMs: 60 })).rejects.toMatchObject({
      kind: 'timeout',
    });
    expect(seen).toHaveLength(1);
  });

  test.each<[string, string, Answer]>([
    ['reset', 'network', (_, request) => request.socket.destroy()],
    [
      'cut in the middle',
      'network',
      (response) =>
        void response.writeHead(200, { 'content-length': '99' }).write('{"a"', () => response.destroy()),
    ],
    ['garbage', 'parse', (response) => response.writeHead(200).end('{"a"')],
  ])('a connection that is %s is one error of kind %s', async (_, kind, answer) => {
    const { client } = await serve([answer]);
    await expect(client.call('catalog.search')).rejects.toMatchObject({ name: 'B2cError', kind });
  });
});
