import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@driveline/source'] },
  ssr: { resolve: { conditions: ['@driveline/source'] } },
  test: {
    // Files of a worker share what they load: no test mocks a module, or keeps one changed.
    isolate: false,
    include: ['src/**/*.test.ts'],
    setupFiles: ['../../scripts/propertySeed.mjs'],
    // A property of a second takes many on a machine that runs the other packages' tests beside it.
    testTimeout: 60_000,
    typecheck: { enabled: true, include: ['src/**/*.test-d.ts'] },
  },
});
