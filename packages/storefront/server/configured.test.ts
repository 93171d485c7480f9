import type * as fileSystem from 'node:fs';
import { join } from 'node:path';
import type { GlobalConfig, HeaderData } from '@driveline/api';
import type { Market } from '@driveline/markets';
import type { ServerBuild } from 'react-router';
import { createServer as createVite, isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { shopMarkets } from '../vite/shopMarkets.ts';
import { createBrandFiles } from './brandFiles.ts';
import { brands, sampleShopFolder, shop } from '../test/sampleShop.ts';
import type * as storefront from './createServer.ts';
import { readSettings } from './settings.ts';

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

const messages = join(import.meta.dirname, '..', 'messages');
type Load = (this: unknown, id: string) => Promise<string | null>;
/** Before the build's own. */
const edited: Plugin = {
  ...shopMarkets({ markets: async () => markets, messages }),
  name: 'edited-markets',
  enforce: 'pre',
  load(id) {
    return (shopMarkets({ markets: async () => markets, messages }).load as Load).call(this, id);
  },
};

let vite: ViteDevServer;
let shipped: Pages;

beforeAll(async () => {
  vite = await createVite({
    root: sampleShopFolder,
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
    appType: 'custom',
    logLevel: 'error',
    plugins: [edited],
  });
  shipped = await pages();
}, START_MS);
afterAll(() => vite.close());

let robots: string | null;

/** A page of each market, by default one with a cart's amount in its header, as the server renders it now. */
async function pages(path = '/trackOrder'): Promise<Pages> {
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite gives no environment to run pages in.');
  ssr.moduleGraph.invalidateAll();
  ssr.runner.clearCache();
  const { createServer } = await ssr.runner.import<typeof storefront>(
    join(import.meta.dirname, 'createServer.ts'),
  );
  const { fetch } = createServer({
    shop: { ...shop, markets },
    settings: readSettings({}),
    b2c,
    loadBuild: () => ssr.runner.import<ServerBuild>('virtual:react-router/server-build'),
    clientFiles: new Map(),
  });
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

const replaced = vi.hoisted(() => ({ file: '' }));
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof fileSystem>();
  const readFileSync = ((path: string, ...rest: []) =>
    replaced.file !== '' && String(path).endsWith(replaced.file)
      ? Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
      : fs.readFileSync(path, ...rest)) as typeof fs.readFileSync;
  return { ...fs, readFileSync };
});

test('[PLUS-030] another logo file of a brand is that logo and nothing else', () => {
  const read = () => [createBrandFiles(brands.ironbay), createBrandFiles(brands.verdane)] as const;
  const before = read();
  replaced.file = 'ironbay/logos/regional.svg';
  const [ironbay, verdane] = read();
  replaced.file = '';
  const { regional, ...others } = ironbay.logos;
  const { regional: regionalBefore, ...othersBefore } = before[0].logos;
  expect(regional).not.toBe(regionalBefore);
  expect([others, ironbay.themeHref, ironbay.fontHrefs]).toEqual([
    othersBefore,
    before[0].themeHref,
    before[0].fontHrefs,
  ]);
  expect(verdane.logos).toEqual(before[1].logos);
});
