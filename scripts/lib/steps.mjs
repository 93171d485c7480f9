import { at } from './paths.mjs';

const script = (name, ...args) => ['node', at('scripts', name), ...args];

/** How often `npm test` spoils a request of each call; `npm run test:long` does it 300 times. */
const FEW = { FUZZ_RUNS: '30' };

/**
 * The checks of `npm test`. `runner` says how the output counts its tests. Each step makes ready what it needs, so that
 * it can also be the only one. Two steps run at a time, those that come first here before the others, except:
 * - `isAlone`: browsers whose tests have limits of time; nothing else runs meanwhile.
 * - `after`: steps that write what this one reads, or that write to the same folder.
 * - `builds`: it writes into folders of the tree, so that another run of the tree waits for it.
 */
export const steps = [
  // The longest first: the others fit beside it.
  { name: 'unit', words: 'unit and contract tests', command: script('unit.mjs'), env: FEW, runner: 'own' },
  {
    name: 'format',
    words: 'Prettier agrees with every file',
    command: ['prettier', '--check', '--log-level=warn', '.'],
  },
  { name: 'lint', words: 'types and language (oxlint)', command: ['oxlint', '--type-aware'] },
  {
    name: 'rules',
    words: 'React, accessibility, texts, literals (ESLint)',
    command: ['eslint', '.'],
  },
  {
    name: 'imports',
    words: 'imports run one way: packages, pages, layers of the server (dependency-cruiser)',
    command: script('imports.mjs'),
    runner: 'own',
  },
  {
    name: 'unused',
    words: 'no file, export or dependency that the product does not use, none undeclared (knip)',
    command: ['knip', '--production', '--no-progress'],
    // It loads the runners' configurations, which import the packages; on a clean checkout these are not built.
    env: { NODE_OPTIONS: '--conditions=@driveline/source' },
  },
  {
    name: 'typecheck',
    words: 'TypeScript in every workspace',
    // A compiler takes a gigabyte and a core; the other cores are the neighbour's.
    command: ['turbo', 'run', 'typecheck', '--output-logs=errors-only', '--continue', '--concurrency=50%'],
  },
  {
    name: 'requirements',
    words: 'cited and listed requirement IDs agree, every system is walked in every market',
    command: script('requirements.mjs'),
    runner: 'own',
  },
  {
    name: 'market',
    builds: true,
    words: 'an app of one market holds no other one’s words',
    command: ['node', '--conditions=@driveline/source', at('scripts', 'marketBuild.mjs')],
    runner: 'own',
    // Its build writes the types of routes, which the compiler reads.
    after: ['typecheck'],
  },
  { name: 'thin', words: 'the storefront stays thin', command: script('thin.mjs'), runner: 'own' },
  {
    name: 'exports',
    words: 'changed exports have a changeset',
    command: script('apiReports.mjs'),
    runner: 'own',
  },
  {
    name: 'e2e',
    builds: true,
    words: 'the main journeys in a browser',
    command: script('e2e.mjs', '--core'),
    runner: 'playwright',
    isAlone: true,
  },
  {
    name: 'budgets',
    builds: true,
    words: 'bytes and requests of a first page',
    command: script('budgets.mjs'),
    runner: 'own',
    isAlone: true,
  },
];

/**
 * The checks of `npm run test:long`, which take longer and tell less often. `minutes` is what one usually takes on two
 * cores with its neighbour, for a run that has no more time than `--minutes`: what tells most for its time comes first.
 */
export const longSteps = [
  {
    name: 'stories',
    builds: true,
    minutes: 13,
    words: 'stories in a browser: axe and pictures',
    command: ['npm', 'run', 'test', '-w', 'apps/storybook', '--silent'],
    runner: 'vitest',
    isAlone: true,
  },
  {
    name: 'packages',
    builds: true,
    minutes: 6,
    words: 'packages build, pack, install and build elsewhere',
    command: script('packages.mjs'),
    runner: 'own',
  },
  {
    name: 'reach',
    builds: true,
    minutes: 4,
    words: 'no file of hooks and ui that no shop or documented story runs',
    command: ['node', '--conditions=@driveline/source', at('scripts', 'reach.mjs')],
    runner: 'own',
  },
  {
    name: 'create-shop',
    builds: true,
    minutes: 6,
    words: 'a created shop sells a part, outside the repository',
    command: script('createShop.mjs'),
    runner: 'own',
    after: ['packages'],
  },
  {
    name: 'guides',
    builds: true,
    minutes: 12,
    words: 'every guide is followed word for word, outside the repository',
    command: script('followGuides.mjs'),
    runner: 'own',
    after: ['packages'],
  },
  {
    name: 'overrides',
    builds: true,
    minutes: 6,
    words: 'a shop that overrides parts, sections, words and steps, outside the repository',
    command: script('overridesShop.mjs'),
    runner: 'own',
    after: ['packages'],
  },
  {
    name: 'canada',
    minutes: 5,
    words: 'a market and a language that do not ship sell a part, outside the repository',
    command: script('canadaShop.mjs'),
    runner: 'own',
    after: ['packages'],
  },
  {
    name: 'journeys-phone',
    builds: true,
    minutes: 9,
    words: 'all other journeys in a browser of a phone’s size',
    command: script('e2e.mjs', '--rest', '--project=phone'),
    runner: 'playwright',
    isAlone: true,
  },
  {
    name: 'journeys-desktop',
    builds: true,
    minutes: 18,
    words: 'all other journeys in a browser of a desktop’s size',
    command: script('e2e.mjs', '--rest', '--project=desktop'),
    runner: 'playwright',
    isAlone: true,
  },
  {
    name: 'claims',
    minutes: 1,
    words: 'each listed requirement has a test that passed in the last whole runs, and none that failed',
    command: script('claims.mjs'),
    runner: 'own',
    after: ['unit', 'e2e', 'stories', 'journeys-phone', 'journeys-desktop'],
  },
  {
    name: 'storybook',
    builds: true,
    minutes: 4,
    words: 'Storybook builds, and every entry opens without an error',
    command: ['npm', 'run', 'test:built', '-w', 'apps/storybook', '--silent'],
    runner: 'own',
  },
  {
    name: 'rehearse',
    builds: true,
    minutes: 8,
    words: 'shops of the last release take this one, and a release that breaks names',
    command: script('rehearse.mjs', '--few'),
    runner: 'own',
    after: ['packages'],
  },
  {
    name: 'example-shop',
    builds: true,
    minutes: 5,
    words: 'a shop without the storefront’s package sells a part',
    command: script('exampleShop.mjs'),
    runner: 'own',
    after: ['packages'],
  },
  {
    name: 'dev',
    builds: true,
    minutes: 4,
    words: 'what is edited under npm run dev shows',
    command: script('devEdits.mjs'),
    runner: 'own',
  },
  {
    name: 'fuzz',
    minutes: 5,
    words: 'every call of the contract, spoiled 300 times',
    command: ['npm', 'run', 'test:fuzz', '-w', 'apps/b2c', '--silent'],
    runner: 'vitest',
  },
];
