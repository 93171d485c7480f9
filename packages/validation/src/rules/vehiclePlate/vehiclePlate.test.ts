import { expect, test } from 'vitest';
import { plateSent, vehiclePlate } from './vehiclePlate.ts';

const brazil = { formats: ['AAA#A##', 'AAA-####'], examples: ['ABC1D23', 'ABC-1234'] };

test.each([
  'ABC1D23',
  'abc1d23',
  'ABC-1234',
  'ABC1234',
  ' abc 1234 ',
  'ABC-1D23',
  'ABC·1234'.replace('·', '.'),
])('[PLUS-007] %j is a plate', (value) => {
  expect(vehiclePlate(value, brazil)).toBeUndefined();
});

test.each(['ABC12D3', 'AB1D234', 'ABC123', 'ABC12345', 'ABC/1234', 'ÁBC1D23', 'ABC1D2３', '1234', '-'])(
  '[PLUS-007] %j is none',
  (value) => {
    expect(vehiclePlate(value, brazil)).toEqual({
      rule: 'licensePlate.invalid',
      field: 'licensePlate',
      params: { example: 'ABC1D23, ABC-1234' },
    });
  },
);

test('another market has formats of its own', () => {
  const mexico = { formats: ['AAA-###-A'], examples: ['ABC-123-A'] };
  expect(vehiclePlate('abc123a', mexico)).toBeUndefined();
  expect(vehiclePlate('ABC1D23', mexico)?.params).toEqual({ example: 'ABC-123-A' });
});

test('[PLUS-007] a plate is sent in one form, however it was typed', () => {
  expect(['abc-1234', ' ABC 1234', 'ABC1234'].map(plateSent)).toEqual(['ABC1234', 'ABC1234', 'ABC1234']);
});
