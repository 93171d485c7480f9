import { expect, test } from 'vitest';
import { br, mx, us } from '../../../test/markets.ts';
import { phone } from './phone.ts';

test.each([
  ['9015551234', us],
  ['(901) 555-1234', us],
  ['901-555-1234', us],
  ['901.555.1234', us],
  ['+1 901 555 1234', us],
  ['1 901 555 1234', us],
  ['5551234567', mx],
  ['+52 (555) 123-4567', mx],
  ['1133334444', br],
  ['11912345678', br],
  ['+55 11 91234-5678', br],
] as const)('[VALID-008][VALID-018] %j is formatted, then tested', (value, market) => {
  expect(phone(value, market)).toBeUndefined();
});

test('[VALID-008] a number with a bracket is tested as it stands', () => {
  expect(phone('(901)5551234', us)).toMatchObject({ rule: 'phone.invalid', field: 'phone' });
  expect(phone('901)5551234', us)).toBeUndefined();
});

test.each([
  ['', us, 'required', {}],
  ['901555', us, 'phone.short', { missing: 4, digits: 10, mostDigits: 10 }],
  ['(901) 555-123', us, 'phone.short', { missing: 1 }],
  ['90155512345', us, 'phone.long', { extra: 1 }],
  ['9 8765-432', br, 'phone.short', { missing: 2, digits: 10, mostDigits: 11 }],
  ['901555ABCD', us, 'phone.characters', { character: 'A' }],
] as const)('[VALID-018] %j is refused', (value, market, rule, params) => {
  expect(phone(value, market)).toMatchObject({ rule, field: 'phone', params });
});
