import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@driveline/source', 'node', 'import', 'default'] },
  ssr: {
    resolve: { conditions: ['@driveline/source', 'node', 'import', 'default'] },
    noExternal: [/^@driveline\//],
  },
  test: {
    include: ['src/**/*.test.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    pool: 'forks',
    maxWorkers: 2,
  },
});
