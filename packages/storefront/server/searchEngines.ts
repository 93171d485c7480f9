import { refusalResponse } from '@driveline/b2c';
import { sitemapPaths, type SitemapPaths } from '@driveline/hooks/catalog';
import { languagesOf, prefixOf, type Market } from '@driveline/markets';
import { Hono } from 'hono';
import type { Brand } from '../src/brand.ts';
import { pathOf } from '../src/routes.ts';
import type { ShopRoutes } from '../src/routeTable.ts';
import { wholeRoutes } from '../src/wholeRoutes.ts';
import type { CallBindings } from './clientAddress.ts';
import type { Directory } from './directory.ts';
import { log } from './log.ts';
import { isPrivateRequest } from './privacy.ts';

/** A rule bars whatever begins so, and a shop may have a page `/cart-care`. */
const NOT_INDEXED = [
  '/cart$',
  '/cart?',
  '/cart/',
  '/checkout',
  '/orderConfirmation',
  '/trackOrder',
  '/user/',
  '/actions',
  '/cookieSettings',
  '/ecomm/',
  '/external/',
  '/sls/',
  '/api/',
];
const LIFETIME_MS = 3_600_000;

export type SearchEnginesOptions = {
  readonly brand: Brand;
  readonly routes?: ShopRoutes | undefined;
  readonly directory: Directory;
  /** Calls this server itself. */
  readonly inside: (request: Request) => Response | Promise<Response>;
};

/** `robots.txt` and the sitemaps of each market in each of its languages (PLUS-028). */
export function searchEngines({ brand, routes, directory, inside }: SearchEnginesOptions) {
  const app = new Hono<{ Bindings: CallBindings }>();
  const kept = new Map<string, { readonly at: number; readonly paths: Promise<SitemapPaths> }>();

  const pathsOf = (request: Request): Promise<SitemapPaths> => {
    const { code } = directory.marketOf(request);
    const known = kept.get(code);
    if (known && Date.now() - known.at < LIFETIME_MS) return known.paths;
    const roots = (brand.content[code]?.header.menu[0]?.links ?? []).map(({ href }) => href);
    const origin = directory.originOf(request);
    const paths = sitemapPaths(roots, async (path) => {
      const answer = await inside(new Request(origin + path));
      // Too busy, or broken: a list without those parts would be kept for an hour, here and by crawlers.
      if (answer.status === 429 || answer.status >= 500) throw new Unlisted(`${path}: ${answer.status}`);
      return answer.ok ? answer.json() : undefined;
    });
    kept.set(code, { at: Date.now(), paths });
    paths.catch(() => kept.delete(code));
    return paths;
  };
  const ownPages = ['/', pathOf('stores', routes) ?? '/', ...addedPages(routes)];
  /** Pages of words are those of the market in its language; the page of a part says where else it is sold. */
  const wordPages = (market: Market) =>
    pathOf('landing', routes)
      ? Object.keys(brand.content[market.code + prefixOf(market)]?.pages ?? {}).map((name) => `/lp/${name}`)
      : [];
  const urls = (request: Request, paths: readonly string[], own: readonly string[] = []) =>
    sitemap(paths, own, directory.alternatesOf(request), directory.rootOf(request));

  app.get('/robots.txt', ({ req }) => robotsTxt(directory.originOf(req.raw), directory.marketOf(req.raw)));
  app.get('/sitemap.xml', ({ req }) =>
    sitemapIndex(directory.originOf(req.raw), directory.marketOf(req.raw)),
  );
  app.get('/sitemap-pages.xml', async ({ req }) => {
    const market = directory.marketOf(req.raw);
    return urls(req.raw, [...new Set(ownPages), ...(await pathsOf(req.raw)).pages], wordPages(market));
  });
  app.get('/sitemap-products.xml', async ({ req }) => urls(req.raw, [], (await pathsOf(req.raw)).products));
  app.onError((error, { req }) => {
    if (!(error instanceof Unlisted)) throw error;
    log.warn({ err: error }, 'the sitemap could not be made');
    return refusalResponse('error_busy', directory.marketOf(req.raw));
  });
  return app;
}

/** Pages of the shop's own that are everybody's and have one address. */
const addedPages = ({ added = [] }: ShopRoutes = {}) =>
  wholeRoutes(added)
    .filter(({ file, path }) => /\.[jt]sx$/.test(file) && !/[:*?]/.test(path))
    .map(({ path }) => `/${path}`)
    .filter((path) => !isPrivateRequest(new Request(new URL(path, 'http://shop'))));

const prefixesOf = (market: Market) => languagesOf(market).map(prefixOf);

/** What a sitemap lists could not be read now. */
class Unlisted extends Error {}

function robotsTxt(origin: string, market: Market): Response {
  const rules = [
    'User-agent: *',
    ...prefixesOf(market).flatMap((prefix) => NOT_INDEXED.map((path) => `Disallow: ${prefix}${path}`)),
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  return new Response(`${rules.join('\n')}\n`, { headers: textHeaders('text/plain; charset=utf-8') });
}

function sitemapIndex(origin: string, market: Market): Response {
  const files = prefixesOf(market).flatMap((prefix) => [
    `${prefix}/sitemap-pages.xml`,
    `${prefix}/sitemap-products.xml`,
  ]);
  return xml(
    'sitemapindex',
    files.map((path) => `<sitemap><loc>${escaped(origin + path)}</loc></sitemap>`),
  );
}

/** Addresses of pages, each with its address in the other markets but for the market's own. */
function sitemap(
  paths: readonly string[],
  own: readonly string[],
  alternates: ReturnType<Directory['alternatesOf']>,
  root: string,
): Response {
  const links = (path: string) =>
    alternates
      .map(
        (it) => `<xhtml:link rel="alternate" hreflang="${it.hreflang}" href="${escaped(it.root + path)}"/>`,
      )
      .join('');
  return xml(
    'urlset',
    [...paths, ...own].map(
      (path, index) =>
        `<url><loc>${escaped(root + path)}</loc>${index < paths.length ? links(path) : ''}</url>`,
    ),
  );
}

function xml(root: string, children: readonly string[]): Response {
  const namespaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${namespaces}>\n${children.join('\n')}\n</${root}>\n`;
  return new Response(body, { headers: textHeaders('application/xml; charset=utf-8') });
}

const textHeaders = (type: string) => ({ 'content-type': type, 'cache-control': 'public, max-age=3600' });

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
