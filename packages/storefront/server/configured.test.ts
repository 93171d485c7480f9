import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GlobalConfig, HeaderData } from '@driveline/api';
import { languagesOf, type Market } from '@driveline/markets';
import type { Plugin } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shopMarkets } from '../vite/shopMarkets.ts';
import { createBrandFiles } from './brandFiles.ts';
import { pagesFromSources } from '../test/pagesFromSources.ts';
import { brands, shop } from '../test/sampleShop.ts';

// One value of a market's record or of a brand's files is another one: the pages say what that changes, and that it
// changes nothing else. They are compiled from source as in development, so the edit is the whole difference.

const START_MS = 120_000;
const MARKETS = ['us', 'mx', 'br'] as const;
type MarketCode = (typeof MARKETS)[number];
type Pages = Readonly<Record<MarketCode, string>>;

const header: HeaderData = {
  myAccountMap: {
    anonymous: 'true',
    rewardsId: '',
    userType: '',
    autoLogin: '',
    profileId: '',
    mf_homepage_header_username: '',
  },
  miniCartMap: { itemCount: 2, orderSubTotal: 1234.5 },
  storeDetails: null,
  vehicleMap: null,
  analyticsData: {},
  isStagingApp: false,
  segmentMessageContent: null,
  savedOrderMap: null,
  cmsSegmentedContent: null,
};
let config: GlobalConfig = { flags: {}, values: {} };
let isStagingApp = false;

/** Knows a cart of two items; what else a page may show is left out. */
const b2c = {
  fetch: async ({ url }: Request) => {
    if (url.includes('/page/header')) return Response.json({ ...header, isStagingApp });
    return url.includes('/globalConfig') ? Response.json(config) : Response.json({}, { status: 404 });
  },
  close: async () => {},
};

/** The shop's markets, of which one may be another one. */
let markets = shop.markets;
type Edit = (record: Market) => Market;

const folder = join(import.meta.dirname, '..');
type Load = (this: unknown, id: string) => Promise<string | null>;
/** Before the build's own. */
const edited: Plugin = {
  ...shopMarkets({ languages: async () => markets.flatMap(languagesOf), folder }),
  name: 'edited-markets',
  enforce: 'pre',
  load(id) {
    return (shopMarkets({ languages: async () => markets.flatMap(languagesOf), folder }).load as Load).call(
      this,
      id,
    );
  },
};

let sources: Awaited<ReturnType<typeof pagesFromSources>>;
let shipped: Pages;

beforeAll(async () => {
  sources = await pagesFromSources({ plugins: [edited] });
  shipped = await pages();
}, START_MS);
afterAll(() => sources.close());

let robots: string | null;

/** A page of each market, by default one with a cart's amount in its header, as the server renders it now. */
async function pages(path = '/trackOrder'): Promise<Pages> {
  sources.forget();
  const { fetch } = await sources.serve({ shop: { ...shop, markets }, b2c });
  const page = async (market: MarketCode) => {
    const host = `${market === 'us' ? '' : `${market}.`}localhost:3000`;
    const answer = await fetch(new Request(`http://${host}${path}`, { headers: { host } }));
    expect(answer.status).toBe(200);
    robots = answer.headers.get('x-robots-tag');
    // Scripts carry a nonce and the time of the rendering.
    return (await answer.text()).replaceAll(/<script[^]*?<\/script>/g, '');
  };
  const entries = MARKETS.map(async (market) => [market, await page(market)] as const);
  return Object.fromEntries(await Promise.all(entries)) as Pages;
}

async function pagesWith(code: MarketCode, edit: Edit): Promise<Pages> {
  markets = shop.markets.map((record) => (record.code === code ? edit(record) : record));
  try {
    return await pages();
  } finally {
    ({ markets } = shop);
  }
}

test.each([
  {
    what: 'another currency',
    market: 'mx',
    edit: (it: Market): Market => ({ ...it, currency: { ...it.currency, code: 'EUR' } }),
    before: /\$1,234\.50/,
    after: /€1,234\.50|1,234\.50\s?€/,
  },
  {
    what: 'another kind of header',
    market: 'br',
    edit: (it: Market): Market => ({ ...it, header: { ...it.header, kind: 'full' } }),
    before: /^(?![^]*data-promo)/,
    after: /data-promo/,
  },
  {
    what: 'another logo',
    market: 'us',
    edit: (it: Market): Market => ({ ...it, logo: { ...it.logo, variant: 'regional' } }),
    before: /<img src="\/assets\/brand\/ironbay-full\./,
    after: /<img src="\/assets\/brand\/ironbay-regional\./,
  },
] as const)(
  '[CONF-001] $what in the record of $market changes that market and no other',
  async ({ market, edit, before, after }) => {
    const now = await pagesWith(market, edit);
    expect(shipped[market]).toMatch(before);
    expect(now[market]).toMatch(after);
    for (const other of MARKETS.filter((code) => code !== market)) expect(now[other]).toBe(shipped[other]);
  },
  START_MS,
);

test(
  '[CONTENT-032] pages of a staging deployment say so in words, and to search engines; others do not',
  async () => {
    const ribbon = { us: 'Staging site', mx: 'Sitio de pruebas', br: 'Site de homologação' };
    const noindex = '<meta name="robots" content="noindex"/>';
    const shop = await pages('/store');
    expect(robots).toBeNull();
    config = { flags: {}, values: { IS_STAGING_APP: true } };
    // A page that everybody gets, whose header data comes later.
    const everybodys = await pages('/store');
    expect(robots).toBe('noindex');
    config = { flags: {}, values: {} };
    isStagingApp = true;
    const own = await pages();
    isStagingApp = false;
    for (const market of MARKETS) {
      for (const page of [everybodys[market], own[market]]) {
        expect(page).toContain(ribbon[market]);
        expect(page.split('</head>')[0]).toContain(noindex);
      }
      expect(shop[market]).not.toContain(ribbon[market]);
      expect(shop[market]).not.toContain(noindex);
    }
  },
  START_MS,
);

test('only letters of headings come before the first paint; the others are served', () => {
  const { files, fontHrefs } = createBrandFiles(brands.ironbay);
  const fonts = [...files.keys()].filter((href) => href.endsWith('.woff2'));
  expect(fonts.filter((href) => href.includes('-further.'))).toHaveLength(2);
  expect(fontHrefs).toEqual(fonts.filter((href) => href.includes('/barlow-condensed-latin')));
  expect(createBrandFiles(brands.verdane).fontHrefs).toEqual([]);
});

test('[PLUS-030] another logo file of a brand is that logo and nothing else', () => {
  const logos = mkdtempSync(join(tmpdir(), 'driveline-logos-'));
  cpSync(brands.ironbay.logos, logos, { recursive: true });
  writeFileSync(join(logos, 'regional.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const { regional, ...before } = createBrandFiles(brands.ironbay).logos;
  const edited = createBrandFiles({ ...brands.ironbay, logos });
  rmSync(logos, { recursive: true });
  expect(edited.logos).toEqual({ ...before, regional: expect.not.stringContaining(String(regional)) });
  const { themeHref, fontHrefs } = createBrandFiles(brands.ironbay);
  expect(edited).toMatchObject({ themeHref, fontHrefs });
});
