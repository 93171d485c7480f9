import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@driveline/source'] },
  ssr: { resolve: { conditions: ['@driveline/source'] } },
  test: {
    include: ['src/**/*.test.ts'],
    setupFiles: ['../../scripts/propertySeed.mjs'],
    typecheck: { enabled: true, include: ['src/**/*.test-d.ts'] },
  },
});
