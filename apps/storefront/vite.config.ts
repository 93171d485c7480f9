import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { compiledMessages } from './build-tools/compiledMessages.ts';
import { everyPage } from './build-tools/everyPage.ts';
import { leanContract } from './build-tools/leanContract.ts';
import { leanManifest } from './build-tools/leanManifest.ts';
import { precompressed } from './build-tools/precompressed.ts';
import { productionRouter } from './build-tools/productionRouter.ts';
import { shopMarkets } from './build-tools/shopMarkets.ts';
import type { ShopConfig } from './server/defineShop.ts';

const SOURCE = '@driveline/source';

// By Node itself: Vite would take the built files of our packages, which need not be there.
const { shop } = (await import(pathToFileURL(join(import.meta.dirname, 'shop.config.ts')).href)) as {
  shop: ShopConfig;
};

const onEveryPage = everyPage();

/** What the modules of all markets import, of which every page asks for one. */
const OF_MARKETS = /[\\/]packages[\\/]ui[\\/]src[\\/]i18n[\\/]plural\.ts$/;

const OURS = /[\\/](packages|storefront[\\/]app)[\\/]/;

/**
 * Worth its bytes on all the pages where shoppers arrive: what three of them import, or the fullest and another one.
 */
function isShared(id: string): boolean {
  const pages = onEveryPage.pagesOf(id);
  return OURS.test(id) && pages.size >= (pages.has('product') ? 2 : 3);
}

/** Styles of shared parts stay in one sheet, which compresses better than two. */
const OF_STYLES = /\.css\b/;

/** What shelf and product share: neither home nor the cart loads it. */
function isOfLists(id: string): boolean {
  const pages = onEveryPage.pagesOf(id);
  const isElsewhere = onEveryPage.has(id) || OF_MARKETS.test(id) || pages.has('cart') || pages.has('home');
  return isShared(id) && !isElsewhere && !OF_STYLES.test(id);
}

/** Categories and lists of parts are one route, found parts another. */
const SHELVES = new Set(['page', 'searchResult']);

/** What home shows and no other page where shoppers arrive, or just one other, and what shelves alone show: a file for each such set. */
function arrivalParts(id: string): string | null {
  const pages = onEveryPage.pagesOf(id);
  if (!OURS.test(id) || pages.size === 0) return null;
  if ([...pages].every((page) => SHELVES.has(page))) return 'shelf-parts';
  return pages.has('home') ? `${[...pages].sort().join('-')}-parts` : null;
}

/** What the cart asks, shows and changes, and others do too: a dozen small files compress badly. */
const OF_CART = [
  /[\\/]packages[\\/]hooks[\\/]src[\\/](cart|models|mutations)[\\/]/,
  /[\\/]packages[\\/]ui[\\/]src[\\/](commerce[\\/](Totals|Cart[\\/](GroupHead|EmptyCart))|components[\\/](AsideLayout|Alert|Card))\b/,
  /[\\/]packages[\\/]validation[\\/]src[\\/]rules[\\/]postalCode[\\/]/,
  /[\\/]features[\\/]cart[\\/](loadCart|CheckoutForm|MisfitBoxes|misfitField)\.tsx?$/,
];

/**
 * A file for each component would be seventy requests and compress badly, and one for all would load what a page
 * lacks. What every page needs is one file for the libraries and one for ours; of the rest, what many share is one.
 */
const chunkGroups = [
  {
    name: 'libraries',
    test: (id: string) =>
      (id.includes('node_modules') && onEveryPage.has(id)) || id.includes('rolldown/runtime'),
    priority: 4,
  },
  {
    name: 'shop',
    test: (id: string) => onEveryPage.has(id) || OF_MARKETS.test(id) || (isShared(id) && !isOfLists(id)),
    priority: 3,
  },
  { name: 'list-parts', test: isOfLists, priority: 2 },
  {
    // Pages that come later share what these show, and must not cut it into a dozen small files.
    name: arrivalParts,
    test: (id: string) => arrivalParts(id) !== null,
    priority: 1,
  },
  {
    name: 'cart-changes',
    test: (id: string) => OF_CART.some((part) => part.test(id)) && onEveryPage.pagesOf(id).has('cart'),
  },
];

export default defineConfig({
  plugins: [
    compiledMessages(),
    shopMarkets({ markets: shop.markets, messages: join(import.meta.dirname, 'messages') }),
    leanContract(),
    productionRouter(),
    leanManifest(),
    onEveryPage.plugin,
    vanillaExtractPlugin(),
    reactRouter(),
    precompressed(),
  ],
  resolve: { conditions: [SOURCE, ...defaultClientConditions] },
  ssr: { noExternal: [/^@driveline\//] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          optimization: { inlineConst: { mode: 'all', pass: 3 } },
          output: {
            codeSplitting: { groups: chunkGroups },
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
    entries: ['app/**/*.{ts,tsx}', '!app/**/*.server.{ts,tsx}', '!app/**/*.css.ts'],
    include: ['@vanilla-extract/recipes/createRuntimeFn'],
  },
  // Browsers that know `:dir()` and layers: spelling them out for older ones would double the styles.
  build: { target: 'es2022', cssTarget: ['chrome123', 'safari17.5', 'firefox121'], assetsInlineLimit: 0 },
});
