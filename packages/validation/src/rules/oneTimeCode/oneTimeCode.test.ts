import { expect, test } from 'vitest';
import { oneTimeCode } from './oneTimeCode.ts';

test.each([
  ['123456', undefined],
  ['000000', undefined],
  [' 123 456 ', undefined],
  ['12345', 'oneTimeCode.short'],
  ['1234567', 'oneTimeCode.long'],
  ['12345a', 'oneTimeCode.invalid'],
  ['', 'required'],
])('[VALID-022] the one-time code %j gives %s', (value, rule) => {
  expect(oneTimeCode(value)?.rule).toBe(rule);
});
