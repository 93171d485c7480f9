import { br, mx, us } from '@driveline/markets';
import { expect, test } from 'vitest';
import { completePostalCode, filledFields } from './usePlaceFill.ts';

test.each([
  [us, 'city', 'state'],
  [mx, 'city', 'state'],
  [br, 'city', 'state'],
])('[PLUS-023] the postal code of $code fills the fields of its own form', (market, city, state) => {
  expect(filledFields(market)).toEqual({ city, state });
});

test.each([
  [us, '9211', undefined],
  [us, '92110', '92110'],
  [us, ' 92110-1234 ', '92110-1234'],
  [mx, '06600', '06600'],
  [br, '01310', undefined],
  [br, '01310-100', '01310-100'],
])('[PLUS-023] a postal code is asked for when it is complete', (market, typed, asked) => {
  expect(completePostalCode(market, typed)).toBe(asked);
});
