import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions: ['@driveline/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@driveline/source', ...defaultServerConditions] } },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./test/setup.ts', '../../scripts/propertySeed.mjs'],
    // A property of a second takes many on a machine that runs the other packages' tests beside it.
    testTimeout: 60_000,
    // What a rule looks like only matters in a browser; here it would be parsed for nothing.
    css: false,
    restoreMocks: true,
  },
});
