import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    setupFiles: ['../../scripts/propertySeed.mjs'],
    // A property of a second takes many on a machine that runs the other packages' tests beside it.
    testTimeout: 60_000,
  },
});
