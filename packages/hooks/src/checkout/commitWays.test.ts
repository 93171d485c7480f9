import { expect, test } from 'vitest';
import { commitWay, orderKey } from './commitWays.ts';

test.each([
  ['error_contact_missing', 'contact'],
  ['error_address_invalid', 'contact'],
  ['error_payment_fiscal_id', 'contact'],
  ['error_out_of_stock', 'cart'],
  ['error_order_too_large', 'cart'],
  ['error_item_misfit', 'again'],
  ['error_order_changed', 'again'],
  ['error_giftcard_balance', 'again'],
  ['error_rewards_balance', 'again'],
  ['error_commit_running', 'again'],
  ['error_captcha', 'again'],
  ['error_card_declined', 'payment'],
  ['', 'payment'],
  [undefined, 'payment'],
])('[PLUS-065] the way on from %s is the %s', (errorMessageKey, way) => {
  expect(commitWay(errorMessageKey)).toBe(way);
});

test('[PLUS-021] a cart has another key once it has changed', () => {
  expect([orderKey('c1', 3), orderKey('c1', 4), orderKey('c2', 3)]).toEqual([
    'web-c1-3',
    'web-c1-4',
    'web-c2-3',
  ]);
});
