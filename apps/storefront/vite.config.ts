import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { compiledMessages } from './build-tools/compiledMessages.ts';
import { precompressed } from './build-tools/precompressed.ts';

const SOURCE = '@driveline/source';
const PARSER = '@formatjs/icu-messageformat-parser';

/**
 * A module of its own for each component would be seventy requests. What nearly every page needs is one file for
 * the libraries and one for ours; the rest stays with the pages that need it.
 */
const chunkGroups = [
  {
    name: 'vendor',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@tanstack|react-intl|@formatjs|intl-messageformat|zustand)[\\/]/,
    minShareCount: 4,
  },
  { name: 'shop', test: /(packages|apps[\\/]storefront[\\/]app)[\\/]/, minShareCount: 8 },
];

export default defineConfig(({ command }) => ({
  plugins: [compiledMessages(), vanillaExtractPlugin(), reactRouter(), precompressed()],
  resolve: {
    conditions: [SOURCE, ...defaultClientConditions],
    // Messages are parsed at build, so the parser stays out of the bundle (7 kB).
    alias: command === 'build' ? [{ find: PARSER, replacement: `${PARSER}/no-parser.js` }] : [],
  },
  ssr: { noExternal: [/^@driveline\//] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
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
  // Browsers that know `:dir()` and layers: spelling them out for older ones would double the styles.
  build: { target: 'es2022', cssTarget: ['chrome123', 'safari17.5', 'firefox121'], assetsInlineLimit: 0 },
}));
