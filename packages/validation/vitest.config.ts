import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    setupFiles: ['../../scripts/propertySeed.mjs'],
    typecheck: { enabled: true, include: ['src/**/*.test-d.ts'] },
  },
});
