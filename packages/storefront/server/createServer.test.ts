import type { ServerBuild } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { shop } from '../test/sampleShop.ts';
import { createServer } from './createServer.ts';
import { readSettings } from './settings.ts';
import { staticFile } from './staticFiles.ts';

const noPages = async (): Promise<ServerBuild> => {
  throw new Error('These tests open no page.');
};

function setUp(env: Record<string, string> = {}, values: Record<string, string> = {}) {
  const b2cFetch = vi.fn(async (request: Request) =>
    Response.json({ market: request.headers.get('x-market') }),
  );
  const observePage = vi.fn();
  const { fetch, closing } = createServer({
    shop,
    settings: { ...readSettings(env), config: { values } },
    b2c: { fetch: b2cFetch, observePage, close: async () => {} },
    loadBuild: noPages,
    clientFiles: new Map([['/assets/a.js', staticFile('a'.repeat(500), '.js', true)]]),
  });
  const get = async (path: string, headers: Record<string, string> = {}) =>
    fetch(new Request(`http://localhost:3000${path}`, { headers }));
  const log = async (body: string, headers: Record<string, string> = {}) =>
    fetch(
      new Request('http://localhost:3000/api/log', {
        method: 'POST',
        body,
        headers: { origin: 'http://localhost:3000', ...headers },
      }),
    );
  return { fetch, get, log, b2cFetch, observePage, closing };
}

describe('markets', () => {
  test.each([
    ['localhost:3000', 'us'],
    ['mx.localhost:3000', 'mx'],
    ['br.localhost:3000', 'br'],
    ['www.example', 'us'],
  ])('[CONF-002] host %s is market %s', async (host, market) => {
    const { get } = setUp();
    expect(await (await get('/ecomm/b2c/v1/cart', { host })).json()).toEqual({ market });
  });

  test('[CONF-002] MARKET pins every host to one market', async () => {
    const { get } = setUp({ MARKET: 'br' });
    expect(await (await get('/ecomm/b2c/v1/cart', { host: 'mx.localhost' })).json()).toEqual({
      market: 'br',
    });
  });

  test('of several entries that a trusted proxy hands on, the one that it wrote counts', async () => {
    const { get, b2cFetch } = setUp({ TRUST_PROXY: 'true' });
    await get('/ecomm/b2c/v1/cart', {
      host: 'inside:3000',
      'x-forwarded-host': 'evil.example, mx.shop.example',
      'x-forwarded-proto': 'http, https',
    });
    const { headers } = b2cFetch.mock.calls[0]![0];
    const told = ['x-market', 'x-forwarded-host', 'x-forwarded-proto'].map((name) => headers.get(name));
    expect(told).toEqual(['mx', 'mx.shop.example', 'https']);
  });

  test('the market of a call comes from its host and never from the caller', async () => {
    const { get } = setUp();
    const answer = await get('/ecomm/b2c/v1/cart', { host: 'localhost', 'x-market': 'br' });
    expect(await answer.json()).toEqual({ market: 'us' });
  });
});

describe('addresses that are none', () => {
  const told = async (headers: Record<string, string>) => {
    const { get, b2cFetch } = setUp({ TRUST_PROXY: 'true' });
    const { status } = await get('/ecomm/b2c/v1/cart', { host: 'mx.localhost:3000', ...headers });
    const call = b2cFetch.mock.calls[0]?.[0].headers;
    return [status, call?.get('x-forwarded-proto'), call?.get('x-forwarded-host'), call?.get('x-market')];
  };

  test.each([
    [{ 'x-forwarded-host': 'a b' }],
    [{ 'x-forwarded-host': 'evil.example/path' }],
    [{ 'x-forwarded-host': 'a@b' }],
    [{ 'x-forwarded-host': 'a|b' }],
    [{ 'x-forwarded-host': 'shop.example:99999' }],
    [{ 'x-forwarded-proto': 'java script' }],
    [{ 'x-forwarded-proto': 'javascript' }],
    [{ 'x-forwarded-proto': ':::' }],
  ])('a trusted proxy that hands on %o is not followed there', async (headers) => {
    expect(await told(headers as Record<string, string>)).toEqual([200, 'http', 'mx.localhost:3000', 'mx']);
  });

  test.each(['br.shop_1.example:8080', '127.0.0.1:3000', '[::1]:3000', 'shop.example.'])(
    'the host %s is one',
    async (host) => {
      expect((await told({ 'x-forwarded-host': host }))[2]).toBe(host.replace(/\.$/, '.'));
    },
  );

  test.each(['a.example, b.example', 'a b', 'a/b'])(
    '[API-026] a request to the host "%s" is refused',
    async (host) => {
      const { get, b2cFetch } = setUp();
      for (const path of ['/', '/ecomm/b2c/v1/cart', '/robots.txt'])
        expect((await get(path, { host })).status).toBe(400);
      expect(b2cFetch).not.toHaveBeenCalled();
    },
  );
});

