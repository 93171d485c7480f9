import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { mx, us } from '@driveline/markets';
import { createLog } from '../ops/log.ts';
import { createMetrics } from '../ops/metrics.ts';
import { openShop, type Shop } from '../../test/shop.ts';
import { cachedContent } from './cachedContent.ts';
import type { ContentPort } from '../ports/contentPort.ts';
import { guard } from '../ports/guard.ts';
import { portLimits } from '../ports/portLimits.ts';
import { contentstack } from './contentstack.ts';
import { fileContent } from './fileContent.ts';
import { openContent } from './openContent.ts';

const log = createLog('silent');
const footer = { footerTop: [], footerMiddle: [], footerBottom: [] };
const header = (text: string) => ({
  sitewideBanner: { alert_text: text },
  promoAds: [],
  menu: [],
  shortcuts: [],
});
const page = (title: string) => ({ title, meta: { description: '' }, blocks: [] });
const files = {
  us: {
    header: header('files'),
    footer,
    messages: { returns: '90 days', help: 'Call' },
    pages: { '/lp/faqs': page('Questions') },
    labels: { 'cart.title': 'Your basket' },
    segments: {
      guest: { segmented: { segmentMessageContent: 'Welcome', cmsSegmentedContent: { hero: 'spring' } } },
      vip: { header: header('for you') },
    },
  },
  mx: { header: header('archivos'), footer },
  br: { topNav: { menuList: [] } },
};

/** A stack of Contentstack as its delivery API answers. */
function fakeStack() {
  const asked: URL[] = [];
  const state = { status: 200, delayMs: 0, entries: {} as Record<string, unknown[]>, headers: {} as object };
  const server: Server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://stack');
    asked.push(url);
    state.headers = request.headers;
    const type = /content_types\/(\w+)\/entries/.exec(url.pathname)?.[1] ?? '';
    const query = JSON.parse(url.searchParams.get('query') ?? '{}') as { path?: string };
    const entries = (state.entries[type] ?? []).filter(
      (one) => !query.path || (one as { path?: string }).path === query.path,
    );
    setTimeout(() => {
      response.writeHead(state.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ entries }));
    }, state.delayMs);
  });
  return { server, asked, state };
}

