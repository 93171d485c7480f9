import { randomBytes } from 'node:crypto';
import { createB2cClient, type B2cClient, type Fetch } from '@driveline/api';
import { marketByCode } from '@driveline/markets';
import { fetchFrom } from './fetchFrom.ts';
import { fiscalIdOf } from './locals.ts';
import { originOf } from './origins.ts';

/** A shopper who talks to the b2c contract without a browser, with cookies of their own. */
export interface Buyer {
  readonly client: B2cClient;
  readonly cookies: Map<string, string>;
  /** Sends what the client would refuse to send. */
  readonly raw: (
    method: string,
    path: string,
    body?: unknown,
    contentType?: string,
  ) => Promise<{ status: number; text: string }>;
}

/** @param origin of another server than the one under test */
export function createBuyer(market: string, origin = originOf(market)): Buyer {
  const cookies = new Map<string, string>();
  // A stranger to the others: limits count by address.
  const address = `10.${[...randomBytes(3)].join('.')}`;
  const send = async (method: string, path: string, init: { headers?: Headers; body?: string }) => {
    const headers = Object.fromEntries(init.headers ?? []);
    const answer = await fetchFrom(market, path, {
      method,
      origin,
      headers: {
        ...headers,
        origin,
        cookie: cookieLine(cookies),
        'x-forwarded-for': address,
      },
      ...(init.body !== undefined && { body: init.body }),
    });
    for (const line of answer.headers['set-cookie'] ?? []) keep(cookies, line);
    return answer;
  };
  const fetch: Fetch = async (url, { method = 'GET', headers, body }) => {
    const init = { headers: new Headers(headers), ...(typeof body === 'string' && { body }) };
    const { status, text, headers: answered } = await send(method, url, init);
    const type = answered['content-type'];
    return new Response(text || null, { status, ...(type && { headers: { 'content-type': type } }) });
  };
  return {
    client: createB2cClient({ origin: '', market: marketByCode(market), fetch }),
    cookies,
    raw: (method, path, body, contentType = 'application/json') =>
      send(method, path, {
        headers: new Headers({ 'content-type': contentType, 'x-requested-by': 'web' }),
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
  };
}

const cookieLine = (cookies: ReadonlyMap<string, string>) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = ''] = line.split(';');
  const at = pair.indexOf('=');
  const name = pair.slice(0, at);
  if (/max-age=0/i.test(line)) cookies.delete(name);
  else cookies.set(name, pair.slice(at + 1));
}

/** Pieces of a part on the shelf of a store. */
export async function stockAt(market: string, storeNumber: string, skuNumber: string): Promise<number> {
  const { client } = createBuyer(market);
  await client.call('stores.setPreferred', { body: { storeNumber } });
  const { skus } = await client.call('catalog.skuDetails', { query: { skuNumbers: skuNumber } });
  return skus[0]?.availability.pickup?.quantity ?? 0;
}

/**
 * Buys at a store with a card that is approved; a member saves it.
 * @param member the client of one that is signed in; a guest without it
 * @returns the order's number
 */
export async function buyAt(
  market: string,
  item: { storeNumber: string; skuNumber: string; quantity: number; email?: string },
  member?: B2cClient,
): Promise<string> {
  const client = member ?? createBuyer(market).client;
  const { storeNumber, skuNumber, quantity, email = 'other@example.com' } = item;
  await client.call('stores.setPreferred', { body: { storeNumber } });
  await client.call('cart.addItem', { body: { skuNumber, quantity, shipmentType: 'instore' } });
  await client.call('checkout.setAddress', {
    body: { email, firstName: 'Other', lastName: 'Buyer', ...fiscalIdOf(market) },
  });
  const { frameUrl } = await client.call('checkout.paymentSession', {
    body: { returnUrl: '/checkout/return' },
  });
  const card = 'cardNumber=4242424242424242&expiry=12/39&securityCode=123&nameOnCard=Other+Buyer';
  const paid = await fetchFrom(market, new URL(frameUrl).pathname, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    body: card,
  });
  const { token } = JSON.parse(paid.text) as { token: string };
  const { order } = await client.call('checkout.addPayment', {
    body: { paymentMethod: 'card', token, ...(member && { saveCard: true }) },
  });
  const { orderId = '' } = await client.call('checkout.commit', {
    body: {
      commerceId: order.commerceId,
      cartVersion: order.cartVersion,
      idempotencyKey: `other-${order.commerceId}`,
    },
  });
  return orderId;
}
