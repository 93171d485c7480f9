import { expect, test } from 'vitest';
import { required } from './required.ts';

test.each(['', ' ', '\t\n'])('[VALID-005] %j is required', (value) => {
  expect(required(value, 'message')).toEqual({ rule: 'required', field: 'message', params: {} });
});

test('[VALID-024] of a rewards ID only emptiness is tested', () => {
  expect(required('?!', 'rewardsId')).toBeUndefined();
  expect(required('  ', 'rewardsId')?.rule).toBe('required');
});
