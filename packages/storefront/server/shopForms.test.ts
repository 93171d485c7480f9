import type { ServerBuild } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { shop } from '../test/sampleShop.ts';
import { createServer } from './createServer.ts';
import { readSettings } from './settings.ts';

const origin = 'http://mx.localhost:3000';

/** The storefront before a b2c server that answers so. */
function setUp(answer: () => Response | Promise<Response>) {
  const calls: Request[] = [];
  const { fetch } = createServer({
    shop,
    settings: readSettings({}),
    b2c: { fetch: async (request) => (calls.push(request), answer()), close: async () => {} },
    loadBuild: vi.fn<() => Promise<ServerBuild>>(),
    clientFiles: new Map(),
  });
  const post = async (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(new Request(`${origin}${path}`, { method: 'POST', body: new URLSearchParams(form), headers }));
  return { post, calls };
}

const refused = (key: string) => Response.json({ errorDetails: [{ errorMessageKey: key }] }, { status: 422 });
const fromWallet = { origin: 'https://wallet.example', 'sec-fetch-site': 'cross-site' };

describe.each([
  ['/checkoutpaypalauth', '/checkout?paypal=failed'],
  ['/cartpaypalauth', '/cart?paypal=failed'],
])('%s', (path, failed) => {
  test('[API-119] [API-120] takes the wallet’s post from another site without a session', async () => {
    const { post, calls } = setUp(() => Response.json({}, { headers: { 'set-cookie': 'sessionId=other' } }));
    const answer = await post(path, { token: 'tok', PayerID: 'payer' }, { ...fromWallet, cookie: 'a=b' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/checkout?step=review']);
    expect(answer.headers.getSetCookie()).toEqual([]);
    const [call] = calls;
    expect(new URL(call!.url).pathname).toBe('/ecomm/b2c/v1/order/paypal/authenticate');
    expect(await call!.json()).toEqual({ token: 'tok', payerId: 'payer' });
    expect([call!.headers.get('x-market'), call!.headers.get('x-requested-by')]).toEqual(['mx', 'web']);
    expect([call!.headers.get('cookie'), call!.headers.get('origin')]).toEqual([null, null]);
  });

  test('[API-119] [API-120] leads back when the wallet did not pay', async () => {
    const cases = [
      setUp(() => refused('error_paypal_failed')).post(path, { token: 'x', PayerID: 'y' }, fromWallet),
      setUp(() => Promise.reject(new Error('away'))).post(path, { token: 'x', PayerID: 'y' }),
      setUp(() => Response.json({})).post(path, { token: 'x' }),
      setUp(() => Response.json({})).post(path, { token: 'x'.repeat(10_000), PayerID: 'y' }),
    ];
    for (const answer of await Promise.all(cases)) {
      expect([answer.status, answer.headers.get('location')]).toEqual([303, failed]);
    }
  });
});

describe('/customizeskucartpost', () => {
  const path = '/customizeskucartpost';
  const form = { skuNumber: '123', quantity: '2', 'options[color]': 'black' };
  const own = { origin, 'sec-fetch-site': 'same-origin' };

  test('[API-121] [CATALOG-039] puts the configured part into the cart', async () => {
    const { post, calls } = setUp(() => Response.json({}, { headers: { 'set-cookie': 'sessionId=mine' } }));
    const answer = await post(path, form, { ...own, cookie: 'sessionId=mine' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/cart']);
    expect(answer.headers.getSetCookie()).toEqual(['sessionId=mine']);
    const body = { skuNumber: '123', quantity: 2, options: [{ id: 'color', value: 'black' }] };
    expect(await calls[0]!.json()).toEqual(body);
    expect(calls[0]!.headers.get('cookie')).toBe('sessionId=mine');
    await post(path, { skuNumber: '123', quantity: '2', options: JSON.stringify(body.options) }, own);
    expect(await calls[1]!.json()).toEqual(body);
  });

  test('[API-121] leads back to the product with what was wrong', async () => {
    const { post } = setUp(() => refused('error_option_required'));
    const at = async (headers: Record<string, string>) =>
      (await post(path, form, { ...own, ...headers })).headers.get('location');
    expect(await at({ referer: `${origin}/p/hitch?x=1` })).toBe('/p/hitch?x=1&notice=error_option_required');
    for (const referer of ['https://evil.example/p', `${origin}//evil.example/p`, '']) {
      expect(await at({ referer })).toMatch(/^\/searchresult\?searchText=123&notice=/);
    }
  });

  test('a post of another site is refused', async () => {
    const { post, calls } = setUp(() => Response.json({}));
    expect((await post(path, form, fromWallet)).status).toBe(403);
    expect(calls).toEqual([]);
  });
});
