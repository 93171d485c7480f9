import { languagesOf } from '@driveline/markets';
import type { Plugin } from 'vite';
import { loadShop } from '../src/loadShop.ts';
import { packageFolder } from '../src/packageFolder.ts';
import { compiledMessages } from './compiledMessages.ts';
import { shopMarkets } from './shopMarkets.ts';
import { lackingWords, shopIssues, shopStrings, withShopWords, type OwnWords } from './shopWords.ts';

/** The markets of the shop in a folder, and every text of its pages with what it says otherwise. */
export function wordPlugins(root: string): Plugin[] {
  const wordsIn = async (locale: string) =>
    ((await loadShop(root)).messages as OwnWords | undefined)?.[locale];
  return [
    compiledMessages(async (stock, locale) => {
      const own = await wordsIn(locale);
      const lack = lackingWords(locale, Object.keys(stock), own);
      if (lack) throw new RangeError(lack);
      return withShopWords(stock, own);
    }),
    shopMarkets({
      languages: async () => (await loadShop(root)).markets.flatMap(languagesOf),
      folder: packageFolder,
      stringsOf: async (locale, half) => shopStrings(locale, half, await wordsIn(locale)),
      issuesOf: async (locale) => shopIssues(await wordsIn(locale)),
    }),
  ];
}
