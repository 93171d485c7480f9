import { expect, test } from 'vitest';
import { serialNumber } from './serialNumber.ts';

test.each([
  ['ABC1234567', undefined],
  ['abc1234567IOQ4567', undefined],
  ['ABC123456', 'serialNumber.short'],
  ['ABC1234567IOQ45678', 'serialNumber.long'],
  ['ABC-1234567', 'serialNumber.characters'],
  ['', 'required'],
])('[VALID-023] the serial number %j gives %s', (value, rule) => {
  expect(serialNumber(value)?.rule).toBe(rule);
});
