import { join } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import { browserArgs, findBrowser } from '../../scripts/lib/browser.mjs';
import { pictureContext, WHOLE_DRAWING } from '../../packages/storefront/stories/stillPictures.ts';
import { ariaParts } from './ariaParts.ts';
import { sourceSettings } from './viteSettings.ts';
import { compareToKept, keepPicture } from './visual/keptPicture.ts';
import { emulateMedia } from './visual/mediaCommand.ts';
import { pictureCommands } from './visual/pictureCommands.ts';
import { parkPointer } from './visual/pointerCommand.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The nightly run asks every story what `npm test` asks some. */
    isMatrix: boolean;
  }
}

const browser = await findBrowser();
const isMatrix = process.env['VISUAL'] === 'matrix';

export default mergeConfig(
  sourceSettings,
  defineConfig({
    optimizeDeps: {
      entries: [
        '../../packages/{ui/src,storefront/stories}/**/*.stories.tsx',
        '{composer,foundations}/*.stories.tsx',
        '.storybook/preview.tsx',
      ],
      include: [
        'axe-core',
        'react-dom/test-utils',
        'react/jsx-dev-runtime',
        ...ariaParts(join(import.meta.dirname, '../../packages/ui/src')),
      ],
    },
    test: {
      // Six times axe on every story: by command and nightly, `npm run stories:matrix`.
      include: [
        isMatrix ? 'visual/{matrix,conditions,pages}.test.{ts,tsx}' : 'visual/!(matrix).test.{ts,tsx}',
      ],
      provide: { isMatrix },
      // What other modes show is no claim of the shop as it is.
      reporters: [
        'default',
        ...(process.env['VISUAL'] ? [] : [join(import.meta.dirname, '../../scripts/lib/claimsOfVitest.mjs')]),
      ],
      setupFiles: ['visual/setup.ts'],
      testTimeout: 120_000,
      // As of journeys: on a machine that is busy with others' work a story may be drawn late. No pixel may differ then, either.
      retry: process.env['CI'] ? 1 : 0,
      // A page for each file: what four hundred stories leave in a page makes those after them late.
      isolate: true,
      fileParallelism: false,
      browser: {
        enabled: true,
        headless: true,
        ui: false,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: { executablePath: browser.executable, args: [...browserArgs, ...WHOLE_DRAWING] },
          contextOptions: pictureContext,
        }),
        instances: [{ browser: 'chromium' }],
        commands: { ...pictureCommands(browser), keepPicture, compareToKept, emulateMedia, parkPointer },
      },
    },
  }),
);
