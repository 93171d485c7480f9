import { br, mx, us } from '@driveline/markets';
import { expect, test } from 'vitest';
import { completePostalCode, filledFields, filledValues } from './usePlaceFill.ts';

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

const place = (more: object) => ({
  postalCode: '06600',
  city: null,
  state: 'CMX',
  neighborhoods: [],
  ...more,
});

test.each([
  ['one neighborhood is chosen', mx, ['Juárez'], { state: 'CMX', colonia: 'Juárez' }],
  ['several wait for the choice', mx, ['Condesa', 'Juárez'], { state: 'CMX' }],
  ['none is known', mx, [], { state: 'CMX' }],
  ['the form asks for none', us, ['Loop'], { state: 'CMX' }],
])('[PLUS-023] %s', (_name, market, neighborhoods, values) => {
  expect(filledValues(market, place({ neighborhoods }))).toEqual(values);
});
