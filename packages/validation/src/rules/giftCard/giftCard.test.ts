import { expect, test } from 'vitest';
import { giftCardNumber, giftCardPin } from './giftCard.ts';

test.each([
  ['6000 0000 0000 0001', undefined],
  ['6000-0000-0000-0001', undefined],
  ['600000000000000', 'giftCardNumber.short'],
  ['60000000000000011', 'giftCardNumber.long'],
  ['6000 0000 0000 000A', 'giftCardNumber.invalid'],
  ['', 'required'],
])('the gift card number %j gives %s', (value, rule) => {
  expect(giftCardNumber(value)?.rule).toBe(rule);
});

test.each([
  ['1234', undefined],
  ['12345678', undefined],
  ['123', 'giftCardPin.short'],
  ['123456789', 'giftCardPin.long'],
  ['', 'required'],
])('the PIN %j gives %s', (value, rule) => {
  expect(giftCardPin(value)?.rule).toBe(rule);
});
