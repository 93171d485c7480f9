// @vitest-environment jsdom
import { cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useStickyHeader } from './useStickyHeader.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  [false, 61],
  [true, 81],
])(
  '[SHELL-037] the header sticks while the page is scrolled past it; on a phone %s: at %d px',
  (isPhone, past) => {
    vi.stubGlobal('matchMedia', () => ({ matches: isPhone }));
    document.body.innerHTML = '<header data-site-header></header>';
    const header = document.querySelector('header')!;
    Object.defineProperty(header, 'offsetHeight', { value: 120 });
    const { unmount } = renderHook(() => useStickyHeader());
    const sticksAt = (scrollY: number) => {
      vi.stubGlobal('scrollY', scrollY);
      fireEvent.scroll(window);
      return header.hasAttribute('data-sticky');
    };
    expect([sticksAt(past - 1), sticksAt(past), sticksAt(0)]).toEqual([false, true, false]);
    unmount();
    expect(sticksAt(past)).toBe(false);
  },
);
