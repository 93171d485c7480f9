import { expect, test } from 'vitest';
import { visibleError, type FieldState } from './fieldError.ts';

const state: FieldState = { hasError: true, value: '', touched: false, focused: false };

test.each<[string, Partial<FieldState>, ReturnType<typeof visibleError>]>([
  ['[VALID-001] an untouched empty field', {}, undefined],
  ['[VALID-001] a touched field', { touched: true }, 'error'],
  ['[VALID-001] a field with a value', { value: 'x' }, 'error'],
  ['[VALID-001][VALID-006] a field that a failed submit shows', { showEvenIfUntouched: true }, 'error'],
  ['[VALID-001] a field without an error', { hasError: false, touched: true }, undefined],
  ['[VALID-002] a focused field', { touched: true, focused: true }, undefined],
  [
    '[VALID-002] a focused field after a failed submit',
    { showEvenIfUntouched: true, focused: true },
    undefined,
  ],
  [
    '[VALID-002] focused, with show-until-change',
    { touched: true, focused: true, showUntilChange: true },
    'error',
  ],
  [
    '[VALID-002] focused and changed, with show-until-change',
    { touched: true, focused: true, showUntilChange: true, changedSinceShown: true },
    undefined,
  ],
  [
    '[VALID-002] left again, with show-until-change',
    { touched: true, showUntilChange: true, changedSinceShown: true },
    'error',
  ],
  ['[VALID-003] one below the limit', { hasError: false, value: 'ab', maxLength: 3 }, undefined],
  [
    '[VALID-003] at the limit, while typing',
    { hasError: false, value: 'abc', maxLength: 3, focused: true },
    'maxLength',
  ],
  ['[VALID-003] at the limit with an error', { value: 'abc', maxLength: 3 }, 'error'],
  ['[VALID-003] at the limit by a given length', { hasError: false, length: 3, maxLength: 3 }, 'maxLength'],
  ['[VALID-003] without a limit', { hasError: false, value: 'abc' }, undefined],
])('%s', (_title, change, expected) => {
  expect(visibleError({ ...state, ...change })).toBe(expected);
});
