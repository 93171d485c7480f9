import { expect, test } from 'vitest';
import { username } from './username.ts';

test.each([
  ['ada', undefined],
  ['ada.driver-2_x', undefined],
  [' ada ', undefined],
  ['ADA', undefined],
  ['a'.repeat(30), undefined],
  ['', 'required'],
  ['ad', 'username.invalid'],
  ['123', 'username.invalid'],
  ['a b c', 'username.invalid'],
  ['ada@example.com', 'username.invalid'],
  ['a'.repeat(31), 'username.invalid'],
])('%j: %s', (value, rule) => {
  expect(username(value)?.rule).toBe(rule);
});
