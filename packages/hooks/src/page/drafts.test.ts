// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { createDrafts, isDraftable } from './drafts.ts';

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

function storeOf() {
  const items = new Map<string, string>();
  const storage = {
    read: (key: string) => items.get(key),
    write: (key: string, text: string) => void items.set(key, text),
  };
  return createDrafts(storage as Parameters<typeof createDrafts>[0]);
}

test('[PLUS-065] what a guest typed goes on with who signs in, and who types next takes nothing from a member', () => {
  const drafts = storeOf();
  drafts.write('contact', '', 'firstName', 'Ana');
  drafts.write('contact', 'ana', 'lastName', 'Torres');
  expect(drafts.read('contact', 'ana')).toEqual({ firstName: 'Ana', lastName: 'Torres' });
  drafts.write('contact', '', 'firstName', 'E');
  expect(drafts.read('contact', 'eva')).toEqual({ firstName: 'E' });
  expect(drafts.read('contact', 'ana')).toMatchObject({ lastName: 'Torres' });
  drafts.drop('contact', 'ana');
  expect([drafts.read('contact', 'ana'), drafts.read('contact', '')]).toEqual([{}, {}]);
});
