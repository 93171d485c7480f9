import { at } from './paths.mjs';

const script = (name, ...args) => ['node', at('scripts', name), ...args];

/**
 * Every check of `npm test`, in the order that tells most soonest. `runner` says how the output counts its tests.
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
    name: 'typecheck',
    words: 'TypeScript in every workspace',
    command: ['turbo', 'run', 'typecheck', '--output-logs=errors-only', '--continue'],
  },
  { name: 'unit', words: 'unit and contract tests', command: script('unit.mjs'), runner: 'own' },
  {
    name: 'requirements',
    words: 'cited and listed requirement IDs agree',
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
    name: 'packages',
    words: 'packages build, pack, install and build elsewhere',
    command: script('packages.mjs'),
    runner: 'own',
  },
  {
    name: 'exports',
    words: 'changed exports have a changeset',
    command: script('apiReports.mjs'),
    runner: 'own',
  },
  {
    name: 'stories',
    words: 'stories in a browser: axe and pictures',
    command: ['npm', 'run', 'test', '-w', 'apps/storybook', '--silent'],
    runner: 'vitest',
  },
  {
    name: 'storybook',
    words: 'Storybook builds, and every entry opens without an error',
    command: ['npm', 'run', 'test:built', '-w', 'apps/storybook', '--silent'],
    runner: 'own',
  },
  {
    name: 'e2e',
    words: 'journeys in a browser',
    command: script('e2e.mjs'),
    runner: 'playwright',
  },
  {
    name: 'budgets',
    words: 'bytes and requests of a first page',
    command: script('budgets.mjs'),
    runner: 'own',
  },
];
