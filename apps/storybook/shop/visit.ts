import type { EndpointId } from '@driveline/api/contract';
import type { TestAnswers } from '@driveline/api/testing';
import { createQueryClient, handOver, takeOver } from '@driveline/hooks';
import { marketByCode, type Market } from '@driveline/markets';
import { createStaticHandler, RouterContextProvider } from 'react-router-dom';
import { loadFirst, loadLate } from 'virtual:driveline/markets';
import type { BrandName } from '../modes.ts';
import type { AnswersOf } from './answers.ts';
import {
  createShop,
  requestDataOf,
  requestShop,
  withWords,
  type Overlay,
  type RequestShop,
  type RouteId,
  type Shop,
} from './insides.ts';
import { brandIn, recordOf } from './shopBrand.ts';
import { moduleOf, serverRoutes, type RouteModule } from './shopRoutes.tsx';
import { shopServer } from './shopServer.ts';

/** Somebody opens a page of the shop: what the story of a page says of itself. */
export interface Visit {
  route: RouteId;
  /** Path with its query; by what the server answers where the path is that of a thing. */
  path: string | ((of: AnswersOf, market: Market) => string);
  /** Those that have the page, by code; without it all. In another one the story shows the first of them. */
  markets?: readonly string[];
  /** Signed in, with a card of the rewards or without. */
  member?: boolean | 'withoutCard';
  /** Flags of the configuration that are set otherwise. */
  flags?: Readonly<Record<string, boolean>>;
  /** What the server answers otherwise. */
  answers?: (of: AnswersOf, market: Market) => TestAnswers;
  /** Calls that the server fails to answer. */
  fails?: readonly EndpointId[];
  /** The page's own calls are never answered. */
  waits?: boolean;
  /** The form that was posted to the page; its action has run. */
  post?: (of: AnswersOf, market: Market) => Record<string, string>;
  /** Status of the error that stands in the page's place. */
  endsWith?: number;
  /** What lies over the page. */
  overlay?: Overlay;
}

/** A page that has loaded: all that is needed to mount it. */
export interface Visited {
  readonly shop: Shop;
  readonly path: string;
  readonly module: RouteModule;
  readonly context: () => RouterContextProvider;
  readonly hydrationData: object;
}

const known = new Map<Visit, Map<string, Promise<Visited>>>();

/** The page as it loads in a market and a brand; loaded once a day. */
export function visited(visit: Visit, shown: Market, brand: BrandName): Promise<Visited> {
  const { markets = [shown.code] } = visit;
  const market = markets.includes(shown.code) ? shown : marketByCode(markets[0]!);
  const its = known.get(visit) ?? new Map<string, Promise<Visited>>();
  known.set(visit, its);
  // The day is handed over with the page.
  const key = `${market.code} ${brand} ${new Date().toDateString()}`;
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

async function load(visit: Visit, market: Market, brandName: BrandName): Promise<Visited> {
  const brand = brandIn(brandName);
  const server = shopServer(visit, market, brand);
  // An address of its own: a server keeps public answers for all of its requests.
  const origin = `https://${market.code}${(count += 1)}.shop.example`;
  const record = recordOf(brandName, market, origin);
  const of = server.of;
  const path = typeof visit.path === 'string' ? visit.path : visit.path(of, market);
  const request = requestOf(new URL(path, origin), visit.post?.(of, market));
  const shop: RequestShop = {
    market,
    record,
    isPrivate: true,
    requestId: 'story',
    cameFrom: request.url.slice(origin.length),
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
  const { client, queryClient } = requestDataOf(shop);
  const view = createQueryClient();
  takeOver(view, handOver(queryClient));
  const [{ marketModule }, { lateWords }] = await Promise.all([
    loadFirst[market.code]!(),
    loadLate[market.code]!(),
  ]);
  return {
    // What is drawn from an address, as a code to scan, must not tell how many pages were opened before.
    shop: createShop(
      { ...record, origin: `https://${market.code}.shop.example` },
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

function requestOf(url: URL, post: Record<string, string> | undefined): Request {
  return new Request(url, post && { method: 'POST', body: new URLSearchParams(post) });
}
