import { B2cError, type CheckoutState } from '@driveline/api';
import { describe, expect, test } from 'vitest';
import { leaveTarget } from './leaveTarget.ts';
import { pendingCommitCookie, readPendingCommit } from './pendingCommit.ts';
import { openStep } from './steps.ts';

const contact = { email: 'a@b.example', phoneNumber: '', firstName: 'A', lastName: 'B', fiscalId: '' };
const state = (more: Partial<CheckoutState>) =>
  ({ contact: null, shippingAddress: null, containsShipToHomeItem: false, ...more }) as CheckoutState;

describe('steps', () => {
  test.each([
    ['a new checkout', {}, null, 'delivery'],
    ['payment before the contact is known', {}, 'payment', 'contact'],
    ['payment of a pickup with a contact', { contact }, 'payment', 'payment'],
    [
      'payment of a delivery without an address',
      { contact, containsShipToHomeItem: true },
      'payment',
      'contact',
    ],
    ['a step that does not exist', { contact }, 'nope', 'payment'],
    ['a finished step that is edited', { contact }, 'delivery', 'delivery'],
  ])('[CART-020] %s opens', (_name, known, asked, open) => {
    expect(openStep(state(known), asked)).toBe(open);
  });
});

describe('a checkout that ends on its way', () => {
  const failed = (errorMessageKey: string) => new B2cError('http', '', { errorMessageKey });

  test.each([
    ['[CART-021] after a sleep', 'error_session_idle', '/cart?notice=error_session_idle'],
    ['[ACCT-005] without the password', 'error_sign_in_again', '/cart?notice=error_sign_in_again'],
  ])('%s leads to the cart, which says why', (_name, key, target) => {
    expect(leaveTarget(failed(key))).toBe(target);
  });

  test('stays where the step tells of the failure', () => {
    expect(leaveTarget(failed('error_address_invalid'))).toBeUndefined();
    expect(leaveTarget(new TypeError('a defect'))).toBeUndefined();
  });
});

describe('a commit that waits for the bank', () => {
  const commit = { commerceId: 'c1', idempotencyKey: 'web-c1-3', cartVersion: 3 };

  test('[PLUS-021] comes back with the same key', () => {
    const [pair = ''] = pendingCommitCookie(commit, true).split(';');
    expect(readPendingCommit(`a=1; ${pair}; b=2`)).toEqual(commit);
  });

  test('is out of the reach of scripts and only sent to the checkout', () => {
    expect(pendingCommitCookie(commit, true)).toMatch(
      /Path=\/checkout; HttpOnly; SameSite=Lax; Max-Age=1800; Secure$/,
    );
  });

  test.each(['', 'pendingCommit=%7B', 'pendingCommit=1', 'xpendingCommit=%7B%7D'])(
    '"%s" is none',
    (cookie) => {
      expect(readPendingCommit(cookie)).toBeUndefined();
    },
  );
});
