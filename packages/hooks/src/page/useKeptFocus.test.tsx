// @vitest-environment jsdom
import { cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { keepFocus } from './keepFocus.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { useScrollLock } from './useScrollLock.ts';

vi.mock('./keepFocus.ts', () => ({ keepFocus: vi.fn() }));
afterEach(cleanup);

test('focus is kept from the first focus on, until the page is gone', async () => {
  const stop = vi.fn();
  vi.mocked(keepFocus).mockReturnValue(stop);
  const { unmount } = renderHook(() => useKeptFocus());
  expect(keepFocus).not.toHaveBeenCalled();
  fireEvent.focusIn(document.body);
  await vi.waitFor(() => expect(keepFocus).toHaveBeenCalledOnce());
  fireEvent.focusIn(document.body);
  unmount();
  expect(stop).toHaveBeenCalledOnce();
  expect(keepFocus).toHaveBeenCalledOnce();
});

test('[SHELL-020] the page is held while it is locked, and as it was afterwards', () => {
  const { style } = document.documentElement;
  style.overflow = 'clip';
  const { rerender } = renderHook(({ isLocked }) => useScrollLock(isLocked), {
    initialProps: { isLocked: false },
  });
  expect(style.overflow).toBe('clip');
  rerender({ isLocked: true });
  expect(style.overflow).toBe('hidden');
  rerender({ isLocked: false });
  expect(style.overflow).toBe('clip');
});
