import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, mergeConfig, normalizePath } from 'vite';
import { ROOT_VARIABLE } from '../src/loadShop.ts';
import { packageFolder } from '../src/packageFolder.ts';
import { storyPlugins } from './storyPlugins.ts';

const root = process.env[ROOT_VARIABLE] ?? process.cwd();
/** The shop has it: the package itself works without. */
const framework = dirname(
  createRequire(join(root, 'package.json')).resolve('@storybook/react-vite/package.json'),
);

/** Where the command writes stories of the shop's own pages. */
export const ownStories = join(root, 'node_modules', '.driveline', 'stories');

/** The Storybook of a shop: each page of the package and of the shop, with the shop's theme, words and parts. */
export const config: StorybookConfig = {
  framework: { name: framework as '@storybook/react-vite', options: {} },
  stories: [
    join(packageFolder, 'stories', '**', '*.stories.tsx'),
    join(ownStories, '*.stories.tsx'),
    join(root, '{pages,slots,stories}', '**', '*.stories.tsx'),
  ].map(normalizePath),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: false },
  viteFinal: (own) =>
    mergeConfig(own, {
      plugins: [...storyPlugins(root), vanillaExtractPlugin()],
      resolve: {
        conditions: ['@driveline/source', ...defaultClientConditions],
        dedupe: ['react', 'react-dom', 'react-router-dom'],
      },
      // Stories of a whole shop are large, and nobody waits for them on a phone.
      build: { chunkSizeWarningLimit: Infinity },
    }),
};
