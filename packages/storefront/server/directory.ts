import { lastForwarded } from '@driveline/b2c';
import { createMarkets, type Market } from '@driveline/markets';
import type { Brand } from '../src/brand.ts';
import type { ShopConfig } from '../src/defineShop.ts';
import type { Settings } from './settings.ts';

/** Which market a request is for, and where the shop stands in the others. */
export type Directory = {
  readonly markets: readonly Market[];
  readonly marketOf: (request: Request) => Market;
  /** Scheme and host as the shopper typed them. */
  readonly originOf: (request: Request) => string;
  /** The same address in each market. */
  readonly alternatesOf: (request: Request) => { hreflang: string; origin: string }[];
};

type DirectoryOptions = { readonly shop: ShopConfig; readonly settings: Settings; readonly brand: Brand };

/** @throws RangeError when the brand names a market that has no record. */
export function createDirectory({ shop, settings, brand }: DirectoryOptions): Directory {
  const known = createMarkets(shop.markets);
  const own = createMarkets(brand.markets.map((code) => known.marketByCode(code)));
  const options = { pinned: settings.pinnedMarket, hosts: settings.hosts };
  const forwardedIn = (request: Request, name: string, isOne: (value: string) => boolean) => {
    const told = settings.trustsProxy ? lastForwarded(request.headers.get(name)) : undefined;
    return told !== undefined && isOne(told) ? told : undefined;
  };
  const hostOf = (request: Request) => {
    const asked = request.headers.get('host');
    const own = asked !== null && isHost(asked) ? asked : new URL(request.url).host;
    return forwardedIn(request, 'x-forwarded-host', isHost) ?? own;
  };
  const schemeOf = (request: Request) =>
    forwardedIn(request, 'x-forwarded-proto', isScheme) ?? new URL(request.url).protocol.replace(':', '');
  return {
    markets: own.markets,
    marketOf: (request) => own.resolveMarket(hostOf(request), options),
    originOf: (request) => `${schemeOf(request)}://${hostOf(request)}`,
    alternatesOf(request) {
      const scheme = schemeOf(request);
      const host = hostOf(request);
      return own.markets.map((market) => ({
        hreflang: market.hreflang,
        origin: `${scheme}://${hostIn(market.code, host, own.markets, settings)}`,
      }));
    },
  };
}

/**
 * Name or address, and port. A proxy may hand on whatever a caller wrote: an address of ours that is built of it
 * stands in pages, keys of the page cache and what the b2c server is told.
 */
export const isHost = (text: string): boolean =>
  /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(text) && URL.canParse(`http://${text}`);

const isScheme = (text: string): boolean => text === 'http' || text === 'https';

/** A mapped host of the market, else the host with the market's code as first label. */
function hostIn(code: string, host: string, markets: readonly Market[], { hosts }: Settings): string {
  const mapped = Object.entries(hosts).find(([, market]) => market === code)?.[0];
  if (mapped) return mapped;
  const [label = '', ...rest] = host.split('.');
  const base = rest.length > 0 && markets.some((market) => market.code === label) ? rest.join('.') : host;
  return code === markets[0]?.code ? base : `${code}.${base}`;
}
