// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { openOverlay, overlayOf, useOverlay } from './overlays.ts';

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

test('[CART-034] an overlay knows the page of the link that opened it', () => {
  const open = overlayOf('open-store-search');
  openOverlay(open, '/store?q=38103&checkout=1');
  expect(useOverlay.getState()).toEqual({ open: { kind: 'stores' }, page: '/store?q=38103&checkout=1' });
  openOverlay(undefined);
  expect(useOverlay.getState().open).toBeUndefined();
});
