import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@driveline/source'] },
  ssr: { resolve: { conditions: ['@driveline/source'] } },
  test: { include: ['*.test.js'] },
});
