import { B2cError, type ErrorKey } from '@driveline/api';
import { describe, expect, test } from 'vitest';
import { leaveTarget } from './leaveTarget.ts';

describe('a checkout that ends on its way', () => {
  const failed = (errorMessageKey: ErrorKey) => new B2cError('http', '', { errorMessageKey });

  test.each<[string, ErrorKey, string]>([
    ['[CART-021] after a sleep', 'error_session_idle', '/cart?notice=error_session_idle'],
    [
      '[ACCT-005] without the password',
      'error_sign_in_again',
      '/signin?returnUrl=%2Fcheckout&notice=error_sign_in_again',
    ],
    ['without its cart', 'error_cart_unknown', '/cart?notice=error_cart_unknown'],
  ])('%s leads to a page that says why and goes on', (_name, key, target) => {
    expect(leaveTarget(failed(key))).toBe(target);
  });

  test('stays where the step tells of the failure', () => {
    expect(leaveTarget(failed('error_address_invalid'))).toBeUndefined();
    expect(leaveTarget(new TypeError('a defect'))).toBeUndefined();
  });
});
