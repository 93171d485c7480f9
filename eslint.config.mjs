import formatjs from 'eslint-plugin-formatjs';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { importExtension } from './scripts/lint/importExtension.mjs';
import { namedColumns } from './scripts/lint/namedColumns.mjs';
import { noBagNames } from './scripts/lint/noBagNames.mjs';
import { noColourLiteral } from './scripts/lint/noColourLiteral.mjs';
import { noMarketLiteral } from './scripts/lint/noMarketLiteral.mjs';
import { noSentence } from './scripts/lint/noSentence.mjs';
import { noShopPath } from './scripts/lint/noShopPath.mjs';

// oxlint holds the language and its types; this file holds React, accessibility, texts and the rules of the house.
const driveline = {
  rules: {
    'import-extension': importExtension,
    'named-columns': namedColumns,
    'no-bag-names': noBagNames,
    'no-colour-literal': noColourLiteral,
    'no-market-literal': noMarketLiteral,
    'no-sentence': noSentence,
    'no-shop-path': noShopPath,
  },
};
const tests = ['**/*.{test,spec,stories}.{ts,tsx}', '**/test/**', 'e2e/**'];
// Tools that want a default export: routes, stories and configuration.
const defaultExports = [
  '**/*.config.{ts,mts,mjs}',
  '**/.storybook/**',
  'packages/storefront/storybook/**',
  '**/*.stories.tsx',
  '**/testSetup.ts',
  'packages/storefront/app/{root,entry.client,entry.server}.tsx',
  'packages/storefront/app/routes.ts',
  'packages/storefront/app/{routes,slots}/**',
  'examples/overrides/{pages,slots}/**',
];

const everywhere = [
  { selector: 'ExportDefaultDeclaration', message: 'Export it by its name.' },
  {
    selector: 'TSEnumDeclaration, TSModuleDeclaration[kind="namespace"]',
    message: 'Node cannot strip it.',
  },
];

export default [
  {
    ignores: [
      '**/{dist,build,node_modules,.react-router,+types,.turbo,.data,.cache,.stryker-tmp,storybook-static,visual-report}/**',
      '**/*.d.ts',
    ],
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { driveline },
    rules: {
      'max-lines': ['error', { max: 300 }],
      'driveline/import-extension': 'error',
      'driveline/named-columns': 'error',
      'driveline/no-bag-names': 'error',
      'driveline/no-colour-literal': 'error',
      'driveline/no-market-literal': 'error',
      'driveline/no-sentence': 'error',
      'driveline/no-shop-path': 'error',
    },
  },
  {
    // `npm run messages` writes them.
    files: ['packages/ui/src/{i18n/{first,late}/*,words/signatures}.ts'],
    rules: { 'max-lines': 'off' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { '@typescript-eslint': tseslint.plugin },
    rules: { '@typescript-eslint/no-explicit-any': 'error' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: defaultExports,
    rules: { 'no-restricted-syntax': ['error', ...everywhere] },
  },
  {
    // What decides belongs into the package; a brand is values, which a tool can read and write too.
    files: ['apps/storefront/brands/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...everywhere,
        {
          selector:
            ':function, IfStatement, ConditionalExpression, LogicalExpression, BinaryExpression, NewExpression, ' +
            'CallExpression[callee.name!=/^(defineBrand|createBrandTheme)$/]',
          message: 'A brand is values: literals, defineBrand and createBrandTheme.',
        },
      ],
    },
  },
  {
    files: ['{packages,apps}/**/*.{ts,tsx}'],
    ignores: ['apps/b2c/**'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    // The package assembles: what asks and what decides is in `hooks`, where a second shop finds it.
    files: ['packages/storefront/app/**/*.{ts,tsx}'],
    ignores: tests,
    rules: {
      'no-restricted-globals': [
        'error',
        ...['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'].map((name) => ({
          name,
          message: 'Ask through @driveline/hooks.',
        })),
      ],
      'no-restricted-imports': [
        'error',
        { name: 'react', importNames: ['useReducer'], message: 'A reducer belongs into @driveline/hooks.' },
      ],
    },
  },
  { ...jsxA11y.flatConfigs.recommended, files: ['**/*.tsx'], ignores: tests },
  {
    files: ['**/*.tsx'],
    ignores: tests,
    // Safari drops the role of a list without bullets.
    rules: { 'jsx-a11y/no-redundant-roles': ['error', { ol: ['list'], ul: ['list'] }] },
  },
  // Its type demands the text, which it hands on with the other attributes.
  { files: ['packages/ui/src/components/Image/Image.tsx'], rules: { 'jsx-a11y/alt-text': 'off' } },
  {
    files: ['packages/ui/src/**/*.tsx', 'packages/storefront/app/**/*.tsx'],
    ignores: tests,
    plugins: { formatjs },
    rules: {
      'formatjs/enforce-placeholders': 'error',
      'formatjs/no-multiple-whitespaces': 'error',
      'formatjs/no-offset': 'error',
    },
  },
];
