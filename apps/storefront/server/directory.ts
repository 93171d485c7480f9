import { lastForwarded } from '@driveline/b2c';
import { createMarkets, markets as allMarkets, type Market } from '@driveline/markets';
import type { Brand } from '../brands/brand.ts';
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

/** @throws RangeError when the brand names a market that has no record. */
export function createDirectory({ settings, brand }: { settings: Settings; brand: Brand }): Directory {
  const known = createMarkets(allMarkets);
  const own = createMarkets(brand.markets.map((code) => known.marketByCode(code)));
  const options = { pinned: settings.pinnedMarket, hosts: settings.hosts };
  const hostOf = (request: Request) => {
    const forwarded = settings.trustsProxy && lastForwarded(request.headers.get('x-forwarded-host'));
    return forwarded || (request.headers.get('host') ?? new URL(request.url).host);
  };
  const schemeOf = (request: Request) => {
    const forwarded = settings.trustsProxy && lastForwarded(request.headers.get('x-forwarded-proto'));
    return forwarded || new URL(request.url).protocol.replace(':', '');
  };
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

/** A mapped host of the market, else the host with the market's code as first label. */
function hostIn(code: string, host: string, markets: readonly Market[], { hosts }: Settings): string {
  const mapped = Object.entries(hosts).find(([, market]) => market === code)?.[0];
  if (mapped) return mapped;
  const [label = '', ...rest] = host.split('.');
  const base = rest.length > 0 && markets.some((market) => market.code === label) ? rest.join('.') : host;
  return code === markets[0]?.code ? base : `${code}.${base}`;
}
