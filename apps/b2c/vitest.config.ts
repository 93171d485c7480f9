import { defineConfig } from 'vitest/config';

const conditions = ['@driveline/source', 'module', 'node', 'development|production'];

export default defineConfig({
  resolve: { conditions },
  // Packages of this repository run from source; what they and we require stays Node's.
  ssr: { resolve: { conditions }, noExternal: [/^@driveline\//] },
  // The set-up runs in an environment of vitest's own.
  environments: { __vitest__: { resolve: { conditions, noExternal: [/^@driveline\//] } } },
  test: {
    // Files of a worker share what they load: no test mocks a module, or keeps one changed.
    isolate: false,
    include: ['{src,seed,import,moderation,migration,postal,conformance,test}/**/*.test.ts'],
    setupFiles: ['../../scripts/propertySeed.mjs'],
    globalSetup: './test/testSetup.ts',
    // A test that hangs ends; several times what the slowest takes on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    pool: 'forks',
    maxWorkers: 2,
  },
});
