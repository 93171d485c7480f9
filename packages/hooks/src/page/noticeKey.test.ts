import { expect, test } from 'vitest';
import { noticeKey } from './noticeKey.ts';

test.each([
  ['notice=cart_joined', 'cart_joined'],
  ['paypal=cancelled', 'paypal_cancelled'],
  ['notice=a&typed=x', undefined],
  ['notice=a&told=x', undefined],
  ['notice=', undefined],
  ['', undefined],
])('an address with %s has the notice %s', (query, key) => {
  expect(noticeKey(new URLSearchParams(query))).toBe(key);
});
