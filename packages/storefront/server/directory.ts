import { isHost, lastForwarded, plainHost } from '@driveline/b2c';
import {
  createMarkets,
  inLocale,
  languageName,
  languagesOf,
  prefixOf,
  splitLocale,
  type Market,
} from '@driveline/markets';
import type { Alternate } from '../app/shop/shop.ts';
import type { Brand } from '../src/brand.ts';
import type { ShopConfig } from '../src/defineShop.ts';
import { serverWords } from './serverWords.ts';
import type { Settings } from './settings.ts';

/** Says the language of a request inside this server; a caller's own is always removed. */
export const LOCALE_HEADER = 'x-locale';

/** Which market and language a request is for, and where the shop stands in the others. */
export type Directory = {
  readonly markets: readonly Market[];
  /** In the language of the request, once it was entered. */
  readonly marketOf: (request: Request) => Market;
  /** Scheme and host as the shopper typed them. */
  readonly originOf: (request: Request) => string;
  /** What stands before every path of the shop in this language: origin and prefix. */
  readonly rootOf: (request: Request) => string;
  /**
   * The request as everything behind it reads it: the language stands in a header, and address and referrer are without
   * its prefix, so that whatever goes by paths holds in every language.
   */
  readonly enter: (request: Request) => Request;
  /** The shop's roots in each market and language. */
  readonly alternatesOf: (request: Request) => Alternate[];
  /** The other languages of the request's market. */
  readonly languagesOf: (request: Request) => Language[];
};

export type Language = { readonly lang: string; readonly label: string; readonly root: string };

type DirectoryOptions = { readonly shop: ShopConfig; readonly settings: Settings; readonly brand: Brand };

/** @throws RangeError when the brand names a market that has no record. */
export function createDirectory({ shop, settings, brand }: DirectoryOptions): Directory {
  const known = createMarkets(withOwnWords(shop));
  const own = createMarkets(brand.markets.map((code) => known.marketByCode(code)));
  const options = { pinned: settings.pinnedMarket, hosts: settings.hosts };
  const forwardedIn = (request: Request, name: string, isOne: (value: string) => boolean) => {
    const told = settings.trustsProxy ? lastForwarded(request.headers.get(name)) : undefined;
    return told !== undefined && isOne(told) ? told : undefined;
  };
  const hostOf = (request: Request) => {
    const asked = request.headers.get('host');
    const own = asked !== null && isHost(asked) ? asked : new URL(request.url).host;
    return plainHost(forwardedIn(request, 'x-forwarded-host', isHost) ?? own);
  };
  const schemeOf = (request: Request) =>
    forwardedIn(request, 'x-forwarded-proto', isScheme) ?? new URL(request.url).protocol.replace(':', '');
  const atHost = (request: Request) => own.resolveMarket(hostOf(request), options);
  const marketOf = (request: Request) => inLocale(atHost(request), request.headers.get(LOCALE_HEADER));
  const originOf = (request: Request) => `${schemeOf(request)}://${hostOf(request)}`;
  return {
    markets: own.markets,
    marketOf,
    originOf,
    rootOf: (request) => originOf(request) + prefixOf(marketOf(request)),
    enter: (request) => entered(request, atHost(request), originOf(request)),
    alternatesOf(request) {
      const [scheme, host] = [schemeOf(request), hostOf(request)];
      return own.markets.flatMap((market) => {
        const origin = `${scheme}://${own.hostOf(market.code, host, settings)}`;
        const root = (it: Market) => origin + prefixOf(it);
        return languagesOf(market).map((it) => ({ market: it.code, hreflang: it.hreflang, root: root(it) }));
      });
    },
    languagesOf(request) {
      const { locale: own } = marketOf(request);
      const others = languagesOf(atHost(request)).filter(({ locale }) => locale !== own);
      const root = (market: Market) => originOf(request) + prefixOf(market);
      return others.map((it) => ({ lang: it.locale, label: languageName(it.locale), root: root(it) }));
    },
  };
}

/** Refusals before the b2c server are said in the shop's words too, in a language that does not ship as well. */
function withOwnWords({ markets, messages = {} }: ShopConfig): readonly Market[] {
  return markets.map((market) => {
    const words = serverWords(
      messages,
      languagesOf(market).map(({ locale }) => locale),
    );
    return { ...market, words };
  });
}

function entered(request: Request, market: Market, origin: string): Request {
  const url = new URL(request.url);
  const { market: spoken, prefix, path } = splitLocale(market, url.pathname);
  const referrer = request.headers.get('referer');
  // Calls without a language come from its pages too, as what a browser measured.
  const from = referrer?.startsWith(`${origin}/`)
    ? origin + splitLocale(market, referrer.slice(origin.length)).path
    : referrer;
  if (prefix === '' && from === referrer && !request.headers.has(LOCALE_HEADER)) return request;
  // Nobody may make such a request again, and no page answers one.
  if (/^(?:TRACE|TRACK|CONNECT)$/i.test(request.method)) return request;
  const headers = new Headers(request.headers);
  headers.delete(LOCALE_HEADER);
  if (prefix !== '') headers.set(LOCALE_HEADER, spoken.locale);
  if (from) headers.set('referer', from);
  url.pathname = path;
  const { method, body, signal } = request;
  return new Request(url, { method, headers, body, signal, ...(body && { duplex: 'half' }) });
}

const isScheme = (text: string): boolean => text === 'http' || text === 'https';
