import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, type UserConfig } from 'vite';
import type * as stories from '../../packages/storefront/storybook/storyPlugins.ts';

// Read by Node itself: a configuration is bundled without the conditions by which it finds the packages' sources.
const file = new URL('../../packages/storefront/storybook/storyPlugins.ts', import.meta.url);
const { storyPlugins } = (await import(file.href)) as typeof stories;

/** What Storybook and the story tests both need to read the packages from their sources, and to mount the shop's pages. */
export const sourceSettings = {
  plugins: [...storyPlugins(import.meta.dirname), vanillaExtractPlugin()],
  resolve: { conditions: ['@driveline/source', ...defaultClientConditions] },
} satisfies UserConfig;
