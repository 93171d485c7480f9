import { expect, test } from 'vitest';
import { securityCode } from './securityCode.ts';

test.each([
  ['123', 'visa', undefined],
  ['123', undefined, undefined],
  ['1234', 'american express', undefined],
  ['1234', 'visa', 'securityCode.invalid'],
  ['123', 'american express', 'securityCode.invalid'],
  ['12a', 'visa', 'securityCode.invalid'],
  ['a12', 'visa', 'securityCode.invalid'],
  ['', 'visa', 'required'],
])('the security code %j of %s gives %s', (value, vendor, rule) => {
  expect(securityCode(value, vendor)?.rule).toBe(rule);
});
