import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, type UserConfig } from 'vite';

/** What Storybook and the story tests both need to read the packages from their sources. */
export const sourceSettings = {
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions: ['@driveline/source', ...defaultClientConditions] },
} satisfies UserConfig;
