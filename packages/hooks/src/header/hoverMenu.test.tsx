// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { proveTransitions } from '../../test/transitions.ts';
import { hoverMenu, initialHoverMenu } from './hoverMenu.ts';
import type { HoverMenu, HoverMenuEvent } from './hoverMenu.ts';
import { useHoverMenu } from './useHoverMenu.ts';

proveTransitions<HoverMenu, HoverMenuEvent>('[SHELL-015] a menu that opens by hover', {
  reduce: hoverMenu,
  initial: initialHoverMenu,
  nameOf: (state) => state,
  states: { closed: 'closed', hovered: 'hovered', leaving: 'leaving', pinned: 'pinned' },
  events: {
    enter: { type: 'enter' },
    leave: { type: 'leave' },
    press: { type: 'press' },
    focus: { type: 'focus' },
    close: { type: 'close' },
    due: { type: 'due' },
  },
  transitions: {
    closed: { enter: 'hovered', press: 'pinned' },
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

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Menu() {
  const { isOpen, area, menu, press } = useHoverMenu();
  return (
    <div data-testid="area" {...area}>
      <button onClick={press}>Menu</button>
      {isOpen && (
        <nav {...menu}>
          <a href="/parts">Parts</a>
        </nav>
      )}
    </div>
  );
}

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const isOpen = () => screen.queryByRole('navigation') !== null;
const pointer = (type: 'pointerEnter' | 'pointerLeave', pointerType = 'mouse') =>
  fireEvent[type](screen.getByTestId('area'), { pointerType });

test('[SHELL-015][CONST-022] it closes 210 ms after the pointer left, and stays where the pointer comes back', () => {
  render(<Menu />);
  pointer('pointerEnter');
  expect(isOpen()).toBe(true);
  pointer('pointerLeave');
  pass(209);
  pointer('pointerEnter');
  pass(1000);
  expect(isOpen()).toBe(true);
  pointer('pointerLeave');
  pass(209);
  expect(isOpen()).toBe(true);
  pass(1);
  expect(isOpen()).toBe(false);
});

test('a press keeps it, and a second one closes it', () => {
  render(<Menu />);
  pointer('pointerEnter');
  fireEvent.click(screen.getByRole('button'));
  pointer('pointerLeave');
  pass(1000);
  expect(isOpen()).toBe(true);
  fireEvent.click(screen.getByRole('button'));
  expect(isOpen()).toBe(false);
});

test('the focus in it keeps it', () => {
  render(<Menu />);
  pointer('pointerEnter');
  act(() => screen.getByRole('link').focus());
  pointer('pointerLeave');
  pass(1000);
  expect(isOpen()).toBe(true);
});

test('a finger opens it by its press alone', () => {
  render(<Menu />);
  pointer('pointerEnter', 'touch');
  expect(isOpen()).toBe(false);
  fireEvent.click(screen.getByRole('button'));
  expect(isOpen()).toBe(true);
});
