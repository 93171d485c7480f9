import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, type UserConfig } from 'vite';
import { markets } from '../../packages/markets/src/index.ts';
import { compiledMessages } from '../../packages/storefront/vite/compiledMessages.ts';
import { shopMarkets } from '../../packages/storefront/vite/shopMarkets.ts';
import { shopPlugins } from '../../packages/storefront/vite/shopPlugins.ts';

const messages = join(import.meta.dirname, '..', '..', 'packages', 'storefront', 'messages');

/** What Storybook and the story tests both need to read the packages from their sources, and to mount the shop's pages. */
export const sourceSettings = {
  plugins: [
    compiledMessages(),
    shopMarkets({ markets: async () => markets, messages }),
    shopPlugins(import.meta.dirname),
    vanillaExtractPlugin(),
  ],
  resolve: { conditions: ['@driveline/source', ...defaultClientConditions] },
} satisfies UserConfig;
