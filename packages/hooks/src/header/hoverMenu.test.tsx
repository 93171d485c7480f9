// @vitest-environment jsdom
import { act, cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { proveTransitions } from '../../test/transitions.ts';
import { hoverMenu, initialHoverMenu } from './hoverMenu.ts';
import type { HoverMenu, HoverMenuEvent } from './hoverMenu.ts';
import { useHoverMenu } from './useHoverMenu.ts';

proveTransitions<HoverMenu, HoverMenuEvent>('[SHELL-015] a menu that opens by hover', {
  reduce: hoverMenu,
  initial: initialHoverMenu,
  nameOf: (state) => state,
  states: {
    closed: 'closed',
    arriving: 'arriving',
    hovered: 'hovered',
    leaving: 'leaving',
    pinned: 'pinned',
  },
  events: {
    enter: { type: 'enter' },
    leave: { type: 'leave' },
    press: { type: 'press' },
    focus: { type: 'focus' },
    close: { type: 'close' },
    due: { type: 'due' },
  },
  transitions: {
    closed: { enter: ['arriving', 'wait'], press: 'pinned' },
    arriving: {
      leave: ['closed', 'stopWaiting'],
      press: ['pinned', 'stopWaiting'],
      close: ['closed', 'stopWaiting'],
      due: 'hovered',
    },
    hovered: { leave: ['leaving', 'wait'], press: 'pinned', focus: 'pinned', close: 'closed' },
    leaving: {
      enter: ['hovered', 'stopWaiting'],
      press: ['pinned', 'stopWaiting'],
      focus: ['pinned', 'stopWaiting'],
      close: ['closed', 'stopWaiting'],
      due: 'closed',
    },
    pinned: { press: 'closed', close: 'closed' },
  },
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  document.body.innerHTML = `
    <details data-intent="menu"><summary tabindex="0">Menu</summary><a href="#parts">Parts</a></details>
    <main id="main"></main>`;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const menu = () => document.querySelector('details')!;
const find = (name: string) => document.querySelector<HTMLElement>(name)!;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const over = (name: string, pointerType = 'mouse') =>
  fireEvent(find(name), Object.assign(new Event('pointerover', { bubbles: true }), { pointerType }));
/** As a browser does, which tells of it a little later. */
const toggled = () => act(async () => void fireEvent(menu(), new Event('toggle')));

test('[SHELL-015][CONST-022] it opens for a mouse that rests, and closes 210 ms after it left', async () => {
  renderHook(() => useHoverMenu());
  over('summary');
  await pass(209);
  expect(menu().open).toBe(false);
  await pass(1);
  expect([menu().open, 'hovered' in menu().dataset]).toEqual([true, true]);
  over('main');
  await pass(209);
  over('a');
  await pass(1000);
  expect(menu().open).toBe(true);
  over('main');
  await pass(209);
  expect(menu().open).toBe(true);
  await pass(1);
  expect([menu().open, 'hovered' in menu().dataset]).toEqual([false, false]);
});

test('[SHELL-015] a mouse that only crosses it opens nothing', async () => {
  renderHook(() => useHoverMenu());
  over('summary');
  await pass(100);
  over('main');
  await pass(1000);
  expect(menu().open).toBe(false);
});

test('[SHELL-015] what a key opens below a resting mouse stays open', async () => {
  renderHook(() => useHoverMenu());
  menu().open = true;
  over('a');
  expect(menu().open).toBe(true);
  await toggled();
  await pass(1000);
  expect([menu().open, 'hovered' in menu().dataset]).toEqual([true, false]);
});

test.each(['touch', 'pen'])('[SHELL-015] %s opens it only by a press', async (pointerType) => {
  renderHook(() => useHoverMenu());
  over('summary', pointerType);
  await pass(1000);
  expect(menu().open).toBe(false);
});

test.each(['summary', 'a'])('[SHELL-015] a press on %s right after it opened keeps it', async (name) => {
  renderHook(() => useHoverMenu());
  over('summary');
  await pass(210);
  expect(fireEvent.click(find(name))).toBe(false);
  over('main');
  await pass(1000);
  expect([menu().open, 'hovered' in menu().dataset]).toEqual([true, false]);
});

test('a link that was chosen later leads on', async () => {
  renderHook(() => useHoverMenu());
  over('summary');
  await pass(210 + 500);
  expect(fireEvent.click(find('a'))).toBe(true);
});

test('[SHELL-015] the focus in it keeps it', async () => {
  renderHook(() => useHoverMenu());
  over('summary');
  await pass(210);
  fireEvent.focusIn(find('a'));
  over('main');
  await pass(1000);
  expect(menu().open).toBe(true);
});

test('what opens and closes it otherwise is noted', async () => {
  renderHook(() => useHoverMenu());
  menu().open = true;
  await toggled();
  over('main');
  await pass(1000);
  expect(menu().open).toBe(true);
  menu().open = false;
  await toggled();
  over('summary');
  await pass(210);
  expect('hovered' in menu().dataset).toBe(true);
});

test('a press before it opened by itself is the platform’s', async () => {
  renderHook(() => useHoverMenu());
  over('summary');
  await pass(100);
  fireEvent.click(find('summary'));
  menu().open = true;
  await toggled();
  await pass(1000);
  expect([menu().open, 'hovered' in menu().dataset]).toEqual([true, false]);
});

test('nothing listens once it is gone', async () => {
  renderHook(() => useHoverMenu()).unmount();
  over('summary');
  await pass(1000);
  expect(menu().open).toBe(false);
});
