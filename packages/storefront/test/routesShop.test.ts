import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as paths from '../app/paths/index.ts';
import { shopRoutes } from '../src/shopRoutes.ts';
import { MOVABLE } from '../src/routeTable.ts';
import { pagesFromSources } from './pagesFromSources.ts';
import { shop } from './routesShop/shop.config.ts';

const root = join(import.meta.dirname, 'routesShop');
const START_MS = 120_000;
const BUSY_MS = 200;

/** Knows nothing, so that only what the router knows is shown. */
const b2c = {
  fetch: async ({ url }: Request) =>
    url.includes('/globalConfig')
      ? Response.json({ flags: {}, values: {} })
      : Response.json({}, { status: 404 }),
  close: async () => {},
};

let sources: Awaited<ReturnType<typeof pagesFromSources>>;
/** The shop's own, as the build makes them. */
let addresses: typeof paths;
let get: (path: string, init?: RequestInit) => Promise<Response>;

beforeAll(async () => {
  sources = await pagesFromSources({ root: join(import.meta.dirname, 'routesShop') });
  addresses = await sources.load<typeof paths>('app', 'paths', 'index.ts');
  const { fetch } = await sources.serve({ shop, b2c });
  get = async (path, init) => {
    const answer = await fetch(new Request(`http://localhost:3000${path}`, init));
    if (answer.status !== 503) return answer;
    // A machine that is busy with other tests; who asks again gets its answer.
    await wait(BUSY_MS);
    return get(path, init);
  };
}, START_MS);
afterAll(() => sources.close());

test(
  '[PLUS-030] a page that the shop adds stands between header and footer, for everybody',
  async () => {
    const answer = await get('/our-story');
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain('<title>Our story</title>');
    expect(html).toMatch(/<header[^]*<main[^]*<h1>Parts since 1954<\/h1>[^]*<footer/);
    expect(answer.headers.get('cache-control')).toMatch(/^public/);
  },
  START_MS,
);

test(
  '[PLUS-030] a page that moved is at its new path, and the old one leads there with all it was told',
  async () => {
    expect((await get('/find-a-store')).status).toBe(200);
    const to = async (path: string, init?: RequestInit) => {
      const { status, headers } = await get(path, init);
      return [status, headers.get('location')];
    };
    expect(await to('/store?city=Memphis')).toEqual([308, '/find-a-store?city=Memphis']);
    expect(await to('/brands')).toEqual([308, '/makers']);
    expect(await to('/Brands/acme')).toEqual([308, '/makers/acme']);
    expect(await to('/deals/a%3Fb/c?d=e')).toEqual([308, '/offers/a%3Fb/c?d=e']);
    expect(await to('/deals')).toEqual([308, '/offers']);
    expect(await to('/brands/a%20b')).toEqual([308, '/makers/a%20b']);
    expect(await to('/brands/%2Fevil.example')).toEqual([308, '/makers/%2Fevil.example']);
    expect(await to('/brands/A%2FC')).toEqual([308, '/makers/A%2FC']);
    expect(await to('/br%61nds/acme/')).toEqual([308, '/makers/acme']);
    expect(await to('/contactus')).toEqual([308, '/help/contact']);
    expect(await to('/contactus/%2Fevil.example')).toEqual([308, '/help/contact/%2Fevil.example']);
    const post = {
      method: 'POST',
      headers: { origin: 'http://localhost:3000' },
      body: new URLSearchParams(),
    };
    expect(await to('/store', post)).toEqual([308, '/find-a-store']);
  },
  START_MS,
);

const link = new URLSearchParams('city=Memphis');
const moved: readonly [(typeof MOVABLE)[number], (at: typeof paths) => string, string, canonical?: true][] = [
  ['stores', (at) => at.stores(), '/find-a-store', true],
  ['stores', (at) => at.stores(link), '/find-a-store?city=Memphis'],
  ['deals', (at) => at.rebates(), '/offers/rebates'],
  ['deals', (at) => at.dealPages(), '/offers/pages'],
  ['deals', (at) => at.hotDeals(), '/offers/hotDeal'],
  ['circular', (at) => at.circular(), '/flyer', true],
  ['coupons', (at) => at.coupons(), '/codes', true],
  ['contact', (at) => at.contact(), '/help/contact'],
  ['contact', (at) => at.contact('storeExperience'), '/help/contact/storeExperience'],
  ['brands', (at) => at.brands(), '/makers'],
  ['shopByMake', (at) => at.makes(), '/all/makes'],
  ['shopByModel', (at) => at.models(), '/all/models'],
  ['vinDecoder', (at) => at.vinDecoder(), '/vin', true],
  ['siteMap', (at) => at.siteMap(), '/all', true],
];

test.each(moved)(
  '[PLUS-030] %s is linked, and names itself, where it moved to (%$)',
  async (_id, pathOf, path, isAsked) => {
    expect(pathOf(addresses)).toBe(path);
    expect(pathOf(addresses)).not.toBe(pathOf(paths));
    if (!isAsked) return;
    const [, canonical] = /rel="canonical" href="([^"]+)"/.exec(await (await get(path)).text()) ?? [];
    expect(canonical).toBe(`http://localhost:3000${path}`);
  },
  START_MS,
);

test('[PLUS-030] no route that can move is left out of this', () => {
  expect(new Set(moved.map(([id]) => id))).toEqual(new Set(MOVABLE));
});

test('[PLUS-030] links that content has from before a move lead to the page at once, and mark it', () => {
  expect(addresses.at('/Brands/acme?a=/store')).toBe('/makers/acme?a=/store');
  expect(addresses.at('https://x.example/store')).toBe('https://x.example/store');
  const marked = addresses.currentLinks([{ href: '/circular' }, { href: '/cart' }], '/flyer');
  expect(marked).toEqual([
    { href: '/flyer', current: true },
    { href: '/cart', current: false },
  ]);
  expect([addresses.couponContent(), addresses.dealContent('pages')]).toEqual(['/coupons', '/deals/pages']);
});

test('[PLUS-028] search engines are told the path where a page is', async () => {
  const sitemap = await (await get('/sitemap-pages.xml')).text();
  expect(sitemap).toContain('<loc>http://localhost:3000/find-a-store</loc>');
  expect(sitemap).not.toContain('<loc>http://localhost:3000/store</loc>');
  expect(sitemap).toContain('<loc>http://localhost:3000/our-story</loc>');
  for (const path of ['/user/club', '/lp/']) expect(sitemap).not.toContain(path);
});

test('[PLUS-030] a page that the shop removed is not found', async () => {
  expect((await get('/giftCard')).status).toBe(404);
});

test('[PLUS-030] a file that is not there is named, and no route by where this machine keeps it', async () => {
  const own = (await shopRoutes(root)).find(({ path }) => path === 'our-story');
  expect(own).toEqual({
    id: 'shop/pages/ourStory',
    path: 'our-story',
    file: join(root, 'pages', 'ourStory.tsx'),
  });
});
