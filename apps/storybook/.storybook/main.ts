import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { playgroundIndexer, playgrounds } from '../playground/playgrounds.ts';
import { describedForReaders } from '../playground/withoutRequirements.ts';
import { specificationData } from '../specification/specificationData.ts';
import { sourceSettings } from '../viteSettings.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../guides/*.mdx',
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
  // Types as they resolve, unions written out; properties of the element below are left out.
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      include: ['../../packages/ui/src/**/*.tsx'],
      exclude: ['../../packages/ui/src/**/*.{stories,test}.tsx'],
      tsconfigPath: join(import.meta.dirname, '../../../packages/ui/tsconfig.json'),
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent }) => !parent?.fileName.includes('@types/react'),
    },
  },
  experimental_indexers: (own = []) => {
    const csf = own.find(({ test }) => test.test('Button.stories.tsx'));
    return csf ? [playgroundIndexer(csf), ...own] : own;
  },
  viteFinal: (own) =>
    mergeConfig(mergeConfig(own, sourceSettings), {
      plugins: [specificationData(), playgrounds(), describedForReaders()],
    }),
};

export default config;