describe('content of a content system', () => {
  const stack = fakeStack();
  let origin = '';
  beforeAll(async () => {
    await new Promise<void>((done) => stack.server.listen(0, '127.0.0.1', done));
    origin = `http://127.0.0.1:${(stack.server.address() as AddressInfo).port}`;
  });
  afterAll(() => stack.server.close());
  const open = () =>
    openContent({
      files,
      log,
      source: contentstack({ origin, apiKey: 'key', deliveryToken: 'token', environment: 'production' }),
    });

  test('entries come by locale and segment, once for all who wait, and are kept', async () => {
    stack.state.entries = {
      header: [{ content: header('everybody') }, { segments: ['vip'], content: header('vip') }],
    };
    const content = open();
    const before = stack.asked.length;
    const read = (segments: string[]) => content.read('header', { market: mx, segments });
    const found = await Promise.all([read([]), read([]), read(['vip']), read([])]);
    expect(found.map((one) => one?.sitewideBanner?.alert_text)).toEqual([
      'everybody',
      'everybody',
      'vip',
      'everybody',
    ]);
    expect(stack.asked.length - before).toBe(2);
    const [url] = stack.asked.slice(before);
    expect(url?.searchParams.get('locale')).toBe('es-mx');
    expect(url?.searchParams.get('environment')).toBe('production');
    expect(stack.state.headers).toMatchObject({ api_key: 'key', access_token: 'token' });
    await read([]);
    expect(stack.asked.length - before).toBe(2);
  });

  test('[CONTENT-034] a page is found by its path; unknown blocks are left out, HTML is cleaned', async () => {
    const blocks = [
      { kind: 'carousel', slides: [] },
      { kind: 'html', id: 'a', title: 'A', html: '<p onclick="x()">Hi<script>x()</script></p>' },
    ];
    stack.state.entries = { page: [{ path: '/lp/a', content: { ...page('A'), blocks } }] };
    const found = await open().read('page', { market: us, path: '/lp/a' });
    expect(found?.blocks).toEqual([{ kind: 'html', id: 'a', title: 'A', html: '<p>Hi</p>' }]);
    expect(await open().read('page', { market: us, path: '/lp/b' })).toBeUndefined();
  });

  test('files stand in for a system that fails, is slow, or says what no page can show', async () => {
    const read = () => open().read('header', { market: us });
    stack.state.entries = { header: [{ content: header('stack') }] };
    stack.state.status = 503;
    expect((await read())?.sitewideBanner?.alert_text).toBe('files');
    stack.state.status = 200;
    stack.state.delayMs = 2500;
    expect((await read())?.sitewideBanner?.alert_text).toBe('files');
    stack.state.delayMs = 0;
    stack.state.entries = { header: [{ content: { menu: 'gone' } }] };
    expect((await read())?.sitewideBanner?.alert_text).toBe('files');
    stack.state.entries = { header: [] };
    expect((await read())?.sitewideBanner?.alert_text).toBe('files');
  });

  test('files stand in soon enough for what is answered beside them', async () => {
    vi.useFakeTimers();
    try {
      const hangs = () => new Promise<never>(() => undefined);
      const options = {
        origin,
        apiKey: 'key',
        deliveryToken: 'token',
        environment: 'production',
        fetch: hangs,
      };
      const content = openContent({ files, log, source: contentstack(options) });
      let found: string | undefined;
      void content.read('header', { market: us }).then((it) => (found = it?.sitewideBanner?.alert_text));
      // A page's read has 1.5 s, of which the database takes its part too.
      await vi.advanceTimersByTimeAsync(750);
      expect(found).toBe('files');
    } finally {
      vi.useRealTimers();
    }
  });

  test('each server that reads it shows its circuit and its calls', async () => {
    const content = openContent({ files, log, source: { read: () => Promise.reject(new Error('away')) } });
    const serve = () => {
      const metrics = createMetrics();
      guard(content, portLimits.content, { log, metrics });
      return () => metrics.registry.metrics();
    };
    const first = serve();
    expect(await first()).toContain('b2c_breaker_open{port="content"} 0');
    for (const path of ['/a', '/b', '/c']) await content.read('page', { market: us, path });
    expect(await first()).toContain('b2c_breaker_open{port="content"} 1');
    expect(await first()).toContain('b2c_remote_calls_total{port="content",outcome="error"} 3');
    expect(await serve()()).toContain('b2c_breaker_open{port="content"} 1');
  });

  test('what was known last stands while the system is away', async () => {
    let at = 0;
    let isAway = false;
    const source = {
      read: () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve(header('stack') as never)),
    };
    const content = cachedContent(source, fileContent(files), { log, now: () => at });
    await content.read('header', { market: us });
    isAway = true;
    at = 400_000;
    expect((await content.read('header', { market: us }))?.sitewideBanner?.alert_text).toBe('stack');
    expect((await content.read('header', { market: mx }))?.sitewideBanner?.alert_text).toBe('archivos');
  });
});

test('[CONTENT-030] requests for pages that are not there drive out none that is', async () => {
  let reads = 0;
  const source = {
    read: (_kind: unknown, { path }: { path?: string }) => {
      if (path === '/lp/faqs') reads++;
      return Promise.resolve((path === '/lp/faqs' ? { title: 'FAQ' } : undefined) as never);
    },
  };
  const content = cachedContent(source as ContentPort, fileContent({}), { log, now: () => 0 });
  await content.read('page', { market: us, path: '/lp/faqs' });
  for (let index = 0; index < 600; index++) await content.read('page', { market: us, path: `/lp/${index}` });
  await content.read('page', { market: us, path: '/lp/faqs' });
  expect(reads).toBe(1);
});

