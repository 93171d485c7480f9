import { expect, test, vi } from 'vitest';
import { shop } from '../test/sampleShop.ts';
import { createServer } from './createServer.ts';
import { readSettings, type Environment } from './settings.ts';

const live = { NODE_ENV: 'production', ALLOWED_HOSTS: 'shop.example', MARKET_HOSTS: 'Tienda.example=mx' };

function setUp(env: Environment) {
  const b2cFetch = vi.fn(async () => Response.json({}));
  const { fetch } = createServer({
    shop,
    settings: readSettings(env),
    b2c: { fetch: b2cFetch, close: async () => {} },
    loadBuild: () => Promise.reject(new Error('no pages')),
    clientFiles: new Map(),
  });
  const get = async (path: string, headers: Record<string, string>) =>
    fetch(new Request(`http://inside:3000${path}`, { headers }));
  return { get, b2cFetch };
}

test.each([
  'evil.example',
  'shop.example:6666',
  'localhost:6666',
  'shop.example.evil.example',
  'evil.example:443',
])('the host %s, which the deployment does not name, is refused', async (host) => {
  const { get, b2cFetch } = setUp(live);
  for (const path of ['/', '/cart', '/robots.txt', '/ecomm/b2c/v1/cart']) {
    const answer = await get(path, { host });
    expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 421, 'no-store']);
    expect(await answer.text()).not.toContain(host);
  }
  expect(b2cFetch).not.toHaveBeenCalled();
});

test('what a trusted proxy tells is held to the same list', async () => {
  const { get } = setUp({ ...live, TRUST_PROXY: 'true' });
  const told = async (host: string) =>
    (await get('/robots.txt', { host: 'shop.example', 'x-forwarded-host': host })).status;
  expect([await told('evil.example'), await told('tienda.example')]).toEqual([421, 200]);
});

test('checks of health and metrics come by any host', async () => {
  const { get } = setUp(live);
  for (const path of ['/healthz', '/readyz', '/metrics', '/.well-known/security.txt'])
    expect((await get(path, { host: '10.0.0.7:3000' })).status).toBe(200);
});

test.each<[what: string, env: Environment, host: string, status: number]>([
  ['a listed host', live, 'shop.example', 200],
  ['a host of a market, in capitals', live, 'TIENDA.example', 200],
  ['a listed host with the port of https', live, 'shop.example:443', 200],
  ['a listed host with the port of http', live, 'shop.example:80', 200],
  ['two hosts', { ...live, ALLOWED_HOSTS: 'shop.example, www.shop.example' }, 'www.shop.example', 200],
  ['another host, with market hosts alone', { ...live, ALLOWED_HOSTS: '' }, 'shop.example', 200],
  ['another host, with a list in development', { ALLOWED_HOSTS: 'a.example' }, 'evil.example', 421],
])('%s', async (_what, env, host, status) => {
  expect((await setUp(env).get('/robots.txt', { host })).status).toBe(status);
});

test('a list that names no host is refused by name', () => {
  expect(() => readSettings({ ALLOWED_HOSTS: 'https://shop.example' })).toThrow(
    "ALLOWED_HOSTS names 'https://shop.example'. Give it hosts",
  );
});
