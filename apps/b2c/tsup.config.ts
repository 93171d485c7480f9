import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'seed/index': 'seed/index.ts',
    'seed/cli': 'seed/cli.ts',
    'import/index': 'import/index.ts',
    'moderation/index': 'moderation/index.ts',
    'migration/index': 'migration/index.ts',
    'postal/index': 'postal/index.ts',
    'conformance/index': 'conformance/index.ts',
  },
  format: ['esm'],
  platform: 'node',
  target: 'node20',
  dts: true,
  sourcemap: true,
  clean: true,
});
