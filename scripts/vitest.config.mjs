import { defineConfig } from 'vitest/config';
import { playgrounds } from '../apps/storybook/playground/playgrounds.ts';

export default defineConfig({
  // Where the snippets of Storybook learn what to import.
  plugins: [playgrounds()],
  resolve: { conditions: ['@driveline/source'] },
  ssr: { resolve: { conditions: ['@driveline/source'] } },
  // The first question to ESLint loads it, which takes seconds beside another run.
  test: { name: 'scripts', include: ['**/*.test.mjs'], testTimeout: 30_000 },
});
