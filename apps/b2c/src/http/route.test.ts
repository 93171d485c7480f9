import type { Kysely } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { DB } from '../db/schema.ts';
import { B2cError } from './errors.ts';
import { networkOf } from './networkOf.ts';
import { route } from './route.ts';
import { testApp } from '../../test/testApp.ts';

// No session cookie is sent, so nothing here reaches a database.
const db = {} as Kysely<DB>;
const post = (body: string, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  body,
  headers: { 'content-type': 'application/json', 'x-requested-by': 'web', ...headers },
});
const lookup = '/ecomm/b2c/v1/order/lookup';

function mounted() {
  const app = testApp({ db });
  route(app, 'orders.lookup', () => {
    throw new B2cError('error_order_unknown');
  });
  route(app, 'shell.startSession', () => null);
  route(app, 'shell.globalConfig', () => ({ flags: {}, values: {} }), { cacheFor: 300, forEveryone: true });
  route(app, 'vehicles.byVin', () => {
    throw new Error('secret detail');
  });
  return app;
}

describe('failures', () => {
  test.each([
    ['malformed JSON', '{"orderId":', 400, 'error_body_invalid'],
    ['a wrong type', '{"orderId": 7}', 400, 'error_input_invalid'],
    ['a NUL byte', '{"orderId": "a1", "email": "a\\u0000b"}', 400, 'error_input_invalid'],
    ['a long string', `{"orderId": "${'x'.repeat(200)}"}`, 400, 'error_input_invalid'],
    ['a huge body', `{"orderId": "a", "email": "${'x'.repeat(70_000)}"}`, 413, 'error_body_too_large'],
    ['a documented key', '{"orderId": "a1"}', 404, 'error_order_unknown'],
  ])('[API-026] %s answers with the envelope', async (_what, body, status, key) => {
    const response = await mounted().call(lookup, post(body));
    expect(response.status).toBe(status);
    const { errorDetails } = await response.json();
    expect(errorDetails[0]).toMatchObject({ errorCode: String(status), errorMessageKey: key });
    expect(errorDetails[0].errorMessageDefault.length).toBeGreaterThan(5);
  });

  test('[API-026] a body that breaks off is the sender’s failure, not ours', async () => {
    const body = new ReadableStream({ start: (controller) => controller.error(new Error('aborted')) });
    const response = await mounted().call(lookup, { ...post(''), body, duplex: 'half' } as RequestInit);
    expect(response.status).toBe(400);
    expect((await response.json()).errorDetails[0].errorMessageKey).toBe('error_body_invalid');
  });

  test('[API-026] the message is in the language of the market', async () => {
    const response = await mounted().call(lookup, post('{"orderId":"a1"}', { host: 'br.localhost:3000' }));
    const { errorDetails } = await response.json();
    expect(errorDetails[0].errorMessageDefault).toBe('Não encontramos um pedido com estes dados.');
  });

  test('an unforeseen failure answers 500 and keeps its detail', async () => {
    const response = await mounted().call('/ecomm/b2c/v1/vehicles/vin/1HGCM82633A004352');
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('secret');
  });

  test.each([
    ['without X-Requested-By', { 'x-requested-by': '' }],
    ['from another origin', { origin: 'https://evil.example', host: 'shop.example' }],
    ['from an opaque origin', { origin: 'null', host: 'shop.example' }],
  ])('a write %s is refused', async (_what, headers) => {
    const response = await mounted().call(lookup, post('{"orderId":"a1"}', headers));
    expect(response.status).toBe(403);
  });

  test('a write from the own origin is taken', async () => {
    const headers = { origin: 'http://shop.example', host: 'shop.example' };
    const response = await mounted().call(lookup, post('{"orderId":"a1"}', headers));
    expect(response.status).toBe(404);
  });
});

describe('limits', () => {
  test('[API-053] a visitor with a network of addresses is one visitor', async () => {
    const app = testApp({ db });
    route(app, 'shell.startSession', async (ctx) => {
      await ctx.limit('chat-transcript');
      return null;
    });
    const from = async (clientAddress: string) =>
      (await app.hono.request('/ecomm/b2c/v1/startSession', {}, { clientAddress })).status;
    expect(await from('2001:db8::1')).toBe(204);
    expect(await from('2001:0db8:0:0:ffff::2')).toBe(204);
    expect(await from('2001:db8::4')).toBe(204);
    expect(await from('2001:db8::3')).toBe(429);
    expect(await from('2001:db8:0:1::1')).toBe(204);
  });

  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8::a:b:c:d:e', '2001:db8:0:a::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b:1:2::192.0.2.7', '64:ff9b:1:2::/64'],
    ['unknown', 'unknown'],
  ])('%s counts as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('answers', () => {
  test('an empty one is 204 and carries the session mark', async () => {
    const response = await mounted().call('/ecomm/b2c/v1/startSession');
    expect(response.status).toBe(204);
    expect(response.headers.get('jsession-authenticated')).toBe('false');
    expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{8,}$/);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  test('[PLUS-037] what is the same for everyone may be kept', async () => {
    const response = await mounted().call('/ecomm/b2c/v1/globalConfig');
    expect(response.headers.get('cache-control')).toBe('public, max-age=300');
    expect(response.headers.get('set-cookie')).toBeNull();
    // Another shopper would read it there.
    expect(response.headers.get('jsession-authenticated')).toBeNull();
  });

  test('[PLUS-037] what a vehicle would change is kept only by shared caches', async () => {
    const app = testApp({ db });
    route(app, 'shell.globalConfig', () => ({ flags: {}, values: {} }), { cacheFor: 60 });
    const answer = await app.call('/ecomm/b2c/v1/globalConfig');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
    expect(answer.headers.get('jsession-authenticated')).toBeNull();
  });

  test('[PLUS-039] one that breaks the contract does not leave', async () => {
    const app = testApp({ db });
    route(app, 'shell.globalConfig', () => ({ flags: { a: 'yes' } }) as never);
    expect((await app.call('/ecomm/b2c/v1/globalConfig')).status).toBe(500);
  });
});
