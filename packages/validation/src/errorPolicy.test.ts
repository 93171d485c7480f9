import { expect, test } from 'vitest';
import { errorWhenLeft, type FormFieldState } from './errorPolicy.ts';

const state: FormFieldState = {
  hasError: true,
  value: '',
  touched: false,
  focused: false,
  showEvenIfUntouched: false,
  showUntilChange: false,
  changedSinceShown: false,
};

test.each<[string, Partial<FormFieldState>, boolean]>([
  ['[VALID-001] an untouched empty field', {}, false],
  ['[VALID-001] a touched field', { touched: true }, true],
  ['[VALID-001] a field with a value', { value: 'x' }, true],
  ['[VALID-001][VALID-006] a field that a failed submit shows', { showEvenIfUntouched: true }, true],
  ['[VALID-001] a field without an error', { hasError: false, touched: true }, false],
  ['[VALID-002] a focused field', { touched: true, focused: true }, false],
  [
    '[VALID-002] a focused field that shows though untouched',
    { showEvenIfUntouched: true, focused: true },
    false,
  ],
  [
    '[VALID-002] focused, with show-until-change',
    { touched: true, focused: true, showUntilChange: true },
    true,
  ],
  [
    '[VALID-002] focused and changed, with show-until-change',
    { touched: true, focused: true, showUntilChange: true, changedSinceShown: true },
    false,
  ],
  [
    '[VALID-002] left again, with show-until-change',
    { touched: true, showUntilChange: true, changedSinceShown: true },
    true,
  ],
])('%s', (_title, change, expected) => {
  expect(errorWhenLeft({ ...state, ...change })).toBe(expected);
});
