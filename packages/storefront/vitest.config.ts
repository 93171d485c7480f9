import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
// By its name Vite would take the built package, which need not be there.
import { languagesOf, markets } from '../markets/src/index.ts';
import { compiledMessages } from './vite/compiledMessages.ts';
import type * as ShopMarkets from './vite/shopMarkets.ts';
import { shopPlugins } from './vite/shopPlugins.ts';

const SOURCE = '@driveline/source';

// Read by Node itself, which finds sources by the condition of `NODE_OPTIONS`; Vite would take built packages here too.
const { shopMarkets } = (await import(`${import.meta.dirname}/vite/shopMarkets.ts`)) as typeof ShopMarkets;

export default defineConfig({
  plugins: [
    vanillaExtractPlugin(),
    compiledMessages(),
    shopMarkets({ languages: async () => markets.flatMap(languagesOf), folder: import.meta.dirname }),
    shopPlugins(import.meta.dirname),
  ],
  resolve: { conditions: [SOURCE, ...defaultClientConditions] },
  ssr: {
    resolve: { conditions: [SOURCE, ...defaultServerConditions], externalConditions: [SOURCE, 'node'] },
    noExternal: [/^@driveline\//],
  },
  test: {
    // Files of a worker share what they load: no test mocks a module, or keeps one changed.
    isolate: false,
    include: ['{app,cli,content,messages,server,src,test,vite}/**/*.test.{ts,tsx}'],
    setupFiles: [
      '../../scripts/propertySeed.mjs',
      ...(process.env['CLAIMS_COVERAGE'] ? ['../../scripts/lib/coverageOfVitest.mjs'] : []),
    ],
    css: false,
    restoreMocks: true,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
