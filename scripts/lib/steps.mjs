import { at } from './paths.mjs';

const script = (name, ...args) => ['node', at('scripts', name), ...args];

/** How often `npm test` spoils a request of each call; `npm run test:long` does it 300 times. */
const FEW = { FUZZ_RUNS: '30' };

/**
 * The checks of `npm test`, in the order that tells most soonest. `runner` says how the output counts its tests.
 * Each step makes ready what it needs, so that it also runs alone.
 */
export const steps = [
  {
    name: 'format',
    words: 'Prettier agrees with every file',
    command: ['prettier', '--check', '--log-level=warn', '.'],
  },
  { name: 'lint', words: 'types and language (oxlint)', command: ['oxlint', '--type-aware'] },
  {
    name: 'rules',
    words: 'React, accessibility, texts, import directions, literals (ESLint)',
    command: ['eslint', '.'],
  },
  {
    name: 'unused',
    words: 'no file, export or dependency that the product does not use, none undeclared (knip)',
    command: ['knip', '--production', '--no-progress'],
  },
  {
    name: 'typecheck',
    words: 'TypeScript in every workspace',
    command: ['turbo', 'run', 'typecheck', '--output-logs=errors-only', '--continue'],
  },
  { name: 'unit', words: 'unit and contract tests', command: script('unit.mjs'), env: FEW, runner: 'own' },
  {
    name: 'requirements',
    words: 'cited and listed requirement IDs agree, every system is walked in every market',
    command: script('requirements.mjs'),
    runner: 'own',
  },
  {
    name: 'market',
    words: 'an app of one market holds no other one’s words',
    command: ['node', '--conditions=@driveline/source', at('scripts', 'marketBuild.mjs')],
    runner: 'own',
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
    words: 'the main journeys in a browser',
    command: script('e2e.mjs', '--core'),
    runner: 'playwright',
  },
  {
    name: 'budgets',
    words: 'bytes and requests of a first page',
    command: script('budgets.mjs'),
    runner: 'own',
  },
];

/** The checks of `npm run test:long`, which take longer and tell less often. */
export const longSteps = [
  {
    name: 'packages',
    words: 'packages build, pack, install and build elsewhere',
    command: script('packages.mjs'),
    runner: 'own',
  },
  {
    name: 'stories',
    words: 'stories in a browser: axe and pictures',
    command: ['npm', 'run', 'test', '-w', 'apps/storybook', '--silent'],
    runner: 'vitest',
  },
  {
    name: 'journeys',
    words: 'all other journeys in a browser',
    command: script('e2e.mjs', '--rest'),
    runner: 'playwright',
  },
  {
    name: 'claims',
    words: 'each listed requirement has a test that passed in the last whole runs, and none that failed',
    command: script('claims.mjs', '--run'),
    runner: 'own',
  },
  {
    // Its page *Specification* shows the claims.
    name: 'storybook',
    words: 'Storybook builds, and every entry opens without an error',
    command: ['npm', 'run', 'test:built', '-w', 'apps/storybook', '--silent'],
    runner: 'own',
  },
  {
    name: 'reach',
    words: 'no file of hooks and ui that no shop or documented story runs',
    command: ['node', '--conditions=@driveline/source', at('scripts', 'reach.mjs')],
    runner: 'own',
  },
  {
    name: 'fuzz',
    words: 'every call of the contract, spoiled 300 times',
    command: ['npm', 'run', 'test:fuzz', '-w', 'apps/b2c', '--silent'],
    runner: 'vitest',
  },
  {
    name: 'dev',
    words: 'what is edited under npm run dev shows',
    command: script('devEdits.mjs'),
    runner: 'own',
  },
  {
    name: 'create-shop',
    words: 'a created shop sells a part, outside the repository',
    command: script('createShop.mjs'),
    runner: 'own',
  },
  {
    name: 'overrides',
    words: 'a shop that overrides parts, sections, words and steps, outside the repository',
    command: script('overridesShop.mjs'),
    runner: 'own',
  },
  {
    name: 'rehearse',
    words: 'shops of the last release take this one, and a release that breaks names',
    command: script('rehearse.mjs', '--few'),
    runner: 'own',
  },
  {
    name: 'example-shop',
    words: 'a shop without the storefront’s package sells a part',
    command: script('exampleShop.mjs'),
    runner: 'own',
  },
];
