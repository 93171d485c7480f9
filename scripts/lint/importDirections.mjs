import { dirname, join, normalize } from 'node:path/posix';
import { placeOf } from './places.mjs';

/** Who may import whom, by folder, the first that holds; the storefront's server alone may start the b2c app. */
const MAY_IMPORT = [
  ['packages/validation/', []],
  ['packages/markets/', []],
  ['packages/ui/', ['validation']],
  ['packages/api/', ['validation']],
  ['packages/hooks/', ['api', 'validation']],
  ['apps/b2c/', ['api', 'markets', 'validation']],
  ['packages/storefront/server/', ['api', 'b2c', 'hooks', 'markets', 'ui', 'validation']],
  ['packages/storefront/', ['api', 'hooks', 'markets', 'ui', 'validation']],
  ['apps/storefront/', ['markets', 'storefront', 'ui']],
  ['apps/storybook/', ['api', 'create-shop', 'hooks', 'markets', 'storefront', 'ui', 'validation']],
  // Looks into the database behind the shop that it breaks.
  ['e2e/chaos/', ['b2c']],
  ['e2e/', ['api', 'markets', 'ui', 'validation']],
];

/** What a folder must not know, however it is spelled. */
const MUST_NOT_KNOW = [
  [/^(packages\/(validation|api|markets)|apps\/b2c)\//, /^react(-|$|\/)/, 'knows no React'],
  [
    /^packages\/ui\//,
    /^(@tanstack\/|react-intl|react-router|zustand)/,
    'knows no network, no text and no router',
  ],
  [/^packages\/hooks\//, /^(react-aria|react-router|react-intl)/, 'knows no component and no router'],
];

/** The stories' samples are those of the tests that run the stories; no address of the package hands them out. */
const isSample = (place, target) =>
  place.startsWith('apps/storybook/visual/') && target.startsWith('packages/ui/src/commerce/fixtures/');

/** Storybook shows the sample shop's brands, and its tests ask for the words of pages. */
const isSaid = (place, target) =>
  place.startsWith('apps/storybook/') &&
  /^(apps\/storefront\/brands\/|packages\/storefront\/(messages\/|src\/(routeTable|slots)))/.test(target);

/** Storybook shows the stories that travel with the package, compiles them and takes pictures of them as a shop's tools do. */
const isMounted = (place, target) =>
  place.startsWith('apps/storybook/') &&
  /^packages\/storefront\/(cli\/visual|stories|storybook)\//.test(target);

/** The package's tests run on the sample shop, which one file of theirs hands out; what it reaches is measured by building it. */
const isSampleShop = (place, target) =>
  (place === 'packages/storefront/test/sampleShop.ts' || place.startsWith('scripts/reach/')) &&
  target.startsWith('apps/storefront/');

/** The report of names reads them where they stand. */
const isReported = (place, target) =>
  place === 'scripts/lib/shopNames.mjs' && target.startsWith('packages/storefront/src/');

/** Folders of the storefront's pages, each with those that it must not know; what is under no name here is wiring. */
const LAYERS = { pages: ['shell'], parts: ['pages', 'shell'], shell: ['pages'] };
const ASSEMBLY = ['', 'routes', 'rendering', 'slots'];

/** Folder of the app, and the page's own below `pages`. */
const layerOf = (path) => {
  const inApp = /^packages\/storefront\/app\/(.*)$/.exec(path)?.[1];
  if (inApp === undefined) return undefined;
  const [layer, page] = inApp.split('/').slice(0, -1);
  return { layer: layer ?? '', page };
};

function wrongLayer(place, target) {
  const from = layerOf(place);
  const to = layerOf(target);
  if (!from || !to || ASSEMBLY.includes(from.layer)) return undefined;
  if (from.layer === 'pages' && to.layer === 'pages' && from.page !== to.page)
    return `A page imports no other page: what '${from.page}' and '${to.page}' share belongs into app/parts.`;
  const closed = LAYERS[from.layer] ?? Object.keys(LAYERS);
  return closed.includes(to.layer)
    ? `'app/${from.layer}' must not know 'app/${to.layer}': imports run routes → pages and shell → parts → wiring.`
    : undefined;
}

const WITH_EXTENSION = /\.(ts|tsx|mts|mjs|js|jsx|json|css|svg|woff2)(\?.*)?$/;

function wrongPackage(place, source) {
  const name = /^@driveline\/([^/]+)/.exec(source)?.[1];
  const rule = MAY_IMPORT.find(([folder]) => place.startsWith(folder));
  if (!name || !rule || rule[1].includes(name)) return undefined;
  const own = place.split('/')[1];
  if (own === name) return undefined;
  return `'${rule[0]}' must not import '@driveline/${name}': imports run validation ← api ← hooks ← storefront, validation ← ui ← storefront, markets ← storefront.`;
}

function wrongKnowledge(place, source) {
  const rule = MUST_NOT_KNOW.find(([folder, names]) => folder.test(place) && names.test(source));
  return rule && !/\.test\.tsx?$/.test(place)
    ? `'${place.split('/')[1]}' ${rule[2]}: '${source}' belongs elsewhere.`
    : undefined;
}

function wrongRelative(place, source) {
  if (!source.startsWith('.')) return undefined;
  if (source.includes('/+types/')) return undefined;
  if (!WITH_EXTENSION.test(source) && !place.endsWith('.mjs'))
    return `'${source}' needs its extension: Node runs these sources as they are.`;
  const target = normalize(join(dirname(place), source));
  const workspace = place
    .split('/')
    .slice(0, place.startsWith('e2e/') ? 1 : 2)
    .join('/');
  const isAtHome = target.startsWith(`${workspace}/`) || target.startsWith('scripts/');
  const isGiven = [isSample, isSaid, isMounted, isSampleShop, isReported].some((holds) =>
    holds(place, target),
  );
  if (!isAtHome && !isGiven) return `'${source}' leaves '${workspace}': import the package by its name.`;
  return wrongLayer(place, target);
}

/** Imports run one way, no page knows another, relative imports carry their extension. */
export const importDirections = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const place = placeOf(context);
    const check = (node) => {
      const source = node.source?.value;
      if (typeof source !== 'string') return;
      const message =
        wrongPackage(place, source) ?? wrongKnowledge(place, source) ?? wrongRelative(place, source);
      if (message) context.report({ node: node.source, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
