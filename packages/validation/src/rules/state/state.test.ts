import { expect, test } from 'vitest';
import { us } from '../../../test/markets.ts';
import { state } from './state.ts';

test.each([
  ['TN', undefined],
  ['PR', undefined],
  ['', 'required'],
  ['SP', 'state.invalid'],
  ['tn', 'state.invalid'],
])('the state %j gives %s', (value, rule) => {
  expect(state(value, us)?.rule).toBe(rule);
});
