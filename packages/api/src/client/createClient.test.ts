import { expect, test, vi } from 'vitest';
import { answerWith, failWith, stubClient } from '../../test/stubClient.ts';
import { addItem } from '../contract/cart.ts';
import { footer } from '../contract/content.ts';
import type { B2cEvent } from './clientOptions.ts';
import { forwardCookies } from './cookieRelay.ts';
import { createClient } from './createClient.ts';

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

test('a client with the table takes rows as well', async () => {
  const { client, sent } = stubClient(() => answerWith({}));
  await client.call(footer);
  await client.call('content.footer');
  expect(sent.map(({ url }) => url)).toEqual(['https://shop.test/api/contentstack/footer']);
});

test('[API-007] whoever listens is told of the session until it stops listening', async () => {
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
