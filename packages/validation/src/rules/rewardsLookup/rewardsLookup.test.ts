import { expect, test } from 'vitest';
import { br, us } from '../../../test/markets.ts';
import { rewardsLookup, rewardsLookupQuery } from './rewardsLookup.ts';

test.each([
  [us, '38103', undefined, { postalCode: '38103' }],
  [us, ' ann@example.com ', undefined, { emailAddress: 'ann@example.com' }],
  [us, 'ann38103@example.com', undefined, { emailAddress: 'ann38103@example.com' }],
  [us, '3810', 'rewardsLookup.invalid', undefined],
  [us, '38103-1234', 'rewardsLookup.invalid', undefined],
  [us, 'ann', 'rewardsLookup.invalid', undefined],
  [us, '', 'required', undefined],
  [br, '01310-100', undefined, { postalCode: '01310-100' }],
  [br, '38103', 'rewardsLookup.invalid', undefined],
])('[VALID-017] the look-up by %# %j', (market, value, rule, query) => {
  expect(rewardsLookup(value, market)?.rule).toBe(rule);
  expect(rewardsLookupQuery(value, market)).toEqual(query);
});
