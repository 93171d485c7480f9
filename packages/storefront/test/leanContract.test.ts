import { expect, test } from 'vitest';
import { isOfShop } from '../vite/leanContract.ts';

test.each([
  ['/shop/pages/a.tsx', true],
  ['/shop/pages/a.tsx?route-chunk=clientLoader', true],
  ['/shop/pages/a.jsx', true],
  ['/shop/lib/a.js?x', true],
  ['/shop/pages/a.css', false],
  ['/shop/node_modules/a/b.js', false],
  ['/shops/a.ts', false],
])("module %s is the shop's own, whose calls browsers get: %s", (id, expected) => {
  expect(isOfShop(id, '/shop')).toBe(expected);
});
