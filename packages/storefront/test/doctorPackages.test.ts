import { join } from 'node:path';
import { expect, test } from 'vitest';
import { routerFaults, typeScriptFaults, viteFaults } from '../cli/checks/buildFaults.ts';
import { isIn, packageFaults } from '../cli/checks/packageFaults.ts';
import { doctorFolder } from './doctorFolder.ts';

const folder = doctorFolder();
const { write, installed } = folder;

test.each([
  ['19.3.1', '19.3.1', true],
  ['19.3.1', '19.3.2', false],
  ['^19.3.1', '19.10.0', true],
  ['^19.3.1', '20.0.0', false],
  ['^19.3.1', '19.3.0', false],
  ['>=24.7', '24.7.0', true],
  ['>=24.7', '24.6.9', false],
  ['>=24.7', '100.0.0', true],
])('of range %s is %s: %s', (range, version, expected) => {
  expect(isIn(range, version)).toBe(expected);
});

test('a peer that is missing, another one than was tried, or there twice is named with the command', () => {
  const manifest = (name: string, version: string) => ({ name, version });
  write({
    'package.json': {},
    'node_modules/react/package.json': manifest('react', '18.3.1'),
    'node_modules/react-router/package.json': manifest('react-router', '7.18.4'),
    'node_modules/@driveline/ui/package.json': manifest('@driveline/ui', '1.0.0'),
    'node_modules/@driveline/ui/node_modules/react/package.json': manifest('react', '19.3.1'),
    'node_modules/@driveline/storefront/package.json': {
      version: '1.0.0',
      dependencies: { 'react-router': '7.18.4' },
      peerDependencies: { react: '19.3.1', 'react-dom': '19.3.1', vite: '8.3.8' },
      peerDependenciesMeta: { vite: { optional: true } },
    },
  });
  const from = join(folder.root, 'node_modules', '@driveline', 'storefront');
  const faults = packageFaults(folder.root, true, from);
  expect(faults).toEqual([
    'react is 18.3.1; Driveline was tried with 19.3.1. Run: npm install react@19.3.1',
    'react-dom is not installed. Run: npm install react-dom@19.3.1',
    'vite is not installed. Run: npm install vite@8.3.8',
    expect.stringMatching(/^react is there 2 times, .*\. Write "react": "19\.3\.1" in package\.json/),
  ]);
  expect(packageFaults(folder.root, false, from)).toEqual(
    faults.filter((fault) => !fault.startsWith('vite')),
  );
});

test('a second copy of the cache of queries is named, which pages find empty', () => {
  const manifest = (version: string) => ({ name: '@tanstack/react-query', version });
  write({
    'package.json': {},
    'node_modules/@tanstack/react-query/package.json': manifest('5.108.4'),
    'node_modules/@driveline/hooks/package.json': { name: '@driveline/hooks', version: '1.0.0' },
    'node_modules/@driveline/storefront/node_modules/@tanstack/react-query/package.json': manifest('5.108.0'),
    'node_modules/@driveline/storefront/package.json': {
      version: '1.0.0',
      dependencies: { '@tanstack/react-query': '^5.108.0' },
      peerDependencies: {},
      peerDependenciesMeta: {},
    },
  });
  const from = join(folder.root, 'node_modules', '@driveline', 'storefront');
  expect(packageFaults(folder.root, false, from)).toEqual([
    expect.stringMatching(/^@tanstack\/react-query is there 2 times, .*"\^5\.108\.0" in package\.json/),
  ]);
});

test('a build that does not know of Driveline is told what to write', async () => {
  installed();
  expect(await viteFaults(folder.root)).toEqual([expect.stringContaining('plugins: [driveline(')]);
  expect(await routerFaults(folder.root)).toEqual([expect.stringContaining('presets: [driveline()]')]);
  expect(typeScriptFaults(folder.root)).toEqual([]);
  write({
    'vite.config.ts': 'export default { plugins: [] };',
    'react-router.config.ts': 'export default { presets: [] };',
    'tsconfig.json': '{ "compilerOptions": { "exactOptionalPropertyTypes": true } /* ours */ }',
  });
  expect(await viteFaults(folder.root)).toHaveLength(1);
  expect(await routerFaults(folder.root)).toHaveLength(1);
  expect(typeScriptFaults(folder.root)).toEqual([
    expect.stringContaining('"react-jsx"'),
    expect.stringContaining('"allowImportingTsExtensions"'),
    expect.stringContaining('"exactOptionalPropertyTypes"'),
  ]);
  write({ 'tsconfig.json': { files: [], references: [{ path: './app' }] } });
  expect(typeScriptFaults(folder.root)).toEqual([]);
  write({
    'tsconfig.json': { compilerOptions: { jsx: 'react-jsx', rewriteRelativeImportExtensions: true } },
    // Bare Node runs no enum.
    'react-router.config.ts':
      "enum Is { Ours = 'driveline' }\nexport default { presets: [{ name: Is.Ours }] };",
  });
  expect(typeScriptFaults(folder.root)).toEqual([]);
  expect(await routerFaults(folder.root)).toEqual([]);
  write({ 'tsconfig.json': '{ "compilerOptions": ' });
  expect(typeScriptFaults(folder.root)).toEqual([expect.stringContaining('tsconfig.json cannot be read')]);
});
