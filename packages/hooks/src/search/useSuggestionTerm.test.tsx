// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSuggestionTerm } from './useSuggestionTerm.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

/** A box that holds a text, and the terms that it asked for since. */
function box(held: string, isFocused = true) {
  const asked: (string | undefined)[] = [];
  const { rerender, unmount } = renderHook(
    ({ typed, focused }) => {
      const term = useSuggestionTerm(typed, { focused }, { extraCharacters: '' });
      if (asked.length === 0 || asked.at(-1) !== term) asked.push(term);
    },
    { initialProps: { typed: held, focused: isFocused } },
  );
  return { asked, unmount, hold: (typed: string, focused = true) => rerender({ typed, focused }) };
}

test('[CATALOG-002][CONST-017] asks 200 ms after the last keystroke, and for no text before it', () => {
  const { asked, hold } = box('bra');
  for (const typed of ['brak', 'brake', 'brake ', 'brake p']) {
    hold(typed);
    pass(199);
  }
  expect(asked).toEqual(['bra']);
  pass(1);
  expect(asked).toEqual(['bra', 'brake p']);
});

test('[CATALOG-003] what the box holds at first needs no keystroke, and a text that becomes too short asks nothing', () => {
  const { asked, hold } = box('wiper');
  hold('wi');
  pass(200);
  expect(asked).toEqual(['wiper', undefined]);
});

test('[CATALOG-003] an empty box asks while it has the focus', () => {
  const { asked, hold } = box('');
  hold('', false);
  pass(200);
  expect(asked).toEqual(['', undefined]);
});

test('nothing is left waiting when the box is gone', () => {
  const { hold, unmount } = box('bra');
  hold('brake');
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
