import { expect, test } from 'vitest';
import { noticeKey } from './noticeKey.ts';

test.each([
  ['notice=cart_joined', 'cart_joined'],
  ['paypal=cancelled', 'paypal_cancelled'],
  ['notice=a&typed=x', null],
  ['notice=a&told=x', null],
  ['', null],
])('an address with %s has the notice %s', (query, key) => {
  expect(noticeKey(new URLSearchParams(query))).toBe(key);
});
