// Which file may import which, types included. `node scripts/imports.mjs` holds it.

const one = (names) => `(?:${names.join('|')})`;
const TESTS = '\\.test\\.tsx?$';

/** Packages of ours that a folder may import by name besides its own, the first folder that holds. */
const PACKAGES = [
  ['packages/validation/', []],
  ['packages/markets/', ['validation']],
  ['packages/ui/', ['validation']],
  ['packages/api/', ['validation']],
  ['packages/hooks/', ['api', 'validation']],
  ['apps/b2c/', ['api', 'markets', 'validation']],
  // Only the storefront's server starts the b2c app.
  ['packages/storefront/server/', ['api', 'b2c', 'hooks', 'markets', 'ui', 'validation']],
  ['packages/storefront/', ['api', 'hooks', 'markets', 'ui', 'validation']],
  ['apps/storefront/', ['markets', 'storefront', 'ui']],
  ['apps/storybook/', ['api', 'create-shop', 'hooks', 'markets', 'storefront', 'ui', 'validation']],
  // Looks into the database behind the shop that it breaks.
  ['e2e/chaos/', ['b2c']],
  ['e2e/', ['api', 'markets', 'ui', 'validation']],
];

const packageRules = PACKAGES.map(([folder, names], index) => {
  const nearer = PACKAGES.slice(0, index).flatMap(([other]) =>
    other.startsWith(folder) ? [`^${other}`] : [],
  );
  const own = folder.startsWith('e2e/') ? [] : [folder.split('/')[1]];
  return {
    name: `packages-of-${folder.slice(0, -1).replaceAll('/', '-')}`,
    comment:
      'Imports run validation ← api ← hooks ← storefront, validation ← ui, validation ← markets ← storefront ← a shop.',
    severity: 'error',
    from: { path: `^${folder}`, ...(nearer.length > 0 && { pathNot: nearer }) },
    to: {
      path: '^(?:packages|apps)/',
      pathNot: `^(?:packages|apps)/${one([...own, ...names])}/`,
    },
  };
});

/** Packages of others, as they are installed, typed or not found. */
const installed = (...names) => `(?:^|node_modules/)(?:@types/)?${one(names)}`;

/** What a folder must not know; its tests may. */
const UNKNOWN = [
  ['no-react', '^(?:packages/(?:validation|api|markets)|apps/b2c)/', installed('react(?:[-/]|$)'), 'React'],
  [
    'ui-without-network',
    '^packages/ui/',
    installed('@tanstack/', 'react-intl', 'react-router', 'zustand'),
    'network, texts and router',
  ],
  [
    'hooks-without-screen',
    '^packages/hooks/',
    installed('react-aria', 'react-router', 'react-intl'),
    'components and router',
  ],
];

const unknownRules = UNKNOWN.map(([name, from, to, what]) => ({
  name,
  comment: `${what} belong elsewhere.`,
  severity: 'error',
  from: { path: from, pathNot: TESTS },
  to: { path: to },
}));

const WORKSPACE = '^((?:packages|apps|examples)/[^/]+|e2e)/';
const BY_PATH = { dependencyTypes: ['local'], dependencyTypesNot: ['aliased-workspace'] };

/** Storybook shows the sample shop's brands and the stories of the package, and its tests ask for the words of pages. */
const SHOWN = [
  '^apps/storefront/brands/',
  '^packages/storefront/(?:cli/visual|messages|stories|storybook)/',
  '^packages/storefront/src/(?:routeTable|slots)',
];

/** Files of other workspaces that some may take by their path. */
const TAKEN = [
  ['^apps/storybook/(?!visual/|playground/)', SHOWN],
  // Playgrounds are made for each exported component, as its tests are asked for; no address of the package lists them.
  ['^apps/storybook/playground/', [...SHOWN, '^packages/ui/test/exportedComponents']],
  // The stories' samples are those of the tests that run the stories; no address of the package hands them out.
  ['^apps/storybook/visual/', [...SHOWN, '^packages/ui/src/commerce/fixtures/']],
  // The package's tests run on the sample shop, which one file of theirs hands out.
  ['^packages/storefront/test/sampleShop\\.ts$', ['^apps/storefront/']],
  // A market from outside, which no package knows.
  ['^apps/b2c/test/(?:canada|catalogNames)\\.test\\.ts$', ['^examples/canada/']],
  // By its name Vite would take the built package, which need not be there.
  ['^packages/storefront/vitest\\.config\\.ts$', ['^packages/markets/src/']],
];

