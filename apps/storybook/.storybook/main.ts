import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { specificationData } from '../specification/specificationData.ts';
import { sourceSettings } from '../viteSettings.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../specification/*.mdx',
    '../../../packages/ui/src/**/*.stories.tsx',
    '../../../packages/storefront/stories/**/*.stories.tsx',
    '../{composer,foundations}/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  // Beside the preview, which the story tests load too: they need no pages.
  previewAnnotations: (own = []) => [...own, join(import.meta.dirname, 'docs.tsx')],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (own) => mergeConfig(mergeConfig(own, sourceSettings), { plugins: [specificationData()] }),
};

export default config;