describe('content calls', () => {
  let shop: Shop;
  const lines: { level: number; msg: string; meta?: Record<string, unknown> }[] = [];
  beforeAll(async () => {
    const written = createLog('debug');
    for (const level of ['debug', 'info', 'warn', 'error'] as const) {
      written[level] = ((entry: object, msg: string) =>
        void lines.push({ level: 0, ...entry, msg })) as never;
    }
    shop = await openShop({ content: fileContent(files), log: written });
  });
  afterAll(() => shop.close());
  const get = async (path: string, market = 'us') => {
    const answer = await shop.shopper(market).fetch(path);
    return { status: answer.status, body: await answer.json(), cache: answer.headers.get('cache-control') };
  };

  test('[API-030] [API-031] [API-032] header and footer by market and segment; a market without a menu has none', async () => {
    expect((await get('/api/contentstack/header')).body.sitewideBanner.alert_text).toBe('files');
    expect((await get('/api/contentstack/header?segments=new,vip')).body.sitewideBanner.alert_text).toBe(
      'for you',
    );
    expect((await get('/api/contentstack/header', 'mx')).body.sitewideBanner.alert_text).toBe('archivos');
    expect(await get('/api/contentstack/footer')).toMatchObject({
      status: 200,
      body: footer,
      cache: 'public, max-age=300, stale-while-revalidate=86400',
    });
    const none = await get('/api/contentstack/top-nav');
    expect([none.status, none.body.errorDetails[0].errorMessageKey, none.cache]).toEqual([
      404,
      'error_content_unknown',
      'no-store',
    ]);
    expect((await get('/api/contentstack/top-nav', 'br')).body).toEqual({ menuList: [] });
    for (const kind of ['header', 'footer']) {
      expect((await get(`/api/contentstack/${kind}`, 'br')).status).toBe(404);
    }
  });

  test('[API-056] [API-062] labels and pages', async () => {
    expect((await get('/api/labels?locale=en-US')).body).toEqual({ 'cart.title': 'Your basket' });
    expect((await get('/api/labels', 'mx')).body).toEqual({});
    expect((await get('/api/labels?locale=pt-BR', 'mx')).status).toBe(404);
    expect((await get('/api/content/page?path=/lp/faqs/%23one')).body.title).toBe('Questions');
    for (const path of ['/lp/nothing', '__proto__', 'constructor']) {
      expect((await get(`/api/content/page?path=${path}`)).status).toBe(404);
    }
    expect((await get(`/api/content/page?path=${'x'.repeat(201)}`)).status).toBe(400);
  });

  test('[API-108] messages by their keys, unknown ones left out', async () => {
    const answer = await shop
      .shopper()
      .call('content.messages', { query: { keys: 'returns,nothing, help' } });
    expect(answer.body).toEqual({ messages: { returns: '90 days', help: 'Call' } });
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
    expect(
      (await shop.shopper('mx').do('content.messages', { query: { keys: 'returns' } })).messages,
    ).toEqual({});
    expect((await shop.shopper().call('content.messages', { query: {} })).status).toBe(400);
  });

  test('[API-029] header data carries the content of the shopper’s group, unless it is hidden', async () => {
    const shopper = shop.shopper();
    expect(await shopper.do('shell.header')).toMatchObject({
      segmentMessageContent: 'Welcome',
      cmsSegmentedContent: { hero: 'spring' },
    });
    const hidden = await shopper.do('shell.headerV3', { query: { hideXMContent: 'true' } });
    expect([hidden.segmentMessageContent, hidden.cmsSegmentedContent]).toEqual([null, null]);
    expect((await shop.shopper('mx').do('shell.header')).segmentMessageContent).toBeNull();
  });

  test('[API-052] [PLUS-038] a line of the browser is written without persons in it, and its sender cannot invent others', async () => {
    const post = (body: unknown, headers: Record<string, string> = {}) =>
      shop.shopper().fetch('/api/log?beacon=true', {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: { origin: 'http://us.localhost:3000', ...headers },
      });
    const secret = `${'a'.repeat(30)}.${'b'.repeat(30)}.c`;
    const meta = {
      email: 'ana@example.com',
      note: 'mail ana@example.com or +1 (901) 555-0134, card 4242 4242 4242 4242',
      nested: { authorization: 'x', labels: ['cart.title'], deep: { a: { b: { c: 1 } } } },
      card: 4242424242424242,
      status: 503,
      requestId: '7f3c2b1a-1234-4321-8765-446655440000',
    };
    const line = { message: `failed for ana@example.com with ${secret}\u001b[31m`, level: 'warn', meta };
    expect((await post(line)).status).toBe(204);
    const written = lines.at(-1);
    expect(JSON.stringify(written)).not.toMatch(/ana@|901|4242|aaaa|\u001b/);
    expect(written).toMatchObject({
      from: 'browser',
      isBeacon: true,
      meta: { status: 503, requestId: meta.requestId, nested: { labels: ['cart.title'] } },
    });
    const before = lines.length;
    expect((await post(line, { origin: 'http://evil.example' })).status).toBe(403);
    expect((await post(line, { origin: 'null' })).status).toBe(403);
    expect((await post({ message: 'x', level: 'fatal' })).status).toBe(400);
    expect((await post('{')).status).toBe(400);
    expect((await post(`"${'x'.repeat(40_000)}"`)).status).toBe(413);
    expect(lines.length).toBe(before);
  });
});
