import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@driveline/source'] },
  ssr: { resolve: { conditions: ['@driveline/source'] } },
  // The first question to ESLint loads it, which takes seconds beside another run.
  test: { name: 'scripts', include: ['**/*.test.mjs'], testTimeout: 30_000 },
});
