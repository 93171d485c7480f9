import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import configuration, { SERVER_LAYERS } from '../../.dependency-cruiser.mjs';
import { cruiseImports, serverGraph } from '../lib/imports.mjs';

const PAGE = 'packages/storefront/app/pages/cart/Line.tsx';
const server = SERVER_LAYERS.flat();

/** For each rule one import that it refuses: the file, and what it imports. */
const REFUSED = [
  ['packages-of-packages-validation', 'packages/validation/src/a.ts', '@driveline/api'],
  ['packages-of-packages-markets', 'packages/markets/src/a.ts', '@driveline/api'],
  ['packages-of-packages-ui', 'packages/ui/src/a.ts', '@driveline/markets'],
  ['packages-of-packages-api', 'packages/api/src/a.ts', '@driveline/hooks'],
  ['packages-of-packages-hooks', 'packages/hooks/src/a.ts', '@driveline/ui'],
  ['packages-of-apps-b2c', 'apps/b2c/src/clock/b.ts', '@driveline/hooks'],
  ['packages-of-packages-storefront-server', 'packages/storefront/server/a.ts', '@driveline/create-shop'],
  ['packages-of-packages-storefront', 'packages/storefront/app/a.ts', '@driveline/b2c'],
  ['packages-of-apps-storefront', 'apps/storefront/a.ts', '@driveline/hooks'],
  ['packages-of-apps-storybook', 'apps/storybook/a.ts', '@driveline/b2c'],
  ['packages-of-e2e-chaos', 'e2e/chaos/a.mjs', '@driveline/ui'],
  ['packages-of-e2e', 'e2e/journeys/a.ts', '@driveline/b2c'],
  ['no-react', 'packages/api/src/b.ts', 'react'],
  ['ui-without-network', 'packages/ui/src/b.ts', 'react-router'],
  ['hooks-without-screen', 'packages/hooks/src/b.ts', 'react-aria'],
  ['by-name', 'packages/hooks/src/c.ts', '../../api/src/index.ts'],
  ['by-name-1', 'apps/storybook/b.ts', '../../packages/ui/src/commerce/fixtures/cart.ts'],
  ['by-name-2', 'apps/storybook/playground/a.ts', '../../../packages/ui/src/index.ts'],
  ['by-name-3', 'apps/storybook/visual/a.ts', '../../../packages/ui/src/index.ts'],
  ['by-name-4', 'packages/storefront/test/sampleShop.ts', '../../ui/src/index.ts'],
  ['by-name-5', 'apps/b2c/test/canada.test.ts', '../../../packages/api/src/index.ts'],
  ['by-name-6', 'packages/storefront/vitest.config.ts', '../ui/src/index.ts'],
  ['scripts-by-name', 'scripts/a.mjs', '../packages/ui/src/index.ts'],
  ['no-page-from-page', PAGE, '../orders/OrderPage.tsx'],
  ['no-shell-in-pages', PAGE, '../../shell/header/Header.tsx'],
  ['no-pages-in-parts', 'packages/storefront/app/parts/cart/a.ts', '../../pages/cart/Line.tsx'],
  ['no-pages-in-shell', 'packages/storefront/app/shell/header/Header.tsx', '../../pages/cart/Line.tsx'],
  ['no-screens-in-wiring', 'packages/storefront/app/data/a.ts', '../parts/cart/a.ts'],
  ...server.map((folder, index) => [
    `server-${folder}`,
    `apps/b2c/src/${folder}/a.ts`,
    index + 1 < server.length ? `../${server[index + 1]}/a.ts` : '../app.ts',
  ]),
  ['server-folder-without-layer', 'apps/b2c/src/app.ts', './elsewhere/a.ts'],
  ['server-without-tests', 'apps/b2c/seed/index.ts', '../test/shop.ts'],
  ['server-without-seed', 'apps/b2c/src/cart/b.ts', '../../seed/index.ts'],
];

