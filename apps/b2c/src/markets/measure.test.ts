import { br, mx, us, type Market } from '@driveline/markets';
import { expect, test } from 'vitest';
import { measureText, volumeTaken, type MeasureUnit } from './measure.ts';

const in3 = (value: number | string, of: MeasureUnit, style?: 'short') =>
  [us, mx, br].map((market: Market) => measureText(market, value, of, style));

test.each<[number | string, MeasureUnit, string, string, string]>([
  [282, { unit: 'mm' }, '11.1 in (282 mm)', '282 mm', '282 mm'],
  [25, { unit: 'mm' }, '0.98 in (25 mm)', '25 mm', '25 mm'],
  [1.1, { unit: 'mm' }, '0.043 in (1.1 mm)', '1.1 mm', '1,1 mm'],
  [650, { unit: 'mm', inches: 'whole' }, '26 in', '650 mm', '650 mm'],
  [57, { unit: 'mm', inches: 'fraction' }, '2-1/4 in (57 mm)', '57 mm', '57 mm'],
  [8, { unit: 'mm', inches: 'fraction' }, '5/16 in (8 mm)', '8 mm', '8 mm'],
  [76, { unit: 'mm', inches: 'fraction' }, '3 in (76 mm)', '76 mm', '76 mm'],
  [8, { unit: 'mm', inches: 'none' }, '8 mm', '8 mm', '8 mm'],
  [110, { unit: 'cm' }, '43 in', '110 cm', '110 cm'],
  [2.5, { unit: 'm' }, '8 ft', '2.5 m', '2,5 m'],
  [5.5, { unit: 'ft' }, '5.5 ft', '1.7 m', '1,7 m'],
  [1.875, { unit: 'in' }, '1-7/8 in', '1 7/8"', '1 7/8"'],
  [17, { unit: 'in' }, '17 in', '17"', '17"'],
  [0.946, { unit: 'L' }, '1 qt (0.946 L)', '946 mL', '946 mL'],
  [4.73, { unit: 'L' }, '5 qt (4.73 L)', '4.73 L', '4,73 L'],
  [1, { unit: 'L' }, '1.06 qt (1 L)', '1 L', '1 L'],
  [5, { unit: 'L' }, '5.3 qt (5 L)', '5 L', '5 L'],
  [3.785, { unit: 'L' }, '1 gal (3.785 L)', '3.785 L', '3,785 L'],
  [18.9, { unit: 'L' }, '5 gal (18.9 L)', '18.9 L', '18,9 L'],
  [355, { unit: 'mL' }, '12 fl oz (355 mL)', '355 mL', '355 mL'],
  [900, { unit: 'kg' }, '2,000 lb', '900 kg', '900 kg'],
  [75, { unit: 'kg' }, '165 lb', '75 kg', '75 kg'],
  [2, { unit: 't' }, '2 ton', '2 t', '2 t'],
  [82, { unit: '°C' }, '180 °F (82 °C)', '82 °C', '82 °C'],
  [3.5, { unit: 'bar' }, '51 psi (3.5 bar)', '3.5 bar', '3,5 bar'],
  ['20-110', { unit: 'Nm' }, '15–81 lb-ft', '20–110 N·m', '20–110 N·m'],
  [640, { unit: 'CCA' }, '640 CCA', '640 CCA', '640 CCA'],
])('[PLUS-053] [PLUS-056] %s of %j in each market', (value, of, ...words) => {
  expect(in3(value, of)).toEqual(words);
});

test('a title leaves out what stands in parentheses', () => {
  expect(in3(282, { unit: 'mm' }, 'short')).toEqual(['11.1 in', '282 mm', '282 mm']);
});

test('a market that says nothing is metric, and what is no number has no measure', () => {
  expect(measureText({ ...us, units: {} }, 282, { unit: 'mm' })).toBe('282 mm');
  expect(measureText(us, 'ceramic', { unit: 'mm' })).toBeUndefined();
});

test('[PLUS-053] what a vehicle takes, to a tenth', () => {
  expect([us, mx, br].map((market) => volumeTaken(market, 4.16))).toEqual(['4.4 qt', '4.2 L', '4,2 L']);
  expect(volumeTaken(us, 3.785)).toBe('4 qt');
});
