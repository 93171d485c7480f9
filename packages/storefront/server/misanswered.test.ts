import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { matchEndpoint } from '@driveline/api/contract';
import { fixtureIn } from '@driveline/api/testing';
import type { Plugin } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pagesFromSources } from '../test/pagesFromSources.ts';
import { remoteB2c } from './b2c.ts';
import type * as reports from './errorReports.ts';

// A server behind `B2C_ORIGIN` is another company's: whatever it answers everywhere at once, a page is one. Call by call:
// `test/outsideServer.test.ts`.

const START_MS = 240_000;
const answer = fixtureIn('us');
const PRODUCT = answer('catalog.product').pdpResults.products[0]!.productDetailsPageUrl;
const SHELF = answer('catalog.pageType').pageTypeResult!.canonicalPath;

const PAGES = [
  '/',
  SHELF,
  PRODUCT,
  '/searchresult?searchText=rotor',
  '/cart',
  '/checkout',
  '/checkout?step=payment',
  '/orderConfirmation',
  '/trackOrder',
  '/user/orderHistory',
  '/user/myAccount',
  '/user/myProfile',
  '/user/myVehicle',
  '/user/serviceHistory',
  '/user/repairGuides',
  '/user/programRules',
  '/rewards',
  '/myWarranties',
  '/giftCard',
  '/store',
  '/store?q=92110',
  '/brands',
  '/shopbymake',
  '/shopbymodel',
  '/vin-decoder',
  '/coupons',
  '/circular',
  '/deals/clearance',
  '/deals/hotDeal',
  '/deals/rebates',
  '/lp/deals',
  '/lp/faqs',
  '/contactus',
  '/signin',
  '/create',
  '/siteMap',
];

type Spoil = (body: Record<string, unknown>) => unknown;

const deep = (spoil: (value: unknown) => unknown): Spoil => {
  const walk = (part: unknown): unknown => {
    const changed = spoil(part);
    if (changed !== part || typeof part !== 'object' || part === null) return changed;
    if (Array.isArray(part)) return part.map(walk);
    return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, walk(value)]));
  };
  return (body) => Object.fromEntries(Object.entries(body).map(([name, value]) => [name, walk(value)]));
};

const SPOILS: Readonly<Record<string, Spoil>> = {
  'an empty object': () => ({}),
  'an array': () => [],
  'null in place of every list': deep((part) => (Array.isArray(part) ? null : part)),
  'null in every list': deep((part) => (Array.isArray(part) ? [null, ...(part as unknown[])] : part)),
  'objects in place of lists': deep((part) => (Array.isArray(part) ? {} : part)),
  'numbers as text': deep((part) => (typeof part === 'number' ? String(part) : part)),
  'null in place of every text': deep((part) => (typeof part === 'string' ? null : part)),
  'objects in place of texts': deep((part) => (typeof part === 'string' ? { text: part } : part)),
  'numbers in place of texts': deep((part) => (typeof part === 'string' ? 7 : part)),
  'null in place of every number': deep((part) => (typeof part === 'number' ? null : part)),
};

let spoil: Spoil = (body) => body;

/** A module of the shop that throws while it renders. */
let broken: { readonly file: string; readonly at: string } | undefined;
const breaker: Plugin = {
  name: 'broken-module',
  enforce: 'pre',
  transform(code, id) {
    if (!broken || !id.endsWith(broken.file)) return undefined;
    expect(code.split(broken.at), broken.file).toHaveLength(2);
    return code.replace(broken.at, `${broken.at} throw new Error('A fault of ours.');`);
  },
};

let sources: Awaited<ReturnType<typeof pagesFromSources>>;
let fetchPage: (path: string) => Promise<Response>;
let errorReports: typeof reports.errorReports;

/** Answers as the contract's samples do, spoilt. */
const outside = createHttpServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://outside');
  const matched = matchEndpoint(request.method ?? 'GET', pathname);
  request.resume();
  if (!matched || matched.endpoint.answers) return void response.writeHead(404).end('{}');
  const body = spoil(structuredClone(answer(matched.id)) as Record<string, unknown>);
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
});

beforeAll(async () => {
  await new Promise<void>((done) => outside.listen(0, '127.0.0.1', done));
  const { port } = outside.address() as AddressInfo;
  sources = await pagesFromSources({ plugins: [breaker] });
  const { fetch } = await sources.serve({ b2c: remoteB2c(`http://127.0.0.1:${port}`) });
  ({ errorReports } = await sources.load<typeof reports>('server', 'errorReports.ts'));
  fetchPage = async (path) =>
    fetch(new Request(`http://localhost:3000${path}`, { headers: { host: 'localhost:3000' } }));
}, START_MS);
afterAll(async () => {
  await sources.close();
  outside.close();
});

const statusOf = async (path: string) => {
  const page = await fetchPage(path);
  const html = await page.text();
  return {
    status: page.status,
    isPage: html.includes('</html>') || (page.status >= 300 && page.status < 400),
  };
};

let sound: Readonly<Record<string, number>> = {};
beforeAll(async () => {
  sound = Object.fromEntries(
    await Promise.all(PAGES.map(async (path) => [path, (await statusOf(path)).status] as const)),
  );
}, START_MS);

test('every page can be made of sound answers', () => {
  expect(Object.entries(sound).filter(([, status]) => status >= 400)).toEqual([]);
});

test.each(Object.keys(SPOILS))(
  '[API-027] whatever the server answers, every page is one: %s',
  async (name) => {
    spoil = SPOILS[name]!;
    const faults: string[] = [];
    for (const path of PAGES) {
      const { status, isPage } = await statusOf(path);
      // An answer that says of a thing that it is not there makes its page not found, as a sound one would.
      if (status >= 500 || !isPage) faults.push(`${path}: ${status}`);
    }
    spoil = (body) => body;
    expect(faults).toEqual([]);
  },
  START_MS,
);

test.each([
  ['the page', { file: '/pages/cart/CartPage.tsx', at: 'export function CartPage() {' }],
  ['what surrounds every page', { file: '/shell/header/Header.tsx', at: 'export function Header() {' }],
] as const)(
  '[SHELL-061] where %s throws, the shopper sees the error page of the shop, styled and with a way on',
  async (_, fault) => {
    broken = fault;
    sources.forget();
    const heard: unknown[] = [];
    const stop = errorReports.follow((report) => heard.push(report));
    const page = await fetchPage('/cart');
    stop();
    broken = undefined;
    sources.forget();
    expect(page.status).toBe(500);
    expect(page.headers.get('content-type')).toContain('text/html');
    const html = await page.text();
    expect(html).toContain('rel="stylesheet"');
    expect(html).toContain('id="main"');
    expect(html).toMatch(/<h1[^>]*>[^<]+</);
    expect(html).toContain('</html>');
    const report = { from: 'server', message: 'A fault of ours.', path: '/cart' };
    expect(heard).toContainEqual(expect.objectContaining(report));
  },
  START_MS,
);
