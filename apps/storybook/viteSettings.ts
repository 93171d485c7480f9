import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, type UserConfig } from 'vite';
import { storyPlugins } from '../../packages/storefront/vite/storyPlugins.ts';

/** What Storybook and the story tests both need to read the packages from their sources, and to mount the shop's pages. */
export const sourceSettings = {
  plugins: [...storyPlugins(import.meta.dirname), vanillaExtractPlugin()],
  resolve: { conditions: ['@driveline/source', ...defaultClientConditions] },
} satisfies UserConfig;
