import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { leanList } from './leanManifest.ts';

const row = (id: string, more: object = {}) => ({
  id,
  parentId: 'root',
  path: id,
  hasAction: false,
  hasLoader: true,
  module: `/assets/${id}.js`,
  css: ['/assets/entry.css'],
  ...more,
});
const routes = {
  home: row('home', { index: true, hasAction: true }),
  cart: row('cart', { css: [], clientLoaderModule: '/assets/cart-loader.js' }),
  plain: row('plain', { css: ['/assets/plain.css', '/assets/entry.css'] }),
};
const list = {
  entry: { module: '/assets/entry.js', css: ['/assets/entry.css'] },
  routes,
  version: 'a1',
  sri: undefined,
};
const written = (it: unknown) => `window.__reactRouterManifest=${JSON.stringify(it)};`;

test('the browser reads the list of routes as it was, without what pages import', () => {
  const imports = ['/assets/libraries.js'];
  const given = {
    ...list,
    routes: Object.fromEntries(Object.entries(routes).map(([id, it]) => [id, { ...it, imports }])),
  };
  const window: { __reactRouterManifest?: unknown } = {};
  runInNewContext(leanList(written(given)), { window });
  expect(JSON.parse(JSON.stringify(window.__reactRouterManifest))).toEqual(JSON.parse(JSON.stringify(list)));
});

test('another file is refused', () => {
  expect(() => leanList('window.other={};')).toThrow("does not start with 'window.__reactRouterManifest='");
});
