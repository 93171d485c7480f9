import { B2cError, type CheckoutState } from '@driveline/api';
import { openCheckoutStep } from '@driveline/hooks';
import { describe, expect, test } from 'vitest';
import { checkoutDraftCookie, readCheckoutDraft } from './checkoutDraft.ts';
import { leaveTarget } from '../cart/index.ts';
import { pendingCommitCookie, readPendingCommit } from './pendingCommit.ts';

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
    expect(openCheckoutStep(state(known), asked)).toBe(open);
  });
});

describe('a checkout that ends on its way', () => {
  const failed = (errorMessageKey: string) => new B2cError('http', '', { errorMessageKey });

  test.each([
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

describe('[PLUS-050] what a guest typed before they sign in', () => {
  const values = { email: 'half@', firstName: 'José; "Zé"', street: 'Av. Niños Héroes 1' };

  test('comes back from its cookie', () => {
    const [pair = ''] = checkoutDraftCookie(values, true).split(';');
    expect(readCheckoutDraft(`a=1; ${pair}; b=2`)).toEqual(values);
  });

  test('is out of the reach of scripts, for half an hour and the checkout', () => {
    expect(checkoutDraftCookie(values, true)).toMatch(
      /Path=\/checkout; HttpOnly; SameSite=Lax; Max-Age=1800; Secure$/,
    );
  });

  test.each([
    ['nothing', null],
    ['more than a cookie holds', { street: 'x'.repeat(4000) }],
  ])('%s clears it', (_name, draft) => {
    expect(checkoutDraftCookie(draft, false)).toBe(
      'checkoutDraft=; Path=/checkout; HttpOnly; SameSite=Lax; Max-Age=0',
    );
  });

  test.each(['', 'checkoutDraft=%7B', 'checkoutDraft=%7B%22a%22%3A1%7D', 'checkoutDraft=null'])(
    '"%s" is none',
    (cookie) => {
      expect(readCheckoutDraft(cookie)).toBeUndefined();
    },
  );
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
