import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { compiledMessages } from './build-tools/compiledMessages.ts';
import { precompressed } from './build-tools/precompressed.ts';

const SOURCE = '@driveline/source';
const PARSER = '@formatjs/icu-messageformat-parser';

export default defineConfig(({ command }) => ({
  plugins: [compiledMessages(), vanillaExtractPlugin(), reactRouter(), precompressed()],
  resolve: {
    conditions: [SOURCE, ...defaultClientConditions],
    // Messages are parsed at build, so the parser stays out of the bundle (7 kB).
    alias: command === 'build' ? [{ find: PARSER, replacement: `${PARSER}/no-parser.js` }] : [],
  },
  ssr: { noExternal: [/^@driveline\//] },
  environments: {
    ssr: {
      resolve: {
        conditions: [SOURCE, ...defaultServerConditions],
        externalConditions: [SOURCE, 'node'],
      },
    },
  },
  optimizeDeps: {
    entries: ['app/**/*.{ts,tsx}', '!app/**/*.server.{ts,tsx}', '!app/**/*.css.ts'],
    include: ['@vanilla-extract/recipes/createRuntimeFn'],
  },
  build: { target: 'es2022', assetsInlineLimit: 0 },
}));
