import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@driveline/source'] },
  ssr: { resolve: { conditions: ['@driveline/source'] } },
  test: { include: ['src/**/*.test.{ts,tsx}'], setupFiles: ['../../scripts/propertySeed.mjs'] },
});
