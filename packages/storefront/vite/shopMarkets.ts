import { join } from 'node:path';
import type { Market } from '@driveline/markets';
import type { Half } from '@driveline/ui/words';
import type { Plugin } from 'vite';
import { ORIGINAL, stockLocale } from '../content/stockContent.ts';

export type ShopMarketsOptions = {
  /**
   * Each market in each of its languages, asked once, when the first page is compiled. They are passed in, since unit tests
   * read this module where no package is built.
   */
  readonly languages: () => Promise<readonly Market[]>;
  /** Of this package: its pages, and `messages/<locale>.json`. */
  readonly folder: string;
  /** Statements that make `strings` of `stock`, the components' words of one half; by default they are the same. */
  readonly stringsOf?: (locale: string, half: Half) => Promise<string>;
  /** The same for errors of fields: `issueMessages` of `stockIssues`. */
  readonly issuesOf?: (locale: string) => Promise<string>;
};

const MARKETS = 'virtual:driveline/markets';

/**
 * Gives pages the shop's own markets in their languages, each a file that only its shoppers load: `virtual:driveline/markets`
 * names them, and `…/first/<name>` and `…/late/<name>` are a market's record with the words of a first page, and the words
 * that come later. A name is the market's code, with the prefix of a language that has one: `us`, `us/es`. A server has all
 * of them at once.
 */
export function shopMarkets({ languages, folder, stringsOf, issuesOf }: ShopMarketsOptions): Plugin {
  let asked: Promise<readonly Named[]> | undefined;
  const messages = join(folder, 'messages');
  return {
    name: 'driveline:markets',
    resolveId: (id) => (id.startsWith(MARKETS) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${MARKETS}`)) return null;
      const isServer = this.environment.name !== 'client';
      const known = await (asked ??= languages().then((all) => all.map(named)));
      const [half, ...name] = id.slice(MARKETS.length + 2).split('/');
      const found = known.find((it) => it.name === name.join('/'));
      if (found && (half === 'first' || half === 'late')) {
        const { market, prefix } = found;
        const strings = (await stringsOf?.(market.locale, half)) ?? 'const strings = stock;';
        if (half === 'late') {
          const issues = (await issuesOf?.(market.locale)) ?? 'const issueMessages = stockIssues;';
          return lateWords(market, messages, `${strings}\n${issues}`);
        }
        return [
          firstWords(market, messages, strings),
          ...(prefix === undefined || isServer ? [] : [keptPrefix(prefix, market, folder)]),
        ].join('');
      }
      return isServer ? onServer(known) : inBrowser(known);
    },
  };
}

type Named = { readonly name: string; readonly market: Market; readonly prefix?: string };

function named(market: Market): Named {
  const { code, locale, otherLocales = [] } = market;
  const prefix = otherLocales.find((it) => it.locale === locale)?.prefix;
  return prefix === undefined ? { name: code, market } : { name: `${code}/${prefix}`, market, prefix };
}

const quoted = (text: string) => JSON.stringify(text);

/** Where words are taken from: a language that does not ship replaces all of these. */
const stockOf = ({ locale }: Market) => stockLocale(locale) ?? ORIGINAL;

/** `en-US` as names of exports have it: `enUS`. */
const exportOf = (market: Market) => stockOf(market).replace('-', '');

function wordsOf(market: Market, messages: string, half: string): string {
  const stock = stockOf(market);
  const query = stock === market.locale ? half : `${half}&for=${market.locale}`;
  return quoted(join(messages, `${stock}.json?${query}`));
}

/** What of a record no first page reads; links to other languages come with each page, lists of a tax office with late words. */
const UNREAD = /^(taxDocument|otherLocales|otherTimeZones|hreflang|ownLandingPages)$/;
const withoutUnread = (field: string, value: unknown) => (UNREAD.test(field) ? undefined : value);

/** A record is data: it travels as it is, checked when the shop was read. */
const firstWords = (market: Market, messages: string, strings: string) => `
import { ${exportOf(market)}First as stock } from '@driveline/ui/i18n/first/${stockOf(market)}';
import messages from ${wordsOf(market, messages, 'first')};
${strings}
const market = JSON.parse(${quoted(JSON.stringify(market, withoutUnread))});
export const marketModule = { market, messages, strings };`;

/** Comes with the words of a language that has a prefix: the market's own language pays nothing for it. */
const keptPrefix = (own: string, { otherLocales = [] }: Market, folder: string) => `
import { keepPrefix } from ${quoted(join(folder, 'app', 'navigation', 'keepPrefix.ts'))};
keepPrefix(${[...new Set([own, ...otherLocales.map(({ prefix }) => prefix)])].map((it) => quoted(`/${it}`)).join()});`;

const lateWords = (market: Market, messages: string, strings: string) => `
import { ${exportOf(market)}Late as stock } from '@driveline/ui/i18n/late/${stockOf(market)}';
import { ${exportOf(market)} as stockIssues } from '@driveline/validation/messages';
import messages from ${wordsOf(market, messages, 'late')};
${strings}
export const lateWords = { messages, strings, issueMessages, record: ${JSON.stringify({ taxDocument: market.taxDocument })} };`;

const entries = (markets: readonly Named[], valueOf: (name: string, index: number) => string) =>
  `{${markets.map(({ name }, index) => `${quoted(name)}: ${valueOf(name, index)}`).join(', ')}}`;

const inBrowser = (markets: readonly Named[]) => `
export const loadFirst = ${entries(markets, (name) => `() => import('${MARKETS}/first/${name}')`)};
export const loadLate = ${entries(markets, (name) => `() => import('${MARKETS}/late/${name}')`)};
export const everyMarket = {};`;

const onServer = (markets: readonly Named[]) => `
${markets
  .map(
    ({ name }, index) => `
import { marketModule as first${index} } from '${MARKETS}/first/${name}';
import { lateWords as late${index} } from '${MARKETS}/late/${name}';`,
  )
  .join('')}
export const loadFirst = {};
export const loadLate = {};
export const everyMarket = ${entries(markets, (_, index) => `[first${index}, late${index}]`)};`;
