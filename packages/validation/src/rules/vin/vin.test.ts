import { expect, test } from 'vitest';
import { vin, vinCheckDigit } from './vin.ts';

test.each([
  ['1M8GDM9AXKP042788', undefined, undefined],
  ['1m8gdm9axkp042788', undefined, undefined],
  ['OIQ12345678', undefined, undefined],
  ['1234567890', 'vin.short', { missing: 1, digits: 11, mostDigits: 17 }],
  ['1M8GDM9AXKP0427881', 'vin.long', { extra: 1 }],
  ['1M8GDM9AXKP04278O', 'vin.characters', { character: 'O' }],
  ['1M8GDM9AXKP04278Q', 'vin.characters', { character: 'Q' }],
  ['IM8GDM9AXKP042788', 'vin.characters', { character: 'I' }],
  ['1M8GDM9A-KP042788', 'vin.characters', { character: '-' }],
  ['', 'required', {}],
])('[VALID-022] the VIN %j gives %s', (value, rule, params) => {
  const found = vin(value);
  expect(found?.rule).toBe(rule);
  if (params) expect(found?.params).toMatchObject(params);
});

test.each([
  ['1M8GDM9AXKP042788', 'X'],
  [' 1m8gdm9axkp042788 ', 'X'],
  ['11111111111111111', '1'],
  ['1HGCM82633A004352', '3'],
  ['1M8GDM9A', undefined],
  ['1M8GDM9AXKP0427881', undefined],
  ['1M8GDM9AXKP04278O', undefined],
])('the ninth character of %s must be %s', (value, digit) => {
  expect(vinCheckDigit(value)).toBe(digit);
});
