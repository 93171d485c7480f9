import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The first question to ESLint loads it, which takes seconds beside another run.
  test: { name: 'scripts', include: ['**/*.test.mjs'], testTimeout: 30_000 },
});
