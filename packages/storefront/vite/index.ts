import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, defaultServerConditions, type Plugin, type PluginOption } from 'vite';
import { loadShop, ROOT_VARIABLE } from '../src/loadShop.ts';
import { folderOf, packageFolder } from '../src/packageFolder.ts';
import { movedPaths } from '../src/routes.ts';
import { chunkGroups } from './chunkGroups.ts';
import { everyPage } from './everyPage.ts';
import { leanContract } from './leanContract.ts';
import { leanManifest } from './leanManifest.ts';
import { precompressed } from './precompressed.ts';
import { productionRouter } from './productionRouter.ts';
import { shopSlots } from './shopSlots.ts';
import { shopPlugins } from './shopPlugins.ts';
import { wordPlugins } from './wordPlugins.ts';

const SOURCE = '@driveline/source';
const CONFIG = 'driveline:config';
const appFolder = join(packageFolder, 'app');
/** Come to a browser under dev file by file, wherever they stand: Vite bundles dependencies without the styles' compiler. */
const SIBLINGS = ['api', 'hooks', 'markets', 'ui', 'validation'].map((name) => `@driveline/${name}`);

/**
 * All that Vite needs to compile a shop: `plugins: [driveline(import.meta.dirname)]`.
 * @param root folder of the shop, with `shop.config.ts` in it
 */
export function driveline(root: string): PluginOption[] {
  const onEveryPage = everyPage();
  process.env[ROOT_VARIABLE] = root;
  return [
    shopSlots(root, () => loadShop(root)),
    ...wordPlugins(root),
    shopPlugins(root, async () => (await loadShop(root)).plugins),
    leanContract(root),
    productionRouter(),
    leanManifest(),
    onEveryPage.plugin,
    shopConfig(root, onEveryPage),
    // The styles are compiled by a Vite of their own, which finds packages as this one does.
    vanillaExtractPlugin({ unstable_pluginFilter: ({ name }) => name === CONFIG }),
    reactRouter(),
    precompressed(),
  ];
}

const shopConfig = (root: string, onEveryPage: ReturnType<typeof everyPage>): Plugin => ({
  name: CONFIG,
  config: async () => ({
    define: {
      'import.meta.env.DRIVELINE_MOVED': JSON.stringify(movedPaths((await loadShop(root)).routes)),
    },
    resolve: { conditions: [SOURCE, ...defaultClientConditions] },
    ssr: { noExternal: [/^@driveline\//] },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            optimization: { inlineConst: { mode: 'all', pass: 3 } },
            output: {
              codeSplitting: { groups: chunkGroups(onEveryPage) },
              chunkFileNames: 'assets/[name]-[hash:7].js',
              // Every page lists the files of all routes, and what is random in a name does not compress.
              assetFileNames: 'assets/[name]-[hash:5][extname]',
            },
          },
        },
      },
      ssr: {
        resolve: {
          conditions: [SOURCE, ...defaultServerConditions],
          externalConditions: [SOURCE, 'node'],
        },
      },
    },
    optimizeDeps: {
      exclude: SIBLINGS,
      entries: [appFolder, ...SIBLINGS.map((name) => join(folderOf(name), 'src'))].flatMap((folder) => [
        `${folder}/**/*.{ts,tsx}`,
        `!${folder}/**/*.{css,guide,server,stories,test,test-d}.{ts,tsx}`,
      ]),
      include: ['@vanilla-extract/recipes/createRuntimeFn'],
    },
    // Browsers that know `:dir()` and layers: spelling them out for older ones would double the styles.
    build: { target: 'es2022', cssTarget: ['chrome123', 'safari17.5', 'firefox121'], assetsInlineLimit: 0 },
  }),
});
