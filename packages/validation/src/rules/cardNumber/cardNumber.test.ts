import { expect, test } from 'vitest';
import { mx, us } from '../../../test/markets.ts';
import { cardNumber, hasLuhnDigit } from './cardNumber.ts';

test.each([
  '4111111111111111',
  '4111 1111 1111 1111',
  '4111-1111-1111-1111',
  '5555555555554444',
  '378282246310005',
  '6011000990139424',
])('[VALID-021] %s is a card number', (value) => {
  expect(cardNumber(value, us.payments)).toBeUndefined();
});

test.each([
  ['', 'required'],
  ['4111111111111112', 'cardNumber.invalid'],
  ['411111111111111', 'cardNumber.invalid'],
  ['41111111111111111', 'cardNumber.invalid'],
  ['3782822463100050', 'cardNumber.invalid'],
  ['4111x11111111111', 'cardNumber.invalid'],
  ['4111.1111.1111.1111', 'cardNumber.invalid'],
])('[VALID-021] %j is none: %s', (value, rule) => {
  expect(cardNumber(value, us.payments)).toMatchObject({ rule, field: 'cardNumber' });
});

test('[VALID-021] 15 digits are only right where american express is taken', () => {
  expect(cardNumber('378282246310005', { cardVendors: ['visa'] })?.rule).toBe('cardNumber.invalid');
  expect(cardNumber('378282246310005', mx.payments)).toBeUndefined();
});

test('one changed digit always breaks the Luhn sum', () => {
  const right = '4111111111111111';
  for (let index = 0; index < right.length; index++) {
    const changed = right.slice(0, index) + ((Number(right[index]) + 1) % 10) + right.slice(index + 1);
    expect(hasLuhnDigit(changed)).toBe(false);
  }
  expect(hasLuhnDigit(right)).toBe(true);
  expect(hasLuhnDigit('')).toBe(false);
});
