import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import { browserArgs, findBrowser } from '../../scripts/lib/browser.mjs';
import { sourceSettings } from './viteSettings.ts';
import { pictureCommands } from './visual/pictureCommands.ts';

const browser = await findBrowser();

export default mergeConfig(
  sourceSettings,
  defineConfig({
    // A dependency found late reloads the page in the middle of a test: look into every story beforehand.
    optimizeDeps: {
      entries: [
        '../../packages/ui/src/**/*.stories.tsx',
        'pages/**/*.stories.tsx',
        '.storybook/preview.tsx',
        'visual/*.test.ts',
      ],
      include: [
        '@vanilla-extract/recipes/createRuntimeFn',
        'react-dom/test-utils',
        'react/jsx-dev-runtime',
        'axe-core',
      ],
    },
    test: {
      include: ['visual/*.test.ts'],
      setupFiles: ['visual/setup.ts'],
      testTimeout: 60_000,
      // One page for all stories; a failing one is told by its own name.
      isolate: false,
      fileParallelism: false,
      browser: {
        enabled: true,
        headless: true,
        ui: false,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: { executablePath: browser.executable, args: browserArgs },
          contextOptions: {
            reducedMotion: 'reduce',
            deviceScaleFactor: 1,
            timezoneId: 'UTC',
            locale: 'en-US',
          },
        }),
        instances: [{ browser: 'chromium' }],
        commands: pictureCommands(browser),
      },
    },
  }),
);