test('[STATE-047] calls of a commerce platform’s path go where the others go', async () => {
  const { get, b2cFetch } = setUp({}, { COMMERCE_PLATFORM_PATH: '/platform/' });
  expect((await get('/platform/v1/cart', { host: 'mx.localhost' })).status).toBe(200);
  const [call] = b2cFetch.mock.calls[0] ?? [];
  expect(new URL(call?.url ?? '').pathname).toBe('/platform/v1/cart');
  expect(call?.headers.get('x-market')).toBe('mx');
});

test('[PLUS-038] pages are counted by market and status, files and calls are not', async () => {
  const { get, observePage } = setUp();
  await get('/assets/a.js');
  await get('/ecomm/b2c/v1/cart');
  expect(observePage).not.toHaveBeenCalled();
  expect((await get('/', { host: 'mx.localhost:3000' })).status).toBe(500);
  expect(observePage).toHaveBeenCalledExactlyOnceWith('mx', 500, expect.any(Number));
});

describe('bodies', () => {
  const large = 'a'.repeat(200_000);
  const post = (path: string, body: string | ReadableStream, headers: Record<string, string> = {}) =>
    new Request(`http://localhost:3000${path}`, {
      method: 'POST',
      body,
      headers,
      duplex: 'half',
    } as RequestInit);

  test.each(['/checkout', '/actions', '/ecomm/b2c/v1/order/item'])(
    '[API-026] a body that says it is too large for %s is read by nobody',
    async (path) => {
      const { fetch, b2cFetch, observePage } = setUp();
      const answer = await fetch(post(path, large, { 'content-length': String(large.length) }));
      expect(answer.status).toBe(413);
      expect(await answer.json()).toMatchObject({
        errorDetails: [{ errorMessageKey: 'error_body_too_large' }],
      });
      expect([b2cFetch, observePage].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    },
  );

  test('one that does not say so is cut off', async () => {
    const { fetch, b2cFetch } = setUp();
    b2cFetch.mockImplementation(async (request) => Response.json((await request.text()).length));
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new TextEncoder().encode(large)),
    });
    expect((await fetch(post('/ecomm/b2c/v1/order/item', endless))).status).toBe(413);
  });
});

describe('failures', () => {
  const asked = { host: 'br.localhost:3000' };

  test('[API-026] a b2c server that is away is a busy one, told in the market’s language', async () => {
    const { get, b2cFetch } = setUp();
    const away = new TypeError('fetch failed', {
      cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }),
    });
    b2cFetch.mockRejectedValueOnce(away);
    const answer = await get('/ecomm/b2c/v1/cart', asked);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toMatchObject({
      errorDetails: [
        { errorMessageKey: 'error_busy', errorMessageDefault: expect.stringMatching(/^Estamos/) },
      ],
    });
  });

  test('[API-026] a post of another site is refused with a documented key and words', async () => {
    const { fetch } = setUp();
    const answer = await fetch(
      new Request('http://localhost:3000/customizeskucartpost', {
        method: 'POST',
        headers: { 'sec-fetch-site': 'cross-site' },
      }),
    );
    expect(answer.status).toBe(403);
    const { errorDetails } = (await answer.json()) as { errorDetails: Record<string, string>[] };
    expect(errorDetails[0]).toMatchObject({ errorCode: '403', errorMessageKey: 'error_refused' });
    expect(errorDetails[0]?.errorMessageDefault).toMatch(/ /);
  });
});

