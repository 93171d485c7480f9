import { checkMarket } from './defineMarket.ts';
import type { Market } from './market.ts';
import { repeated } from './marketFault.ts';
import { languagesOf } from './marketLocales.ts';

/** 'Locale is not set' (CONF-008) and 'Locale not supported' (CONF-009), the seed's exact texts. */
export class LocaleError extends Error {
  override readonly name = 'LocaleError';
}

export type ResolveOptions = {
  /** Value of the `MARKET` environment variable; wins over the host. */
  readonly pinned?: string | undefined;
  /** Whole hosts, with or without port, to market codes: `{ 'autopecas.example': 'br', 'localhost:3001': 'mx' }`. */
  readonly hosts?: Readonly<Record<string, string>> | undefined;
};

/** The markets of one deployment and the ways to find one of them. */
export type Markets<M extends Market = Market> = {
  readonly markets: readonly M[];
  /** @throws RangeError when no market has the code. */
  marketByCode(code: string): M;
  /**
   * A market in the language that is asked for.
   * @throws LocaleError for an absent locale (CONF-008) or one that no market has (CONF-009).
   */
  marketByLocale(locale: string | null | undefined): M;
  /**
   * Market of a request by its Host header (CONF-002): `pinned`, else an entry of `hosts` with the port and
   * then without it, else the market whose code is the first label (`mx.localhost`), else the first market.
   * @throws RangeError when `pinned` or an entry of `hosts` names no market.
   */
  resolveMarket(host: string | null | undefined, options?: ResolveOptions): M;
  /** Where a market stands, seen from the host of another: its entry of `hosts`, else its code as first label; the first market needs none. */
  hostOf(code: string, host: string, options?: Pick<ResolveOptions, 'hosts'>): string;
};

/**
 * Bundles market records, the first being the default; how a shop with other markets gets its own look-ups.
 * @throws RangeError when the list is empty or two records share a code or a locale.
 * @throws MarketDefinitionError when a record cannot work.
 */
export function createMarkets<M extends Market>(records: readonly M[]): Markets<M> {
  const [fallback] = records;
  if (fallback === undefined) throw new RangeError('createMarkets needs one market at least.');
  for (const record of records) checkMarket(record);
  const byCode = new Map(records.map((market) => [market.code, market]));
  const spoken = records.flatMap(languagesOf);
  const byLocale = new Map(spoken.map((market) => [market.locale, market]));
  const code = repeated(records.map((market) => market.code));
  const shared = code ?? repeated(spoken.map(({ locale }) => locale));
  if (shared !== undefined) {
    const what = code === undefined ? 'locale' : 'code';
    throw new RangeError(
      `Two markets share the ${what} '${shared}', which pages are looked up by: give each its own.`,
    );
  }
  const marketByCode = (code: string): M => {
    const market = byCode.get(code);
    if (market) return market;
    throw new RangeError(`There is no market '${code}'. Use one of ${[...byCode.keys()].join(', ')}.`);
  };
  return {
    markets: records,
    marketByCode,
    marketByLocale(locale) {
      if (!locale) throw new LocaleError('Locale is not set');
      const market = byLocale.get(locale);
      if (!market) throw new LocaleError('Locale not supported');
      return market;
    },
    resolveMarket(host, { pinned, hosts = {} } = {}) {
      if (pinned) return marketByCode(pinned);
      const full = (host ?? '').trim().toLowerCase();
      const name = full.replace(/:\d*$/, '');
      const mapped = Object.hasOwn(hosts, full)
        ? hosts[full]
        : Object.hasOwn(hosts, name)
          ? hosts[name]
          : undefined;
      if (mapped !== undefined) return marketByCode(mapped);
      return byCode.get(name.split('.')[0] ?? '') ?? fallback;
    },
    hostOf(code, host, { hosts = {} } = {}) {
      const mapped = Object.entries(hosts).find(([, market]) => market === code)?.[0];
      if (mapped) return mapped;
      const [label = '', ...rest] = host.split('.');
      const base = rest.length > 0 && byCode.has(label) ? rest.join('.') : host;
      return code === fallback.code ? base : `${code}.${base}`;
    },
  };
}
