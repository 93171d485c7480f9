import { expect, test, vi } from 'vitest';
import { createPageCache } from './pageCache.ts';

const publicPage = (body = 'page') =>
  new Response(body, { headers: { 'cache-control': 'public, s-maxage=60', 'content-type': 'text/html' } });

const get = (path = '/parts', headers: Record<string, string> = {}) =>
  new Request(`http://shop${path}`, { headers });

function setUp({ maxBytes = 100_000 } = {}) {
  let at = 0;
  const cache = createPageCache({ maxBytes, now: () => at });
  const render = vi.fn(async (_request: Request) => publicPage());
  return { cache, render, wait: (seconds: number) => (at += seconds * 1000) };
}

test('[PLUS-037] a kept page is not rendered again while it is fresh', async () => {
  const { cache, render, wait } = setUp();
  const first = await cache.respond(get(), 'us', render);
  wait(59);
  const second = await cache.respond(get(), 'us', render);
  expect([await first.text(), await second.text()]).toEqual(['page', 'page']);
  expect(render).toHaveBeenCalledTimes(1);
});

test('a stale page is served and rendered again behind it', async () => {
  const { cache, render, wait } = setUp();
  await cache.respond(get(), 'us', render);
  render.mockImplementation(async () => publicPage('new'));
  wait(61);
  expect(await (await cache.respond(get(), 'us', render)).text()).toBe('page');
  await vi.waitFor(async () => expect(await (await cache.respond(get(), 'us', render)).text()).toBe('new'));
});

test('visitors of a page that is being rendered wait for that one rendering', async () => {
  const { cache, render } = setUp();
  const answers = await Promise.all([1, 2, 3].map(() => cache.respond(get(), 'us', render)));
  expect(await Promise.all(answers.map((it) => it.text()))).toEqual(['page', 'page', 'page']);
  expect(render).toHaveBeenCalledTimes(1);
});

test.each([
  ['another market', get(), 'mx'],
  ['another filter', get('/parts?brand=Bosch'), 'us'],
  ['another encoding', get('/parts', { 'accept-encoding': 'br' }), 'us'],
])('%s is a page of its own', async (_name, request, variant) => {
  const { cache, render } = setUp();
  await cache.respond(get(), 'us', render);
  await cache.respond(request, variant, render);
  expect(render).toHaveBeenCalledTimes(2);
});

test.each([
  ['a private page', new Response('x', { headers: { 'cache-control': 'private, no-store' } })],
  ['a cookie', new Response('x', { headers: { 'cache-control': 'public', 'set-cookie': 'a=1' } })],
  ['an error', new Response('x', { status: 404, headers: { 'cache-control': 'public' } })],
])('[PLUS-037] %s is never kept', async (_name, answer) => {
  const { cache, render } = setUp();
  render.mockImplementation(async () => answer.clone());
  await cache.respond(get(), 'us', render);
  expect(cache.size().pages).toBe(0);
});

test('[PLUS-037] an answer with a cookie goes to one visitor, however many wait for the page', async () => {
  const { cache, render } = setUp();
  let made = 0;
  render.mockImplementation(
    async () =>
      new Response('x', { headers: { 'cache-control': 'public', 'set-cookie': `sessionId=${++made}` } }),
  );
  const answers = await Promise.all([1, 2, 3].map(() => cache.respond(get(), 'us', render)));
  const cookies = answers.map(({ headers }) => headers.get('set-cookie'));
  expect(new Set(cookies).size).toBe(3);
});

test.each([
  ['another path', get('/a/b'), 'us http://h', get('/b'), 'us http://h/a'],
  ['a sign between its parts', get('/a|b?c'), 'us', get('/a?b|c'), 'us'],
  ['a line', get('/a%0Ab'), 'us', get('/a?b'), 'us'],
])('[PLUS-037] two addresses are two pages: %s', async (_what, first, variant, second, other) => {
  const { cache, render } = setUp();
  await cache.respond(first, variant, render);
  await cache.respond(second, other, render);
  expect(render).toHaveBeenCalledTimes(2);
});

test('a caller who refuses a compression by its weight shares the page of those who cannot take it', async () => {
  const { cache, render } = setUp();
  await cache.respond(get(), 'us', render);
  await cache.respond(get('/parts', { 'accept-encoding': 'br;q=0, gzip;q=0' }), 'us', render);
  expect(render).toHaveBeenCalledTimes(1);
});

test('a page that has moved is not served from before any more', async () => {
  const { cache, render, wait } = setUp();
  await cache.respond(get(), 'us', render);
  wait(61);
  render.mockImplementation(async () => new Response(null, { status: 301, headers: { location: '/b' } }));
  expect((await cache.respond(get(), 'us', render)).status).toBe(200);
  await vi.waitFor(() => expect(cache.size().pages).toBe(0));
  expect((await cache.respond(get(), 'us', render)).status).toBe(301);
});

test('a page that fails is served from before', async () => {
  const { cache, render, wait } = setUp();
  await cache.respond(get(), 'us', render);
  for (const status of [500, 503]) {
    wait(61);
    render.mockImplementation(async () => new Response('x', { status }));
    expect((await cache.respond(get(), 'us', render)).status).toBe(200);
    await vi.waitFor(() => expect(render.mock.settledResults.at(-1)?.type).toBe('fulfilled'));
  }
  expect(cache.size().pages).toBe(1);
});

test.each([
  ['a page that is kept', '/parts', 'GET', 100_000],
  ['one that hardly anybody else asks for', '/parts?utm_source=x', 'GET', 100_000],
  ['a head', '/parts', 'HEAD', 100_000],
  ['any page without a cache', '/parts', 'GET', 0],
])('[PLUS-037] %s is rendered from nothing of the visitor', async (_what, path, method, maxBytes) => {
  const { cache, render } = setUp({ maxBytes });
  const headers = { cookie: 'sessionId=1', 'user-agent': 'x', authorization: 'Bearer x', host: 'shop' };
  await cache.respond(new Request(`http://shop${path}`, { method, headers }), 'us', render);
  const asked = render.mock.calls[0]![0];
  expect([...asked.headers.keys()]).toEqual(['host']);
  expect([asked.url, asked.method]).toEqual([`http://shop${path}`, method]);
});

test('[PLUS-037] a part for one place takes no room from the pages that many ask for', async () => {
  const { cache, render } = setUp();
  for (const code of ['38103', '92110']) {
    await cache.respond(get(`/products/rotor-1?postalCode=${code}`), 'us', render);
  }
  expect([render.mock.calls.length, cache.size().pages]).toEqual([2, 0]);
});

test('the least recently used page goes when the budget is full', async () => {
  const { cache, render } = setUp({ maxBytes: 2_100 });
  for (const path of ['/a', '/b', '/a', '/c', '/a']) await cache.respond(get(path), 'us', render);
  expect(render.mock.calls.map(([request]) => new URL(request.url).pathname)).toEqual(['/a', '/b', '/c']);
});

test('a browser that has the page gets 304', async () => {
  const { cache, render } = setUp();
  await cache.respond(get(), 'us', render);
  const known = (await cache.respond(get(), 'us', render)).headers.get('etag') ?? '';
  const again = await cache.respond(get('/parts', { 'if-none-match': known }), 'us', render);
  expect(again.status).toBe(304);
  const listed = get('/parts', { 'if-none-match': `"other", W/${known}` });
  expect((await cache.respond(listed, 'us', render)).status).toBe(304);
});
