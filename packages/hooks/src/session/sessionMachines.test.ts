import { expect, test } from 'vitest';
import { proveTransitions } from '../../test/transitions.ts';
import { idleSession, initialIdleSession } from './idleSession.ts';
import type { IdleSession, IdleSessionEvent } from './idleSession.ts';
import { initialSignOut, signOut } from './signOut.ts';
import type { SignOut, SignOutEvent } from './signOut.ts';

const afterwards = ['callBack', 'track'] as const;

proveTransitions<SignOut, SignOutEvent>('[ACCT-035][ACCT-036][ACCT-037][ACCT-038][ACCT-039] signing out', {
  reduce: signOut,
  initial: initialSignOut,
  nameOf: (state) => state,
  states: { signedIn: 'signedIn', requesting: 'requesting', signedOut: 'signedOut', failed: 'failed' },
  events: {
    signOut: { type: 'signOut' },
    succeeded: { type: 'succeeded' },
    failed: { type: 'failed', error: 'x' },
    signedIn: { type: 'signedIn' },
  },
  transitions: {
    signedIn: { signOut: ['requesting', 'callLogout'] },
    requesting: {
      succeeded: ['signedOut', 'clearSession', 'logout', 'dropUserData', 'refetchCart', ...afterwards],
      failed: ['failed', 'reportFailure', ...afterwards],
    },
    signedOut: { signedIn: 'signedIn' },
    failed: { signOut: ['requesting', 'callLogout'] },
  },
});

proveTransitions<IdleSession, IdleSessionEvent>(
  '[ACCT-005][ACCT-034][SHELL-046][SHELL-047] a session that ends by itself',
  {
    reduce: idleSession,
    initial: initialIdleSession,
    nameOf: (state) => state,
    states: {
      unknown: 'unknown',
      guest: 'guest',
      signedIn: 'signedIn',
      remembered: 'remembered',
      idledOut: 'idledOut',
    },
    events: {
      account: { type: 'account', isAuthenticated: false, isAutoLogin: false },
      asCustomer: { type: 'account', isAuthenticated: true, isAutoLogin: false },
      asRemembered: { type: 'account', isAuthenticated: true, isAutoLogin: true },
      signedOut: { type: 'signedOut', idle: true, path: '/parts' },
      idleOnProtected: { type: 'signedOut', idle: true, path: '/user/orderHistory' },
      ended: { type: 'signedOut', idle: false, path: '/parts' },
      endedOnProtected: { type: 'signedOut', idle: false, path: '/user/orderHistory' },
      arrived: { type: 'arrived', path: '/parts' },
      arrivedOnProtected: { type: 'arrived', path: '/user/orderHistory' },
    },
    transitions: {
      unknown: {
        account: 'guest',
        asCustomer: 'signedIn',
        asRemembered: 'remembered',
        signedOut: ['idledOut', 'clearSession', 'showIdleToast'],
        idleOnProtected: ['idledOut', 'clearSession', 'showIdleToast', 'goToSignIn'],
        ended: ['guest', 'clearSession'],
        endedOnProtected: ['guest', 'clearSession'],
      },
      guest: { asCustomer: 'signedIn', asRemembered: 'remembered', account: 'guest' },
      signedIn: {
        account: 'guest',
        asCustomer: 'signedIn',
        asRemembered: 'remembered',
        signedOut: ['idledOut', 'clearSession', 'showIdleToast'],
        idleOnProtected: ['idledOut', 'clearSession', 'showIdleToast', 'goToSignIn'],
        ended: ['guest', 'clearSession'],
        endedOnProtected: ['guest', 'clearSession'],
      },
      remembered: {
        account: 'guest',
        asCustomer: 'signedIn',
        asRemembered: 'remembered',
        // No prompt for who was not actively signed in.
        signedOut: ['guest', 'clearSession'],
        idleOnProtected: ['guest', 'clearSession', 'goToSignIn'],
        ended: ['guest', 'clearSession'],
        endedOnProtected: ['guest', 'clearSession'],
      },
      idledOut: {
        asCustomer: ['signedIn', 'closeIdleToast'],
        asRemembered: ['remembered', 'closeIdleToast'],
        arrivedOnProtected: ['guest', 'closeIdleToast'],
      },
    },
  },
);

test('[ACCT-034] the way to sign in remembers the protected path', () => {
  const path = '/user/orderHistory';
  expect(idleSession('signedIn', { type: 'signedOut', idle: true, path }).at(-1)).toEqual({
    type: 'goToSignIn',
    returnTo: path,
  });
});
