import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { intentAction } from '../app/intents/intentAction.ts';
import { requestShop } from '../app/shop/requestShop.ts';
import { shop } from '../test/sampleShop.ts';
import { createServer } from './createServer.ts';
import { readSettings } from './settings.ts';

const origin = 'http://localhost:3000';

/** The storefront with the one route that takes forms, before a b2c server that notes what it is asked. */
function setUp() {
  const pageTypes: Record<string, string | null> = {};
  const build = {
    entry: { module: { default: () => new Response(), requestShop } },
    routes: { actions: { id: 'actions', path: 'actions', module: { action: intentAction } } },
    assets: {
      entry: { imports: [], module: '' },
      routes: { actions: { id: 'actions', path: 'actions', hasAction: true } },
      url: '',
      version: '',
    },
    future: {},
    ssr: true,
    publicPath: '/',
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild;
  const { fetch } = createServer({
    shop,
    settings: readSettings({}),
    b2c: {
      fetch: async (request) => {
        const { pathname } = new URL(request.url);
        pageTypes[`${request.method} ${pathname}`] = request.headers.get('pageType');
        return pathname.endsWith('/page-types')
          ? Response.json({ pageTypeResult: { pageType: 'SHELF' } })
          : Response.json({});
      },
      close: async () => {},
    },
    loadBuild: async () => build,
    clientFiles: new Map(),
  });
  const add = async (headers: Record<string, string>) => {
    const body = new URLSearchParams({ intent: 'add-to-cart', skuNumber: '42', quantity: '1' });
    const request = new Request(`${origin}/actions`, {
      method: 'POST',
      body,
      headers: { origin, ...headers },
    });
    const { status } = await fetch(request);
    expect(status).toBe(303);
    return pageTypes['POST /ecomm/b2c/v1/order/item'];
  };
  return { add, pageTypes, fetch };
}

test.each([
  ['/cart', 'cart'],
  ['/', 'home'],
  ['/products/brake-pads-1?store=12', 'product'],
  ['/brakes/brake-pads?page=2', 'shelf'],
])('[API-006] a form of %s says to the b2c server that it comes from %s', async (path, pageType) => {
  const { add, pageTypes } = setUp();
  expect(await add({ referer: origin + path })).toBe(pageType);
  expect(Object.entries(pageTypes).filter(([call, type]) => call.startsWith('GET') && type)).toEqual([]);
});

test.each([[{}], [{ referer: 'https://elsewhere.example/cart' }]])(
  '[API-006] of a page that is not known (%o) nothing wrong is said',
  async (headers) => {
    const { add } = setUp();
    expect(await add(headers as Record<string, string>)).not.toBe('cart');
  },
);

test.each([
  ['no type', 'POST', {}],
  ['JSON', 'POST', { 'content-type': 'application/json' }],
  ['a form without its boundary', 'POST', { 'content-type': 'multipart/form-data' }],
  ['a form with another boundary', 'POST', { 'content-type': 'multipart/form-data; boundary=x' }],
  ['another method', 'DELETE', {}],
])('[API-026] a body that is no form is the fault of its sender: %s', async (_what, method, headers) => {
  const { fetch, pageTypes } = setUp();
  const body = new TextEncoder().encode('abc');
  const sent: RequestInit = { method, body, headers: { origin, ...(headers as object) } };
  const { status } = await fetch(new Request(`${origin}/actions`, sent));
  expect(status).toBe(400);
  expect(pageTypes).toEqual({});
});
