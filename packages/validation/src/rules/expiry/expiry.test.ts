import { expect, test } from 'vitest';
import { expiry } from './expiry.ts';

const now = new Date(2026, 10, 30, 23, 59);

test.each([
  ['11/26', undefined],
  ['12/26', undefined],
  ['1/27', undefined],
  ['0127', undefined],
  ['01/2027', undefined],
  ['10/26', 'expiry.past'],
  ['12/25', 'expiry.past'],
  ['01/2020', 'expiry.past'],
  ['13/27', 'expiry.invalid'],
  ['00/27', 'expiry.invalid'],
  ['12/', 'expiry.invalid'],
  ['12/277', 'expiry.invalid'],
  ['soon', 'expiry.invalid'],
  ['', 'required'],
])('[VALID-021] the expiry %j gives %s in November 2026', (value, rule) => {
  expect(expiry(value, { now })?.rule).toBe(rule);
});

test('[VALID-021] without a given time the present counts', () => {
  const month = String(new Date().getMonth() + 1).padStart(2, '0');
  const year = new Date().getFullYear() % 100;
  expect(expiry(`${month}/${year}`)).toBeUndefined();
  expect(expiry(`${month}/${year - 1}`)?.rule).toBe('expiry.past');
});
