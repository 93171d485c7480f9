import {
  createB2cClient,
  createResponseCache,
  type B2cClient,
  type GlobalConfig,
  type HeaderData,
} from '@driveline/api';
import { forwardCookies, withinBudget } from '@driveline/api/server';
import {
  commercePlatform,
  createQueryClient,
  NO_SHOPPER,
  pageTypeIn,
  shopperOf,
  type Shopper,
} from '@driveline/hooks';
import type { QueryClient } from '@tanstack/react-query';
import type { RequestShop } from '../shop/requestShop.ts';

/** The way to data of one request, shared by its loaders, its action and its rendering. */
export type RequestData = {
  readonly client: B2cClient;
  /** What the loaders of the request have asked; the entry hands it over. */
  readonly queryClient: QueryClient;
  /** Config and, on a private page, the shopper; resolves always. */
  readonly ready: Promise<{
    config: GlobalConfig | undefined;
    header: HeaderData | undefined;
    shopper: Shopper;
  }>;
};

/**
 * All that a render asks for: configuration, then the header, then what the page shows. Each call has 1.5 s, and with
 * what is drawn afterwards the page ends within 2.5 s whatever hangs; what came too late is left out.
 */
const READS_WITHIN_MS = 2000;

// One for the process: it keeps answers that are the same for everybody.
const responseCache = createResponseCache(Date.now);
const byRequest = new WeakMap<RequestShop, RequestData>();
const lastConfigs = new Map<string, GlobalConfig>();

/** Made at the first question and kept for the request. */
export function requestDataOf(shop: RequestShop): RequestData {
  let data = byRequest.get(shop);
  if (!data) byRequest.set(shop, (data = createRequestData(shop)));
  return data;
}

function createRequestData(shop: RequestShop): RequestData {
  const relay = forwardCookies(shop.cookie, { origin: shop.origin, 'x-request-id': shop.requestId });
  const queryClient = createQueryClient();
  const client: B2cClient = createB2cClient({
    origin: shop.record.root,
    pageType: () => pageTypeIn(queryClient, client, shop.cameFrom),
    market: shop.market,
    isServer: true,
    fetch: commercePlatform(
      () => lastConfigs.get(shop.record.market),
      withinBudget(shop.fetch, READS_WITHIN_MS),
    ),
    headers: relay.headers,
    onResponse(response) {
      if (!shop.isPrivate) return;
      relay.onResponse(response);
      shop.setCookies.push(...response.headers.getSetCookie());
    },
    responseCache,
  });
  return { client, queryClient, ready: prepare(shop, client) };
}

async function prepare(shop: RequestShop, client: B2cClient) {
  const config = await loadConfig(shop, client);
  const header = shop.isPrivate ? await loadHeader(shop, client) : undefined;
  return { config, header, shopper: header ? shopperOf(header) : NO_SHOPPER };
}

/** CONF-030: the last good config, else the client's built-in defaults. */
async function loadConfig({ record }: RequestShop, client: B2cClient): Promise<GlobalConfig | undefined> {
  const config = await client.call('shell.globalConfig').catch((error: unknown) => {
    console.error('global config failed', error);
    return lastConfigs.get(record.market);
  });
  if (config) {
    lastConfigs.set(record.market, config);
    client.configure(config);
  }
  return config;
}

function loadHeader(shop: RequestShop, client: B2cClient): Promise<HeaderData | undefined> {
  const id = client.flag('ACES_ENABLED') ? 'shell.headerV3' : 'shell.header';
  return client.call(id).catch((error: unknown) => {
    console.error('header data failed', error);
    shop.isDegraded = true;
    return undefined;
  });
}
