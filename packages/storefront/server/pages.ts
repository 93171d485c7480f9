import { refusalResponse, requestIdOf } from '@driveline/b2c';
import { readRefusal } from '@driveline/hooks';
import { ownPath } from '@driveline/hooks/session';
import { prefixOf } from '@driveline/markets';
import { dayIn } from '@driveline/validation';
import {
  createRequestHandler,
  RouterContextProvider,
  type RequestHandler,
  type ServerBuild,
} from 'react-router';
import type { RequestShop, requestShop } from '../app/shop/requestShop.ts';
import type { Brand } from '../src/brand.ts';
import { browserPlugins, type ShopPlugin } from '../src/plugins/definePlugin.ts';
import type { BrandFiles } from './brandFiles.ts';
import type { Directory } from './directory.ts';
import { nativePaths } from './inLanguages.ts';
import { log } from './log.ts';
import { createPageCache } from './pageCache.ts';
import { isPrivateRequest } from './privacy.ts';
import { isCrossSiteWrite } from './sameSite.ts';

export type PagesOptions = {
  readonly directory: Directory;
  readonly brand: Brand;
  readonly brandFiles: BrandFiles;
  readonly loadBuild: () => Promise<ServerBuild>;
  /** Where browsers tell what the policy of a page refused. */
  readonly policyReports: string | undefined;
  readonly paymentOrigins: readonly string[];
  readonly pictureOrigins: readonly string[];
  readonly plugins: readonly ShopPlugin[];
  /** Memory for rendered public pages; 0 keeps none. */
  readonly pageCacheBytes: number;
  /** This server itself, for calls that a page makes of it. */
  readonly inside: (request: Request, clientAddress: string, page: object) => Response | Promise<Response>;
};

/** The pages of the router, each with the market, brand and privacy of its request. */
export function createPages(options: PagesOptions) {
  const cache = createPageCache({ maxBytes: options.pageCacheBytes });
  return async (request: Request, clientAddress: string): Promise<Response> => {
    const shopOf = (asked: Request) => requestShopOf(asked, clientAddress, options);
    const shop = shopOf(request);
    const render = (asked: Request) => renderPage(asked, asked === request ? shop : shopOf(asked), options);
    if (shop.isPrivate) return render(request);
    return cache.respond(request, `${shop.market.code} ${shop.record.root}`, render);
  };
}

async function renderPage(
  request: Request,
  shop: RequestShop,
  { loadBuild }: PagesOptions,
): Promise<Response> {
  if (isCrossSiteWrite(request, shop.origin)) return refusalResponse('error_refused', shop.market);
  const build = await loadBuild();
  const { requestShop: key } = build.entry.module as unknown as { requestShop: typeof requestShop };
  const context = new RouterContextProvider();
  context.set(key, shop);
  const answer = await handlerOf(build)(request, context);
  // A page that says something only to this browser is nobody else's, whatever made it.
  if (!answer.headers.has('cache-control') || shop.setCookies.length > 0)
    answer.headers.set('cache-control', 'private, no-store');
  // On redirects too: one without it cuts the chat's window off from the page that opened it (CONTENT-013).
  answer.headers.set('cross-origin-opener-policy', 'same-origin-allow-popups');
  for (const line of shop.setCookies) answer.headers.append('set-cookie', line);
  // Script reads no header of its own page, but this one: its error reports name the request (PLUS-038).
  answer.headers.set('x-request-id', shop.requestId);
  answer.headers.append('server-timing', `request;desc="${shop.requestId}"`);
  return answer;
}

const handlers = new WeakMap<ServerBuild, RequestHandler>();

/** The router's handler of a build, which ranks and compiles every path when it is made. */
function handlerOf(build: ServerBuild): RequestHandler {
  let handler = handlers.get(build);
  if (!handler) handlers.set(build, (handler = createRequestHandler(build, process.env.NODE_ENV)));
  return handler;
}

function requestShopOf(
  request: Request,
  clientAddress: string,
  {
    directory,
    brand,
    brandFiles,
    policyReports,
    paymentOrigins,
    pictureOrigins,
    plugins,
    inside,
  }: PagesOptions,
): RequestShop {
  const market = directory.marketOf(request);
  const prefix = prefixOf(market);
  const languages = directory.languagesOf(request);
  const origin = directory.originOf(request);
  const isPrivate = isPrivateRequest(request);
  const cookie = isPrivate ? (request.headers.get('cookie') ?? '') : '';
  const inBrowser = browserPlugins(plugins);
  const page = {};
  const map = plugins.find((plugin) => plugin.map)?.map;
  return {
    market,
    origin,
    record: {
      market: market.code + prefix,
      brand: brand.identity,
      root: origin + prefix,
      native: nativePaths(market),
      ...(prefix !== '' && { prefix }),
      ...(languages.length > 0 && { languages }),
      alternates: directory.alternatesOf(request),
      themeHref: brandFiles.themeHref,
      fontHrefs: brandFiles.fontHrefs,
      logos: brandFiles.logos,
      ...(inBrowser.length > 0 && { plugins: inBrowser }),
      ...(map && { map }),
      ...(isPrivate && { today: dayIn(market.timeZone) }),
      ...(hidesReturns(request) && { hidesReturns: true }),
      refusal: readRefusal(cookie, new URL(request.url).searchParams.get('notice'), market.locale),
    },
    isPrivate,
    cameFrom: cameFrom(request, origin),
    requestId: requestIdOf(request),
    cookie,
    fetch: async (url, init) => inside(new Request(url, init), clientAddress, page),
    policyReports,
    paymentOrigins,
    pictureOrigins,
    plugins,
    reportError: (error, path) => log.error({ err: error, path }, 'page failed'),
    setCookies: [],
    isDegraded: false,
  };
}

const hidesReturns = (request: Request) =>
  /\breturnsNoticeHidden=true/.test(request.headers.get('cookie') ?? '');

/** A form is posted to its own page or to `/actions`: the referrer says where it stands. */
function cameFrom(request: Request, origin: string): string {
  const referrer = request.method === 'POST' && ownPath(request.headers.get('referer') ?? '', origin);
  return new URL(referrer || request.url, origin).pathname;
}
