import { createB2cClient } from '@driveline/api';
import { createQueryClient, dehydrateState, hydrateState } from '@driveline/hooks';
import type { Market } from '@driveline/markets';
import { createStaticHandler, RouterContextProvider } from 'react-router-dom';
import { loadFirst, loadLate } from 'virtual:driveline/markets';
import { requestDataOf } from '../app/data/requestData.ts';
import * as paths from '../app/paths/index.ts';
import { createShop, withWords } from '../app/shop/createShop.ts';
import { requestShop, type RequestShop } from '../app/shop/requestShop.ts';
import type { Shop, ShopRecord } from '../app/shop/shop.ts';
import { hasRoute, moduleOf, serverRoutes, type RouteModule } from './shopRoutes.tsx';
import { marketOf } from './shown.ts';
import { shopServer } from './shopServer.ts';
import type { StoryBrand } from './storyBrand.ts';
import type { Visit } from './visitType.ts';

/** A page that has loaded: all that is needed to mount it. */
export interface Visited {
  readonly shop: Shop;
  readonly path: string;
  readonly module: RouteModule;
  readonly context: () => RouterContextProvider;
  readonly hydrationData: object;
}

/** The market in which the page is shown: the one asked for, else the first that has the page. */
function marketOfVisit({ markets }: Visit, shown: Market, brand: StoryBrand): Market {
  if (!markets || markets.includes(shown.code)) return shown;
  return marketOf(brand, markets.find((code) => brand.markets.includes(code)) ?? '');
}

/** Whether a brand has the page: the shop may have removed it, or sell in none of its markets. */
export const hasPage = ({ route, markets }: Visit, brand: StoryBrand): boolean =>
  // A page of the shop's own that is not there is a mistake.
  (route.startsWith('shop/') || hasRoute(route)) &&
  (!markets || markets.some((code) => brand.markets.includes(code)));

/** By visit and brand. */
const known = new WeakMap<Visit, WeakMap<StoryBrand, Map<string, Promise<Visited>>>>();

/** The page as it loads in a market and a brand; loaded once a day. */
export function visited(visit: Visit, shown: Market, brand: StoryBrand): Promise<Visited> {
  const market = marketOfVisit(visit, shown, brand);
  const byBrand = known.get(visit) ?? new WeakMap<StoryBrand, Map<string, Promise<Visited>>>();
  known.set(visit, byBrand);
  const its = byBrand.get(brand) ?? new Map<string, Promise<Visited>>();
  byBrand.set(brand, its);
  // The day is handed over with the page.
  const key = `${market.code} ${new Date().toDateString()}`;
  const asked = its.get(key) ?? marked(load(visit, market, brand));
  its.set(key, asked);
  return asked;
}

/** With the mark by which React shows at once, on a server too, what has loaded before. */
function marked(asked: Promise<Visited>): Promise<Visited> {
  asked.then(
    (value) => Object.assign(asked, { status: 'fulfilled', value }),
    () => undefined,
  );
  return asked;
}

let count = 0;

async function load(visit: Visit, market: Market, brand: StoryBrand): Promise<Visited> {
  const [{ marketModule }, { lateWords }] = await Promise.all([
    loadFirst[market.code]!(),
    loadLate[market.code]!(),
  ]);
  const server = shopServer(visit, market, brand, String(marketModule.messages['error_generic']));
  // An address of its own: a server keeps public answers for all of its requests.
  const root = `https://${market.code}${(count += 1)}.shop.example`;
  const record = recordOf(brand, market, root);
  const of = server.of;
  const path = paths.at(typeof visit.path === 'string' ? visit.path : visit.path(of, market));
  const request = requestOf(new URL(path, root), visit.post?.(of, market));
  const shop: RequestShop = {
    market,
    record,
    origin: root,
    isPrivate: true,
    requestId: 'story',
    cameFrom: request.url.slice(root.length),
    cookie: '',
    fetch: (url, init) => server.fetch(url, init),
    paymentOrigins: [],
    pictureOrigins: [],
    plugins: [],
    reportError: (error) => console.error(error),
    setCookies: [],
    isDegraded: false,
  };
  const context = () => {
    const provider = new RouterContextProvider();
    provider.set(requestShop, shop);
    return provider;
  };
  const module = await moduleOf(visit.route);
  const handler = createStaticHandler(serverRoutes(visit.route, module, visit.waits === true));
  const answer = await handler.query(request, { requestContext: context() });
  if (answer instanceof Response)
    throw new Error(`${visit.route} at ${path} leads to ${answer.headers.get('location')}.`);
  const { loaderData, actionData, errors, statusCode } = answer;
  if ((errors ? statusCode : undefined) !== visit.endsWith)
    throw new Error(`${visit.route} at ${path} ends with ${statusCode}.`, { cause: errors });
  const { queryClient, ready } = requestDataOf(shop);
  const { config } = await ready;
  // The page is looked at for longer than a request may take. It asks once, as a server does, so that a failure shows at once.
  const client = createB2cClient({
    origin: root,
    market,
    isServer: true,
    fetch: (url, init) => shop.fetch(url, init),
  });
  if (config) client.configure(config);
  const view = createQueryClient();
  hydrateState(view, dehydrateState(queryClient));
  return {
    // What is drawn from an address, as a code to scan, must not tell how many pages were opened before.
    shop: createShop(
      { ...record, root: `https://${market.code}.shop.example` },
      withWords(marketModule, lateWords),
      client,
      view,
    ),
    path,
    module,
    context,
    hydrationData: {
      loaderData: { ...loaderData, [visit.route]: loaderData[visit.route] ?? null },
      actionData,
      errors,
    },
  };
}

/** What the server of the shop says of the deployment. */
const recordOf = ({ identity, logos }: StoryBrand, market: Market, root: string): ShopRecord => ({
  market: market.code,
  brand: identity,
  root,
  alternates: [],
  themeHref: '',
  native: '^/(assets|img|api|ecomm)/',
  fontHrefs: [],
  logos,
});

function requestOf(url: URL, post: Record<string, string> | undefined): Request {
  return new Request(url, post && { method: 'POST', body: new URLSearchParams(post) });
}
