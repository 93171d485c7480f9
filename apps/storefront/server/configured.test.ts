import type * as fileSystem from 'node:fs';
import type { GlobalConfig, HeaderData } from '@driveline/api';
import type { ServerBuild } from 'react-router';
import { createServer as createVite, isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ironbay as ironbayBrand } from '../brands/ironbay/index.ts';
import { verdane as verdaneBrand } from '../brands/verdane/index.ts';
import { createBrandFiles } from './brandFiles.ts';
import { shop } from '../shop.config.ts';
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

/** What stands otherwise in a file of `packages/markets/src`. */
let edit: { readonly file: string; readonly from: string; readonly to: string } | undefined;
const editor: Plugin = {
  name: 'edited-record',
  enforce: 'pre',
  transform(code, id) {
    if (!edit || !id.endsWith(`/markets/src/${edit.file}`)) return undefined;
    expect(code.split(edit.from), edit.file).toHaveLength(2);
    return code.replace(edit.from, edit.to);
  },
};

let vite: ViteDevServer;
let shipped: Pages;

beforeAll(async () => {
  vite = await createVite({
    root: `${import.meta.dirname}/..`,
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
    appType: 'custom',
    logLevel: 'error',
    plugins: [editor],
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
  const { createServer } = await ssr.runner.import<typeof storefront>('/server/createServer.ts');
  const { fetch } = createServer({
    shop,
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

async function pagesWith(change: NonNullable<typeof edit>): Promise<Pages> {
  edit = change;
  try {
    return await pages();
  } finally {
    edit = undefined;
  }
}

test.each([
  {
    what: 'another currency',
    market: 'mx',
    change: { file: 'mx.ts', from: "code: 'MXN'", to: "code: 'EUR'" },
    before: /\$1,234\.50/,
    after: /€1,234\.50|1,234\.50\s?€/,
  },
  {
    what: 'another kind of header',
    market: 'br',
    change: { file: 'br.ts', from: "kind: 'simple'", to: "kind: 'full'" },
    before: /^(?![^]*data-promo)/,
    after: /data-promo/,
  },
  {
    what: 'another logo',
    market: 'us',
    change: { file: 'us.ts', from: "variant: 'full'", to: "variant: 'medium'" },
    before: /<img src="\/assets\/brand\/ironbay-full\./,
    after: /<img src="\/assets\/brand\/ironbay-medium\./,
  },
] as const)(
  '[CONF-001] $what in the record of $market changes that market and no other',
  async ({ market, change, before, after }) => {
    const now = await pagesWith(change);
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
  const read = () => [createBrandFiles(ironbayBrand), createBrandFiles(verdaneBrand)] as const;
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
