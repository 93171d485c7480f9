import { join } from 'node:path';
import type { Plugin } from 'vite';
import { loadShop } from '../src/loadShop.ts';
import { packageFolder } from '../src/packageFolder.ts';
import { movedPaths } from '../src/routes.ts';
import { compiledMessages } from './compiledMessages.ts';
import { markedSlots } from './markedSlots.ts';
import { shopMarkets } from './shopMarkets.ts';
import { shopPlugins } from './shopPlugins.ts';
import { shopSlots } from './shopSlots.ts';
import type { OwnWords } from './shopWords.ts';
import { storyShop } from './storyShop.ts';

/**
 * What compiles a shop's pages for stories: with its slots, sections and words, without its plugins, since no story sends
 * anything to anybody.
 * @param root folder of the shop
 */
export function storyPlugins(root: string): Plugin[] {
  const words = async () => (await loadShop(root)).messages as OwnWords | undefined;
  return [
    markedSlots(),
    shopSlots(root, () => loadShop(root)),
    compiledMessages(words),
    shopMarkets({
      markets: async () => (await loadShop(root)).markets,
      messages: join(packageFolder, 'messages'),
      words,
    }),
    shopPlugins(root),
    storyShop(root, () => loadShop(root)),
    {
      name: 'driveline:moved-paths',
      config: async () => ({
        define: {
          'import.meta.env.DRIVELINE_MOVED': JSON.stringify(movedPaths((await loadShop(root)).routes)),
        },
      }),
    },
  ];
}