const pathRules = [
  {
    name: 'by-name',
    from: { path: WORKSPACE, pathNot: TAKEN.map(([from]) => from) },
    to: { ...BY_PATH, path: WORKSPACE, pathNot: '^$1/' },
  },
  ...TAKEN.map(([from, taken], index) => ({
    name: `by-name-${index + 1}`,
    from: { path: from },
    to: { ...BY_PATH, path: WORKSPACE, pathNot: [from.split('/').slice(0, 2).join('/') + '/', ...taken] },
  })),
  {
    // The report of names, the reach of the shop and the tests of guides, of Storybook's words and playgrounds, of looks and
    // measures read sources, and `npm run messages` writes them.
    name: 'scripts-by-name',
    from: {
      path: '^scripts/',
      pathNot:
        '^scripts/(?:reach/|guides/|storybook(?:Words|Playgrounds|Snippets)\\.test|vitest\\.config|lib/(?:part(?:Looks|Measures)\\.test|shopNames\\.mjs$|words/))',
    },
    to: { ...BY_PATH, path: WORKSPACE },
  },
].map((rule) => ({
  ...rule,
  comment: 'Import another workspace by the name of its package.',
  severity: 'error',
}));

const APP = '^packages/storefront/app/';

/** Folders of the storefront's pages: routes → pages and shell → parts → wiring. */
const pageRules = [
  [
    'no-page-from-page',
    { path: `${APP}pages/([^/]+)/` },
    { path: `${APP}pages/`, pathNot: `${APP}pages/$1/` },
  ],
  ['no-shell-in-pages', { path: `${APP}pages/` }, { path: `${APP}shell/` }],
  ['no-pages-in-parts', { path: `${APP}parts/` }, { path: `${APP}(?:pages|shell)/` }],
  ['no-pages-in-shell', { path: `${APP}shell/` }, { path: `${APP}pages/` }],
  [
    'no-screens-in-wiring',
    { path: `${APP}[^/]+/`, pathNot: `${APP}(?:pages|parts|shell|routes|rendering|slots)/` },
    { path: `${APP}(?:pages|parts|shell)/` },
  ],
].map(([name, from, to]) => ({
  name,
  comment: 'What pages share belongs into app/parts; imports run routes → pages and shell → parts → wiring.',
  severity: 'error',
  from,
  to,
}));

/** Folders of the server: each imports those before it alone, so that none is in a cycle. */
export const SERVER_LAYERS = [
  // The kernel: time, words, the process, the database, the interfaces of ports, what markets charge, the request context.
  ['clock', 'messages', 'ops', 'db', 'ports', 'markets', 'http'],
  ['mail', 'session'],
  ['identity'],
  // What is sold, and where.
  ['vehicles', 'fitment', 'logistics', 'stores', 'pricing', 'availability', 'catalog', 'search', 'partners'],
  // What a customer has.
  ['garage', 'rewards', 'account', 'warranties'],
  // What is wanted, what pays it and what takes something off.
  ['tenders', 'promotions', 'cart', 'deals'],
  ['payments', 'savedCards', 'orders', 'giftCards'],
  // Use cases that are one transaction over all of these.
  ['checkout', 'signIn'],
  ['contact', 'chat', 'content', 'reviews'],
  ['composition'],
];

const folders = SERVER_LAYERS.flat();

const serverRules = [
  ...folders.map((folder, index) => ({
    name: `server-${folder}`,
    comment: 'A folder of the server imports only those that SERVER_LAYERS names before it.',
    severity: 'error',
    from: { path: `^apps/b2c/src/${folder}/` },
    to: {
      path: [
        '^apps/b2c/src/[^/]+$',
        ...(index + 1 < folders.length ? [`^apps/b2c/src/${one(folders.slice(index + 1))}/`] : []),
      ],
    },
  })),
  {
    name: 'server-folder-without-layer',
    comment: 'Every folder of the server has its place in SERVER_LAYERS.',
    severity: 'error',
    from: {},
    to: { path: '^apps/b2c/src/[^/]+/', pathNot: `^apps/b2c/src/${one(folders)}/` },
  },
  {
    name: 'server-without-tests',
    comment:
      'What is published knows no test support; the seed and the import are known only by the composition.',
    severity: 'error',
    from: { path: '^apps/b2c/(?:src|seed|import|conformance)/', pathNot: TESTS },
    to: { path: '^apps/b2c/test/' },
  },
  {
    name: 'server-without-seed',
    comment:
      'What is published knows no test support; the seed and the import are known only by the composition.',
    severity: 'error',
    from: { path: '^apps/b2c/src/[^/]+/', pathNot: TESTS },
    to: { path: '^apps/b2c/(?:seed|import|conformance)/' },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [...packageRules, ...unknownRules, ...pathRules, ...pageRules, ...serverRules],
  options: {
    exclude: {
      path: '(?:^|/)(?:dist|build|node_modules/\\.cache|\\.react-router|\\+types|\\.turbo|\\.data|\\.stryker-tmp|storybook-static|visual-report)/',
    },
    doNotFollow: { path: 'node_modules' },
    moduleSystems: ['es6'],
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@driveline/source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.json'],
    },
  },
};
