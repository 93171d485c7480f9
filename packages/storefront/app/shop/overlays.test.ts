// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { overlayOf } from './overlays.ts';

afterEach(() => vi.unstubAllGlobals());

const opened = (path: string, isWide: boolean) => {
  history.replaceState(null, '', path);
  vi.stubGlobal('matchMedia', () => ({ matches: isWide }));
  return overlayOf('open-cart');
};

test.each([
  ['/', true, { kind: 'mini-cart' }],
  ['/cartridges', true, { kind: 'mini-cart' }],
  ['/', false, undefined],
  ['/cart', true, undefined],
  ['/orderConfirmation', true, undefined],
])('[CART-007] the link to the cart on %s, wide: %s, opens %o', (path, isWide, overlay) => {
  expect(opened(path, isWide)).toEqual(overlay);
});

test('[CART-034] the store search over the page is the one of its link', () => {
  expect(overlayOf('open-store-search', 'page', '/store?q=38103&checkout=1')).toEqual({
    kind: 'stores',
    query: 'q=38103&checkout=1',
  });
  expect(overlayOf('open-store-picker', 'header', '/store')).toEqual({ kind: 'stores', query: '' });
});
