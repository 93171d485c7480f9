import { expect, test } from 'vitest';
import { mx, us } from '../../../test/markets.ts';
import { cardNumberLength, cardVendor, securityCodeLength } from './cardVendor.ts';

test.each([
  ['4', 'visa'],
  ['4111 1111', 'visa'],
  ['51', 'mastercard'],
  ['55', 'mastercard'],
  ['50', undefined],
  ['2220', undefined],
  ['2221', 'mastercard'],
  ['2720', 'mastercard'],
  ['2721', undefined],
  ['34', 'american express'],
  ['37', 'american express'],
  ['3', undefined],
  ['6011', 'discover'],
  ['644', 'discover'],
  ['65', 'discover'],
  ['506300', 'carnet'],
  ['2869', 'carnet'],
  ['', undefined],
  ['x', undefined],
])('a card that begins with %j is of %s', (digits, vendor) => {
  expect(cardVendor(digits)).toBe(vendor);
});

test('carnet is known only where the market takes it', () => {
  expect(cardVendor('506300', mx.payments.cardVendors)).toBe('carnet');
  expect(cardVendor('506300', us.payments.cardVendors)).toBeUndefined();
});

test('lengths follow the vendor', () => {
  expect(['american express', 'visa', undefined].map(cardNumberLength)).toEqual([15, 16, 16]);
  expect(['american express', 'visa', undefined].map(securityCodeLength)).toEqual([4, 3, 3]);
});
