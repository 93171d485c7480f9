import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, type UserConfig } from 'vite';
import type * as stories from '../../packages/storefront/storybook/storyPlugins.ts';

// Read by Node itself: a configuration is bundled without the conditions by which it finds the packages' sources.
const file = new URL('../../packages/storefront/storybook/storyPlugins.ts', import.meta.url);
const { storyPlugins } = (await import(file.href)) as typeof stories;

// By its file: the compiler of styles does not follow the name of a package. Were the first style sheet that it reads one
// that asks for the theme by name, the base styles would be that one's, and no page would have them.
const theme = new URL('../../packages/ui/src/theme/index.ts', import.meta.url);

/** What Storybook and the story tests both need to read the packages from their sources, and to mount the shop's pages. */
export const sourceSettings = {
  plugins: [...storyPlugins(import.meta.dirname), vanillaExtractPlugin()],
  resolve: {
    conditions: ['@driveline/source', ...defaultClientConditions],
    alias: [{ find: /^@driveline\/ui\/theme$/, replacement: fileURLToPath(theme) }],
  },
} satisfies UserConfig;
