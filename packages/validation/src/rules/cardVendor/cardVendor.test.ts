import { expect, test } from 'vitest';
import { mx, us } from '../../../test/markets.ts';
import { cardNumberLength, cardVendor, securityCodeLength } from './cardVendor.ts';

test.each([
  ['4', 'visa'],
  ['4111 1111', 'visa'],
  ['51', 'mastercard'],
  ['5 1', 'mastercard'],
  ['55', 'mastercard'],
  ['50', undefined],
  ['2220', undefined],
  ['2221', 'mastercard'],
  ['2720', 'mastercard'],
  ['2721', undefined],
  ['34', 'american express'],
  ['37', 'american express'],
  ['33', undefined],
  ['35', undefined],
  ['36', undefined],
  ['38', undefined],
  ['3', undefined],
  ['6010', undefined],
  ['6011', 'discover'],
  ['6012', undefined],
  ['643', undefined],
  ['644', 'discover'],
  ['649', 'discover'],
  ['65', 'discover'],
  ['66', undefined],
  ['506198', undefined],
  ['506199', 'carnet'],
  ['506300', 'carnet'],
  ['506499', 'carnet'],
  ['506500', undefined],
  ['2868', undefined],
  ['2869', 'carnet'],
  ['2870', undefined],
  ['50227', undefined],
  ['', undefined],
  ['x', undefined],
])('a card that begins with %j is of %s', (digits, vendor) => {
  expect(cardVendor(digits)).toBe(vendor);
});

test.each([
  '502275',
  '588772',
  '604622',
  '606333',
  '627535',
  '636318',
  '636379',
  '639388',
  '639484',
  '639559',
])('a card of carnet begins with %s, and with neither neighbour', (digits) => {
  expect(cardVendor(digits)).toBe('carnet');
  expect(cardVendor(String(Number(digits) - 1))).not.toBe('carnet');
  expect(cardVendor(String(Number(digits) + 1))).not.toBe('carnet');
});

test.each([
  ['636297', 'elo'],
  ['401178', 'elo'],
  ['401180', 'visa'],
  ['650031', 'elo'],
  ['650034', 'discover'],
  ['509999', 'elo'],
  ['606282', 'hipercard'],
  ['606283', undefined],
])('Brazil tells its cards from those around them: %s is of %s', (digits, vendor) => {
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
