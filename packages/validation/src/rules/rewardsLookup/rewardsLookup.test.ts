import { expect, test } from 'vitest';
import { rewardsLookup, rewardsLookupQuery } from './rewardsLookup.ts';

test.each([
  ['38103', undefined, { postalCode: '38103' }],
  [' ann@example.com ', undefined, { emailAddress: 'ann@example.com' }],
  ['3810', 'rewardsLookup.invalid', undefined],
  ['38103-1234', 'rewardsLookup.invalid', undefined],
  ['ann', 'rewardsLookup.invalid', undefined],
  ['', 'required', undefined],
])('[VALID-017] the look-up by %j', (value, rule, query) => {
  expect(rewardsLookup(value)?.rule).toBe(rule);
  expect(rewardsLookupQuery(value)).toEqual(query);
});
