import type { Plugin } from 'vite';
import { loadShop } from '../src/loadShop.ts';
import { movedPaths } from '../src/routes.ts';
import { markedSlots } from './markedSlots.ts';
import { shopPlugins } from '../vite/shopPlugins.ts';
import { shopSlots } from '../vite/shopSlots.ts';
import { wordPlugins } from '../vite/wordPlugins.ts';
import { storyShop } from './storyShop.ts';

/**
 * What compiles a shop's pages for stories: with its slots, sections and words, without its plugins, since no story sends
 * anything to anybody.
 * @param root folder of the shop
 */
export function storyPlugins(root: string): Plugin[] {
  return [
    markedSlots(),
    shopSlots(root, () => loadShop(root)),
    ...wordPlugins(root),
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
