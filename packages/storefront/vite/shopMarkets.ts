import { join } from 'node:path';
import type { Market } from '@driveline/markets';
import type { Half } from '@driveline/ui/words';
import type { Plugin } from 'vite';

export type ShopMarketsOptions = {
  /** Asked once, when the first page is compiled. */
  readonly markets: () => Promise<readonly Market[]>;
  /** Folder of `<locale>.json`, the shop's words. */
  readonly messages: string;
  /** Statements that make `strings` of `stock`, the components' words of one half; by default they are the same. */
  readonly stringsOf?: (locale: string, half: Half) => Promise<string>;
};

const MARKETS = 'virtual:driveline/markets';

/**
 * Gives pages the shop's own markets, each a file that only its shoppers load: `virtual:driveline/markets` names them, and
 * `…/first/<code>` and `…/late/<code>` are a market's record with the words of a first page, and the words that come later.
 * A server has all of them at once.
 */
export function shopMarkets({ markets, messages, stringsOf }: ShopMarketsOptions): Plugin {
  let asked: Promise<readonly Market[]> | undefined;
  return {
    name: 'driveline:markets',
    resolveId: (id) => (id.startsWith(MARKETS) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${MARKETS}`)) return null;
      const known = await (asked ??= markets());
      const [half, code = ''] = id.slice(MARKETS.length + 2).split('/');
      const market = known.find((it) => it.code === code);
      if (market && (half === 'first' || half === 'late')) {
        const strings = (await stringsOf?.(market.locale, half)) ?? 'const strings = stock;';
        return half === 'first'
          ? firstWords(market, messages, strings)
          : lateWords(market, messages, strings);
      }
      return this.environment.name === 'client' ? inBrowser(known) : onServer(known);
    },
  };
}

const quoted = (text: string) => JSON.stringify(text);

/** `en-US` as names of exports have it: `enUS`. */
const exportOf = ({ locale }: Market) => locale.replace('-', '');

const wordsOf = ({ locale }: Market, messages: string, half: string) =>
  quoted(join(messages, `${locale}.json?${half}`));

/** A record is data: it travels as it is, checked when the shop was read. */
const firstWords = (market: Market, messages: string, strings: string) => `
import { ${exportOf(market)}First as stock } from '@driveline/ui/i18n/first/${market.locale}';
import messages from ${wordsOf(market, messages, 'first')};
${strings}
const market = JSON.parse(${quoted(JSON.stringify(market))});
export const marketModule = { market, messages, strings };`;

const lateWords = (market: Market, messages: string, strings: string) => `
import { ${exportOf(market)}Late as stock } from '@driveline/ui/i18n/late/${market.locale}';
import { ${exportOf(market)} as issueMessages } from '@driveline/validation/messages';
import messages from ${wordsOf(market, messages, 'late')};
${strings}
export const lateWords = { messages, strings, issueMessages };`;

const entries = (markets: readonly Market[], valueOf: (code: string) => string) =>
  `{${markets.map(({ code }) => `${quoted(code)}: ${valueOf(code)}`).join(', ')}}`;

const inBrowser = (markets: readonly Market[]) => `
export const loadFirst = ${entries(markets, (code) => `() => import('${MARKETS}/first/${code}')`)};
export const loadLate = ${entries(markets, (code) => `() => import('${MARKETS}/late/${code}')`)};
export const everyMarket = [];`;

const onServer = (markets: readonly Market[]) => `
${markets
  .map(
    ({ code }, index) => `
import { marketModule as first${index} } from '${MARKETS}/first/${code}';
import { lateWords as late${index} } from '${MARKETS}/late/${code}';`,
  )
  .join('')}
export const loadFirst = {};
export const loadLate = {};
export const everyMarket = [${markets.map((_, index) => `[first${index}, late${index}]`).join(', ')}];`;
