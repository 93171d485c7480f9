// @vitest-environment jsdom
import { cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useMenuKeys } from './useMenuKeys.ts';

beforeEach(() => {
  document.body.innerHTML = `
    <details data-intent="menu" open><summary tabindex="0">Menu</summary><p>x</p><a href="#here">Brakes</a></details>
    <main id="main" tabindex="-1"></main>`;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const menu = () => document.querySelector('details')!;
const find = (name: string) => document.querySelector<HTMLElement>(name)!;

test('[SHELL-010] Escape closes the menu and returns to its button; another key does nothing', () => {
  renderHook(() => useMenuKeys());
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(menu().open).toBe(true);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(menu().open).toBe(false);
  expect(document.activeElement).toBe(find('summary'));
});

test.each(['a', 'main'])('[SHELL-010] a click on %s closes it', (name) => {
  renderHook(() => useMenuKeys());
  fireEvent.click(find(name));
  expect(menu().open).toBe(false);
});

test('a click on what is no link leaves it open', () => {
  renderHook(() => useMenuKeys());
  fireEvent.click(find('p'));
  expect(menu().open).toBe(true);
});

test('[SHELL-010] the button of an open menu leads on to the main content', () => {
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((run) => (run(0), 0));
  renderHook(() => useMenuKeys());
  fireEvent.click(find('summary'));
  expect(document.activeElement).toBe(find('main'));
});

test('nothing listens once it is gone', () => {
  renderHook(() => useMenuKeys()).unmount();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(menu().open).toBe(true);
});
