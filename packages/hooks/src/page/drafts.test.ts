// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { isDraftable } from './drafts.ts';

const field = (type: string, autocomplete: string, name = 'field') =>
  Object.assign(document.createElement('input'), { type, autocomplete, name });

test.each([
  ['text', 'given-name', true],
  ['text', 'shipping street-address', true],
  ['email', '', true],
  ['password', 'current-password', false],
  // A password that is shown.
  ['text', 'current-password', false],
  ['text', 'new-password', false],
  ['text', 'one-time-code', false],
  ['text', 'billing cc-number', false],
  ['text', 'cc-csc', false],
  ['checkbox', '', false],
  ['hidden', '', false],
])('[PLUS-065] a field of type %s with autocomplete "%s": kept is %s', (type, autocomplete, isKept) => {
  expect(isDraftable(field(type, autocomplete))).toBe(isKept);
});

test('[PLUS-065] a field without a name and what is no field are not kept', () => {
  expect(isDraftable(field('text', '', ''))).toBe(false);
  expect(isDraftable(document.createElement('p'))).toBe(false);
});
