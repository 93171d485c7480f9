import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const SOURCE = '@driveline/source';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions: [SOURCE, ...defaultClientConditions] },
  ssr: {
    resolve: { conditions: [SOURCE, ...defaultServerConditions], externalConditions: [SOURCE, 'node'] },
    noExternal: [/^@driveline\//],
  },
  test: {
    include: ['{app,brands,build-tools,messages,server}/**/*.test.{ts,tsx}'],
    setupFiles: ['../../scripts/propertySeed.mjs'],
    css: false,
    restoreMocks: true,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
