import { us } from '@driveline/markets';
import { expect, test } from 'vitest';
import { loadForTest, type Answers } from '../../data/loadForTest.ts';
import { loadPath, loadResults } from './loadCatalog.ts';

const load = (path: string, answers: Answers, loader = loadPath, hasVehicle = false) =>
  loadForTest(loader, path, answers, { hasVehicle });

const where = (answer: Response) => [answer.status, answer.headers.get('location')];

test('[CATALOG-023] a moved path answers 301 and keeps intcmp', async () => {
  const answer = await load('/parts/old?intcmp=abc', {
    'page-types': { body: { redirectUrl: '/parts/new' } },
  });
  expect(where(answer)).toEqual([301, '/parts/new?intcmp=abc']);
});

test('[CATALOG-023] a redirect to another host is ignored', async () => {
  const answer = await load('/parts/old', {
    'page-types': { body: { redirectUrl: 'https://evil.example/x' } },
  });
  expect(where(answer)).toEqual([404, null]);
});

test('[CATALOG-024] a refusal without app id leads to the error page, one with it stays', async () => {
  const refused = await load('/parts', { 'page-types': { status: 403, body: {} } });
  expect(where(refused)).toEqual([302, '/errorPage?reason=refused']);
  const watched = await load('/parts', { 'page-types': { status: 403, body: { appId: 'x' } } });
  expect(watched.status).toBe(200);
});

test('[CATALOG-022] a type that nobody knows is the not-found page', async () => {
  const pageTypeResult = { pageType: 'OTHER', canonicalPath: '/x', title: '' };
  expect((await load('/x', { 'page-types': { body: { pageTypeResult } } })).status).toBe(404);
});

test.each([
  ['SHELF', '/parts/brakes/brake-pads', ['/v1/searchresult']],
  ['CATEGORY', '/parts/brakes', ['/v1/categories']],
  ['PRODUCT', '/products/pads-1', []],
])('[CATALOG-021] the look-up decides that a path shows a %s', async (pageType, path, expected) => {
  const asked: string[] = [];
  const pageTypeResult = { pageType, canonicalPath: path, title: '' };
  const answers = {
    'page-types': { body: { pageTypeResult } },
    'v1/categories': { body: { children: [{}] } },
    searchresult: { body: { products: [] } },
  };
  await loadForTest(loadPath, path, answers, { asked });
  const [lookUp, ...then] = asked.map((url) => new URL(url, 'http://shop'));
  expect(lookUp?.searchParams.get('canonicalPath')).toBe(path);
  expect(then.map(({ pathname }) => expected.find((part) => pathname.endsWith(part)))).toEqual(expected);
});

test('[CATALOG-015] results come from the search-results call, with what the address says', async () => {
  const asked: string[] = [];
  const path = '/searchresult?searchText=wiper&sort=priceUp&page=2';
  await loadForTest(loadResults, path, { searchresult: { body: { products: [] } } }, { asked });
  const [first] = asked.map((url) => new URL(url, 'http://shop'));
  expect(first?.pathname).toBe('/ecomm/b2c/v1/searchresult');
  expect(first?.searchParams.get('searchText')).toBe('wiper');
  expect(first?.searchParams.get('sort')).toBe('priceUp');
  expect(first?.searchParams.get('pageNumber')).toBe('2');
});

test('an exact hit keeps the campaign, and never leads to another host', async () => {
  const results = (redirectURL: string) => ({ searchresult: { body: { products: [], redirectURL } } });
  const path = '/searchresult?searchText=R1234&intcmp=abc';
  expect(where(await load(path, results('/products/a-1'), loadResults))).toEqual([
    302,
    '/products/a-1?intcmp=abc',
  ]);
  expect((await load(path, results('https://evil.example/x'), loadResults)).status).toBe(404);
});

test('a product keeps one address, and a path one form', async () => {
  const pageTypeResult = { pageType: 'PRODUCT', canonicalPath: '/products/a', title: '' };
  expect(where(await load('/old/a', { 'page-types': { body: { pageTypeResult } } }))).toEqual([
    301,
    '/products/a',
  ]);
  expect(where(await load('/parts/?a=1', {}))).toEqual([301, '/parts?a=1']);
});

test.each(['http://shop//evil.example/', 'http://shop///evil.example/a//'])(
  '%s leads to a path of the shop, never to another host',
  async (address) => {
    const answer = await load(address, {});
    expect(answer.status).toBe(301);
    expect(new URL(answer.headers.get('location') ?? '', 'http://shop').host).toBe('shop');
  },
);

test('[SHELL-024] gift cards are no search, with script or without', async () => {
  const answer = await load('/searchresult?searchText=Gift-Cards', {}, loadResults);
  expect(where(answer)).toEqual([302, us.giftCards.path]);
});

test('[CATALOG-014] a saved vehicle adds its check to the address, once', async () => {
  const answer = await load('/searchresult?searchText=wiper', {}, loadResults, true);
  expect(answer.headers.get('location')).toBe(
    '/searchresult?searchText=wiper&ignoreVehicleSpecificProductsCheck=false',
  );
});