const ALLOWED = [
  ['packages/api/src/c.ts', '@driveline/validation'],
  ['packages/hooks/src/d.ts', 'react'],
  ['packages/api/src/react.test.ts', 'react'],
  ['packages/storefront/server/b.ts', '@driveline/b2c'],
  ['packages/storefront/app/routes/cart.tsx', '../pages/cart/Line.tsx'],
  ['packages/storefront/app/pages/cart/Total.tsx', '../../parts/cart/a.ts'],
  ['apps/storybook/visual/b.ts', '../../../packages/ui/src/commerce/fixtures/cart.ts'],
  ['apps/b2c/src/cart/c.ts', '../stores/a.ts'],
  ['apps/b2c/src/cart/cart.test.ts', '../../test/shop.ts'],
  ['e2e/chaos/b.mjs', '@driveline/b2c'],
];

const NAMES = ['api', 'b2c', 'create-shop', 'hooks', 'markets', 'storefront', 'ui', 'validation'];
const OTHERS = ['react', 'react-aria', 'react-router'];

let tree;
let cruised;
beforeAll(async () => {
  tree = realpathSync(mkdtempSync(join(tmpdir(), 'driveline-imports-')));
  const files = new Map();
  const write = (path, code) => files.set(path, `${files.get(path) ?? ''}${code}`);
  const folderOf = (name) => (name === 'b2c' ? 'apps/b2c' : `packages/${name}`);
  for (const name of NAMES) {
    const exports = { '.': { '@driveline/source': './src/index.ts' } };
    write(`${folderOf(name)}/package.json`, JSON.stringify({ name: `@driveline/${name}`, exports }));
    write(`${folderOf(name)}/src/index.ts`, 'export {};\n');
  }
  for (const name of OTHERS) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: './index.js' }));
    write(`node_modules/${name}/index.js`, 'export {};\n');
  }
  for (const path of [
    'apps/b2c/src/elsewhere/a.ts',
    'apps/b2c/test/shop.ts',
    'packages/storefront/app/pages/orders/OrderPage.tsx',
    'packages/ui/src/commerce/fixtures/cart.ts',
  ])
    write(path, 'export {};\n');
  for (const [, path, source] of REFUSED) write(path, `import type {} from '${source}';\n`);
  for (const [path, source] of ALLOWED) write(path, `export const load = () => import('${source}');\n`);
  for (const [path, code] of files) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), code);
  }
  mkdirSync(join(tree, 'node_modules/@driveline'));
  for (const name of NAMES)
    symlinkSync(join(tree, folderOf(name)), join(tree, 'node_modules/@driveline', name));
  cruised = await cruiseImports(tree, ['packages', 'apps', 'e2e', 'scripts']);
}, 60_000);
afterAll(() => rmSync(tree, { recursive: true }));

test('every rule has an import here that it refuses', () => {
  expect(configuration.forbidden.map(({ name }) => name)).toEqual(REFUSED.map(([rule]) => rule));
});

test('each of them is refused only by its rule, types included, and nothing else is', () => {
  const found = cruised.faults.map(({ rule, from }) => `${rule} ${from}`);
  expect(found.toSorted()).toEqual(REFUSED.map(([rule, from]) => `${rule} ${from}`).toSorted());
});

test('the graph of the server names mutual pairs and folders in a cycle', () => {
  const of = (source, ...resolved) => ({
    source: `apps/b2c/src/${source}`,
    dependencies: resolved.map((path) => ({ resolved: `apps/b2c/src/${path}` })),
  });
  const modules = [
    of('a/x.ts', 'b/x.ts', 'a/y.ts'),
    of('b/x.ts', 'c/x.ts'),
    of('c/x.ts', 'a/x.ts', 'd/x.ts'),
  ];
  const ring = serverGraph([...modules, of('d/x.ts')]);
  expect([ring.mutual, ring.circular]).toEqual([[], ['a', 'b', 'c']]);
  expect(serverGraph([...modules, of('d/x.test.ts', 'c/x.ts'), of('app.ts', 'a/x.ts')]).mutual).toEqual([
    ['c', 'd'],
  ]);
});