describe('content', () => {
  test('[SHELL-007][API-030] a market with a promo strip has two ads', async () => {
    const { get } = setUp();
    const header = (await (await get('/api/contentstack/header?segments=a,b')).json()) as {
      promoAds: object[];
    };
    expect(header.promoAds).toHaveLength(2);
  });

  test('[SHELL-016][API-032] the Brazilian menu has titles, targets and children', async () => {
    const { get } = setUp();
    const answer = await get('/api/contentstack/top-nav', { host: 'br.localhost' });
    const { menuList } = (await answer.json()) as { menuList: { links: { child_links: object[] }[] }[] };
    expect(menuList[0]?.links[0]?.child_links.length).toBeGreaterThan(5);
  });

  test('[CONF-011] the Brazilian footer names company, CNPJ and address', async () => {
    const { get } = setUp({ BRAND: 'verdane' });
    const footer = await (await get('/api/contentstack/footer', { host: 'br.localhost' })).text();
    expect(footer).toMatch(/Ltda|S\.A\./);
    expect(footer).toMatch(/CNPJ \d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}/);
  });
});

describe('pages and labels', () => {
  test('[API-062] a page of words comes as blocks, only in its market', async () => {
    const { get } = setUp();
    const answer = await get('/api/content/page?path=/lp/termsAndConditions&locale=en-US');
    const page = (await answer.json()) as { title: string; blocks: { kind: string; id: string }[] };
    expect(page.blocks.map(({ id }) => id)).toContain('returnsPolicy');
    expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=300/);
    const own = '/api/content/page?path=/lp/nossahistoria';
    expect((await get(own, { host: 'br.localhost' })).status).toBe(200);
    const foreign = await get(own, { host: 'mx.localhost' });
    expect([foreign.status, foreign.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(await foreign.text()).toContain('No encontramos este contenido');
    expect((await get('/api/content/page?path=/lp/accessibility&locale=pt-BR')).status).toBe(404);
    expect((await get('/api/content/page')).status).toBe(400);
  });

  test('[API-056] labels that stand in for the built-in ones, of the locale of the host', async () => {
    const { get } = setUp();
    expect(await (await get('/api/labels?locale=en-US')).json()).toEqual({});
    expect((await get('/api/labels?locale=xx-XX')).status).toBe(404);
  });
});

describe('log', () => {
  const line = JSON.stringify({ message: 'a', level: 'info', meta: {} });

  test('[API-052] takes a line of this site and answers 204', async () => {
    expect((await setUp().log(line, { origin: 'http://localhost:3000' })).status).toBe(204);
  });

  test('[API-052] refuses another site, a long body, a bad level and the 61st line of a minute', async () => {
    const { log } = setUp();
    expect((await log(line, { origin: 'http://evil.example' })).status).toBe(403);
    expect((await log(line, { origin: '', 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await log('x'.repeat(33_000))).status).toBe(413);
    expect((await log(JSON.stringify({ message: 'a', level: 'loud' }))).status).toBe(400);
    const statuses = [];
    for (let count = 0; count < 61; count++) statuses.push((await log(line)).status);
    expect(statuses.at(-1)).toBe(429);
  });
});

test('assets are immutable and come compressed to those who take it', async () => {
  const answer = await setUp().get('/assets/a.js', { 'accept-encoding': 'gzip, br' });
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('content-encoding')).toBe('br');
});

test('[PLUS-030] each brand has a theme sheet of its own, and an unknown brand does not start', async () => {
  expect(() => setUp({ BRAND: 'nobody' })).toThrow("no brand 'nobody'");
});

test('[PLUS-028] a sitemap that cannot be read now is none, and the next one is', async () => {
  const { get, b2cFetch } = setUp();
  b2cFetch.mockImplementation(async () => Response.json({}, { status: 503 }));
  const busy = await get('/sitemap-products.xml');
  expect([busy.status, busy.headers.get('cache-control')]).toEqual([503, 'no-store']);
  b2cFetch.mockImplementation(async ({ url }) =>
    url.includes('categories')
      ? Response.json({ children: [] })
      : Response.json({ totalCount: 1, pageSize: 1, products: [{ productDetailsPageUrl: '/products/a-1' }] }),
  );
  const whole = await get('/sitemap-products.xml');
  expect([whole.status, await whole.text()]).toEqual([200, expect.stringContaining('/products/a-1<')]);
});

test('[PLUS-028] robots.txt points at the sitemap of its host', async () => {
  const text = await (await setUp().get('/robots.txt', { host: 'mx.localhost' })).text();
  expect(text).toContain('Sitemap: http://mx.localhost/sitemap.xml');
  expect(text).toMatch(/: \/cart\$\n.*: \/cart\?\n.*: \/cart\/\nDisallow: \/checkout\n/);
});
