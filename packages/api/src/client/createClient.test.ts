import { expect, test, vi } from 'vitest';
import { answerWith, failWith, stubClient } from '../../test/stubClient.ts';
import { addItem } from '../contract/cart.ts';
import { footer } from '../contract/content.ts';
import { SESSION_IDLE_MS } from '../constants.ts';
import { readAnalyticsToken } from './analyticsToken.ts';
import type { B2cEvent, ClientOptions } from './clientOptions.ts';
import { forwardCookies } from './cookieRelay.ts';
import { createClient } from './createClient.ts';
import { createIdleSession } from './idleSession.ts';
import { createResponseCache } from './responseCache.ts';

const market = { code: 'us', productCountry: 'USA' };

test('a client without the table sends the rows that it is handed, by the same policy', async () => {
  const answers = [failWith(503), answerWith({ cartVersion: 3 })];
  const sent: string[] = [];
  const client = createClient({
    origin: 'https://shop.test',
    market,
    fetch: async (url, { method }) => (sent.push(`${method} ${url}`), answers.shift()!),
    sleep: async () => undefined,
  });
  const cart = await client.call(addItem, { body: { skuNumber: '1', quantity: 1 } });
  expect(cart.cartVersion).toBe(3);
  expect(cart.orders).toEqual([]);
  expect(sent).toEqual(Array(2).fill('POST https://shop.test/ecomm/b2c/v1/order/item'));
});

test('what a small page can do without is handed to it', async () => {
  const calls = async (parts: Partial<ClientOptions>) => {
    const sent: string[] = [];
    const events: string[] = [];
    const clock = { now: 1 };
    const client = createClient({
      origin: 'https://shop.test',
      market,
      fetch: async (url) => (
        sent.push(new URL(url).pathname),
        answerWith({}, { headers: { token_id: 'a.b' } })
      ),
      onEvent: ({ type }) => events.push(type),
      ...parts,
      ...(parts.idleSession && { idleSession: createIdleSession({ now: () => clock.now }) }),
    });
    await client.call(footer);
    await client.call(footer);
    await client.call(addItem, { body: { skuNumber: '1', quantity: 1 } });
    clock.now += SESSION_IDLE_MS + 1;
    await client.call(addItem, { body: { skuNumber: '1', quantity: 1 } });
    client.routeChanged();
    client.dropCache();
    await client.call(footer);
    return { sent: sent.map((path) => path.split('/').at(-1)), events };
  };
  expect(await calls({})).toEqual({ sent: ['footer', 'footer', 'item', 'item', 'footer'], events: [] });
  expect(await calls({ responseCache: createResponseCache() })).toEqual({
    sent: ['footer', 'item', 'item', 'footer'],
    events: [],
  });
  const { sent, events } = await calls({ idleSession: createIdleSession() });
  expect(sent).toEqual(['footer', 'footer', 'item', 'startSession', 'item', 'footer']);
  expect(events).toEqual(['sessionRefreshed']);
  expect((await calls({ readHeaders: readAnalyticsToken })).events).toEqual(Array(5).fill('analyticsToken'));
});

test('a client with the table takes rows as well', async () => {
  const { client, sent } = stubClient(() => answerWith({}));
  await client.call(footer);
  await client.call('content.footer');
  expect(sent.map(({ url }) => url)).toEqual(['https://shop.test/api/contentstack/footer']);
});

test('[API-007] a listener is told of the session until it stops listening', async () => {
  let userAuthenticated = true;
  const { client, events } = stubClient(() =>
    answerWith({}, { headers: { 'jsession-authenticated': String(userAuthenticated) } }),
  );
  const listener = vi.fn<(event: B2cEvent) => void>();
  const stop = client.subscribe(listener);
  await client.call('cart.detail');
  expect(listener.mock.calls).toEqual([[{ type: 'session', userAuthenticated: true }]]);
  stop();
  userAuthenticated = false;
  await client.call('cart.detail');
  expect(listener).toHaveBeenCalledTimes(1);
  expect(events.map(({ type }) => type)).toEqual(['session', 'session', 'signedOut']);
});

test('[API-005] over a fetch in process, a shopper’s cookies go in and the server’s come out', async () => {
  const seen: (string | null)[] = [];
  // As the app of a server in the same process: a Request in, a Response out.
  const handle = (request: Request): Response => {
    seen.push(request.headers.get('cookie'));
    return answerWith({}, { headers: { 'set-cookie': 'sid=2; HttpOnly; Path=/' } });
  };
  const relay = forwardCookies('sid=1; store=12');
  const client = createClient({
    origin: 'http://shop.test',
    market,
    isServer: true,
    fetch: async (url, init) => handle(new Request(url, init)),
    headers: relay.headers,
    onResponse: relay.onResponse,
  });
  await client.call(footer);
  await client.call(addItem, { body: { skuNumber: '1', quantity: 1 } });
  expect(seen).toEqual(['sid=1; store=12', 'sid=2; store=12']);
  expect(relay.setCookies).toContain('sid=2; HttpOnly; Path=/');
});
