import { inLocale, mx, us } from '@driveline/markets';
import { expect, test, vi } from 'vitest';
import { brandOf, defineShop } from '../src/defineShop.ts';
import { brands } from './sampleShop.ts';
import { createDirectory } from '../server/directory.ts';
import { inLanguages, nativePaths } from '../server/inLanguages.ts';
import { readSettings } from '../server/settings.ts';

const brand = { ...brands.ironbay, markets: ['us'] };
const shop = defineShop({ brands: { ironbay: brand }, markets: [us] });
const settings = readSettings({});
const directory = createDirectory({ shop, settings, brand: brandOf(shop, undefined) });

const host = 'shop.example';
const asked = (path: string, headers: Record<string, string> = {}) =>
  new Request(`http://${host}${path}`, { headers: { host, ...headers } });

async function answered(path: string, headers: HeadersInit, sent: Record<string, string> = {}) {
  const seen = vi.fn<(request: Request) => Promise<Response>>(async () => new Response('a', { headers }));
  const answer = await inLanguages(directory, seen)(asked(path, sent));
  return { answer, request: seen.mock.calls[0]?.[0] };
}

test('what answers sees the path without its language, and the page before without it', async () => {
  const { request } = await answered('/es/cart?a=1', {}, { referer: `http://${host}/es/store?q=1` });
  expect(request?.url).toBe(`http://${host}/cart?a=1`);
  expect(request?.headers.get('referer')).toBe(`http://${host}/store?q=1`);
  expect(directory.marketOf(request!).locale).toBe('es-US');
  expect(directory.rootOf(request!)).toBe(`http://${host}/es`);
});

test('a call without a language sees the page before without its own: the code of a mailed link stays out of logs', async () => {
  const referer = `http://${host}/es/resetPassword/code`;
  const { request } = await answered('/api/log', {}, { referer });
  expect(request?.headers.get('referer')).toBe(`http://${host}/resetPassword/code`);
  expect(directory.marketOf(request!).locale).toBe('en-US');
});

test('a body comes through', async () => {
  const seen = vi.fn(async (request: Request) => new Response(await request.text()));
  const post = new Request(`http://${host}/es/actions`, { method: 'POST', headers: { host }, body: 'a=1' });
  expect(await (await inLanguages(directory, seen)(post)).text()).toBe('a=1');
});

test.each([
  ['/es/cart', '/store', '/es/store'],
  ['/cart', '/store', '/store'],
  ['/es/cart', 'https://bank.example/a', 'https://bank.example/a'],
  ['/es/cart', '//bank.example/a', '//bank.example/a'],
])('asked at %s, a redirect to %s leads to %s', async (path, location, to) => {
  const { answer } = await answered(path, { location });
  expect(answer.headers.get('location')).toBe(to);
});

test('a cookie of some pages is sent to these in the language', async () => {
  const lines = ['a=1; Path=/', 'b=2; Path=/checkout; HttpOnly', 'c=3'].map((line) => ['set-cookie', line]);
  const { answer } = await answered('/es/checkout', lines as [string, string][]);
  expect(answer.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2; Path=/es/checkout; HttpOnly', 'c=3']);
});

test('each language of each market is an alternate, and a market of one language offers none', () => {
  expect(directory.alternatesOf(asked('/'))).toEqual([
    { market: 'us', hreflang: 'en-US', root: `http://${host}` },
    { market: 'us', hreflang: 'es-US', root: `http://${host}/es` },
  ]);
  const spanish = { lang: 'es-US', label: 'Español', root: `http://${host}/es` };
  expect(directory.languagesOf(asked('/'))).toEqual([spanish]);
  const english = { lang: 'en-US', label: 'English', root: `http://${host}` };
  expect(directory.languagesOf(directory.enter(asked('/es/')))).toEqual([english]);
  const one = defineShop({ brands: { ironbay: { ...brand, markets: ['mx'] } }, markets: [mx] });
  const single = createDirectory({ shop: one, settings, brand: brandOf(one, undefined) });
  expect(single.languagesOf(asked('/'))).toEqual([]);
});

test.each([
  ['/store', false, true],
  ['/es/store', true, false],
  ['/es/', true, false],
  ['/essentials', false, true],
  ['/assets/a.css', true, true],
  ['/ecomm/b2c/v1/rebate', true, true],
  ['/es/ecomm/b2c/v1/rebate', true, true],
])('a link to %s is left to the browser in English: %s, in Spanish: %s', (path, inEnglish, inSpanish) => {
  expect(RegExp(nativePaths(us)).test(path)).toBe(inEnglish);
  expect(RegExp(nativePaths(inLocale(us, 'es-US'))).test(path)).toBe(inSpanish);
  expect(RegExp(nativePaths(mx)).test(path)).toBe(/^\/(assets|ecomm)\//.test(path));
});

test('a method that nobody may send on reaches what answers, which refuses it', async () => {
  const trace = {
    ...asked('/es/cart'),
    method: 'TRACE',
    url: `http://${host}/es/cart`,
    headers: new Headers({ host }),
  };
  const seen = vi.fn(async () => new Response(null, { status: 404 }));
  const answer = await inLanguages(directory, seen)(trace as unknown as Request);
  expect(answer.status).toBe(404);
});
