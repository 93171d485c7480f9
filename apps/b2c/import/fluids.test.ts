import { expect, test } from 'vitest';
import { checkFluid } from './fluids.ts';

const place = { file: 'parts.csv', line: 2 };

test('an oil names what it meets by codes that the shop knows', () => {
  expect(() => checkFluid(place, 'motor-oil', { approvals: 'api-sp dexos1' })).not.toThrow();
  expect(() => checkFluid(place, 'motor-oil', { approvals: 'dexron-vi' })).toThrow(
    "approvals has 'dexron-vi'",
  );
});

test('what other fluids are said to meet is theirs', () => {
  expect(() => checkFluid(place, 'transmission-fluid', { approvals: 'dexron-vi' })).not.toThrow();
});
