import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@driveline/source'] },
  ssr: { resolve: { conditions: ['@driveline/source'] } },
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['../../scripts/propertySeed.mjs'],
    // A property of a second takes many on a machine that runs the other packages' tests beside it.
    testTimeout: 60_000,
  },
});
