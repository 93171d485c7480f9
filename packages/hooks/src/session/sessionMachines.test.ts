import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { proveTransitions } from '../../test/transitions.ts';
import { runMachine } from '../machine/machine.ts';
import { idleSession, initialIdleSession } from './idleSession.ts';
import type { IdleSession, IdleSessionEvent } from './idleSession.ts';
import { initialResetPanel, mayGreetAfterReset, resetPanel } from './resetPanel.ts';
import type { ResetPanel, ResetPanelEvent } from './resetPanel.ts';
import { initialSignInFlow, signInFlow } from './signInFlow.ts';
import type { SignInFlow, SignInFlowEvent, SignInFlowType } from './signInFlow.ts';
import { initialSignOut, signOut } from './signOut.ts';
import type { SignOut, SignOutEvent } from './signOut.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const flow = (name: SignInFlowType, previous: SignInFlowType = 'login'): SignInFlow => ({
  ...initialSignInFlow,
  flow: name,
  previous,
});
const NO_TIMERS = ['stopWaiting', 'stopWaiting'] as const;
const form = {
  login: 'login',
  forgotPassword: 'forgotPassword',
  createAccount: 'createAccount',
  resetPassword: 'resetPassword',
};
const from = (name: SignInFlowType) => {
  const { [name as 'login']: _, ...others } = form;
  return { ...others, back: 'login', signedIn: 'login' };
};
const code = (previous: SignInFlowType, name: string) => ({
  codeSent: [name, 'wait', 'wait'] as const,
  codeWrong: name,
  codeExpired: name,
  resendDue: name,
  lifetimeDue: name,
  back: [previous, ...NO_TIMERS] as const,
  signedIn: ['login', ...NO_TIMERS] as const,
});
const lastTry = (previous: SignInFlowType) => ({
  ...code(previous, 'otp from login, last try'),
  codeSent: ['otp from login', 'wait', 'wait'] as const,
  codeWrong: ['login', ...NO_TIMERS] as const,
});

proveTransitions<SignInFlow, SignInFlowEvent>('[ACCT-018][ACCT-019] the sign-in flow', {
  reduce: signInFlow,
  initial: initialSignInFlow,
  nameOf: ({ flow: name, previous, wrongCodes }) =>
    name === 'otp' ? `otp from ${previous}${wrongCodes === 4 ? ', last try' : ''}` : name,
  states: {
    login: initialSignInFlow,
    forgotPassword: flow('forgotPassword'),
    createAccount: flow('createAccount'),
    resetPassword: flow('resetPassword'),
    'otp from login': flow('otp'),
    'otp from login, last try': { ...flow('otp'), wrongCodes: 4 },
    'otp from createAccount': flow('otp', 'createAccount'),
    'otp from resetPassword': flow('otp', 'resetPassword'),
  },
  events: {
    login: { type: 'go', to: 'login' },
    forgotPassword: { type: 'go', to: 'forgotPassword' },
    createAccount: { type: 'go', to: 'createAccount' },
    resetPassword: { type: 'go', to: 'resetPassword' },
    // Registration and reset may ask for a code as well.
    codeSent: { type: 'codeSent' },
    codeWrong: { type: 'codeWrong' },
    codeExpired: { type: 'codeExpired' },
    back: { type: 'back' },
    signedIn: { type: 'signedIn' },
    resendDue: { type: 'due', timer: 'resend' },
    lifetimeDue: { type: 'due', timer: 'lifetime' },
    otherDue: { type: 'due' },
  },
  transitions: {
    login: {
      forgotPassword: 'forgotPassword',
      createAccount: 'createAccount',
      resetPassword: 'resetPassword',
    },
    forgotPassword: from('forgotPassword'),
    createAccount: from('createAccount'),
    resetPassword: from('resetPassword'),
    'otp from login': {
      ...code('login', 'otp from login'),
      codeWrong: 'otp from login|otp from login, last try',
    },
    'otp from login, last try': lastTry('login'),
    'otp from createAccount': code('createAccount', 'otp from createAccount'),
    'otp from resetPassword': code('resetPassword', 'otp from resetPassword'),
  },
});

describe('[ACCT-018] a one-time code', () => {
  test.each(['login', 'createAccount', 'resetPassword'] as const)(
    'asked for in %s leads back there',
    (name) => {
      const [otp] = signInFlow(flow(name), { type: 'otpRequired' });
      expect(otp).toMatchObject({ flow: 'otp', previous: name });
      expect(signInFlow(otp, { type: 'back' })[0]).toEqual(flow(name));
      expect(signInFlow(otp, { type: 'otpRequired' })).toEqual([otp]);
    },
  );
});

describe('[ACCT-019] a code that was sent', () => {
  const sent = () => {
    const machine = runMachine(signInFlow, initialSignInFlow, () => undefined);
    machine.send({ type: 'otpRequired' });
    machine.send({ type: 'codeSent' });
    return machine;
  };

  test('may be asked for again after 30 s', async () => {
    const machine = sent();
    await vi.advanceTimersByTimeAsync(29_999);
    expect(machine.read().maySendAgain).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(machine.read().maySendAgain).toBe(true);
    machine.send({ type: 'codeSent' });
    expect(machine.read().maySendAgain).toBe(false);
  });

  test('ends after 10 minutes', async () => {
    const machine = sent();
    await vi.advanceTimersByTimeAsync(599_999);
    expect(machine.read().message).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(machine.read().message).toBe('codeExpired');
  });

  test('has five tries, then the login form with a message', () => {
    const machine = sent();
    for (let tries = 1; tries < 5; tries += 1) {
      machine.send({ type: 'codeWrong' });
      expect(machine.read()).toMatchObject({ flow: 'otp', message: 'codeInvalid' });
    }
    machine.send({ type: 'codeWrong' });
    expect(machine.read()).toMatchObject({ flow: 'login', message: 'tooManyCodes' });
  });
});

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
      asGuest: { type: 'account', isAuthenticated: false, isAutoLogin: false },
      asCustomer: { type: 'account', isAuthenticated: true, isAutoLogin: false },
      asRemembered: { type: 'account', isAuthenticated: true, isAutoLogin: true },
      idle: { type: 'signedOut', idle: true, path: '/parts' },
      idleOnProtected: { type: 'signedOut', idle: true, path: '/user/orderHistory' },
      ended: { type: 'signedOut', idle: false, path: '/parts' },
      endedOnProtected: { type: 'signedOut', idle: false, path: '/user/orderHistory' },
      arrived: { type: 'arrived', path: '/parts' },
      arrivedOnProtected: { type: 'arrived', path: '/user/orderHistory' },
    },
    transitions: {
      unknown: {
        asGuest: 'guest',
        asCustomer: 'signedIn',
        asRemembered: 'remembered',
        idle: ['idledOut', 'clearSession', 'showIdleToast'],
        idleOnProtected: ['idledOut', 'clearSession', 'showIdleToast', 'goToSignIn'],
        ended: ['guest', 'clearSession'],
        endedOnProtected: ['guest', 'clearSession', 'goToSignIn'],
      },
      guest: { asCustomer: 'signedIn', asRemembered: 'remembered', asGuest: 'guest' },
      signedIn: {
        asGuest: 'guest',
        asCustomer: 'signedIn',
        asRemembered: 'remembered',
        idle: ['idledOut', 'clearSession', 'showIdleToast'],
        idleOnProtected: ['idledOut', 'clearSession', 'showIdleToast', 'goToSignIn'],
        ended: ['guest', 'clearSession'],
        endedOnProtected: ['guest', 'clearSession', 'goToSignIn'],
      },
      remembered: {
        asGuest: 'guest',
        asCustomer: 'signedIn',
        asRemembered: 'remembered',
        // No prompt for who was not actively signed in.
        idle: ['guest', 'clearSession'],
        idleOnProtected: ['guest', 'clearSession', 'goToSignIn'],
        ended: ['guest', 'clearSession'],
        endedOnProtected: ['guest', 'clearSession', 'goToSignIn'],
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

const hidden: ResetPanel = initialResetPanel;
const label = 'label_ResetPassword_TryAgain';

proveTransitions<ResetPanel, ResetPanelEvent>('[ACCT-028][ACCT-030] the panel after a reset', {
  reduce: resetPanel,
  initial: hidden,
  nameOf: ({ status }) => status,
  states: {
    hidden,
    success: { status: 'success', name: 'Ana' },
    error: { status: 'error', text: undefined, label },
  },
  events: {
    arrived: { type: 'arrived', path: '/', isSignedIn: true, name: 'Ana' },
    arrivedOnSignIn: { type: 'arrived', path: '/signin', isSignedIn: true, name: 'Ana' },
    arrivedAsGuest: { type: 'arrived', path: '/', isSignedIn: false, name: '' },
    failed: { type: 'failed', message: 'Weak' },
    close: { type: 'close' },
    due: { type: 'due' },
  },
  transitions: {
    hidden: { arrived: ['success', 'wait'], failed: 'error' },
    success: { failed: 'error', close: 'hidden', due: 'hidden' },
    error: { failed: 'error', close: 'hidden' },
  },
});

test('[ACCT-029] it greets by name and is gone after 8 s', async () => {
  const machine = runMachine(resetPanel, hidden, () => undefined);
  machine.send({ type: 'arrived', path: '/', isSignedIn: true, name: 'Ana' });
  await vi.advanceTimersByTimeAsync(7999);
  expect(machine.read()).toEqual({ status: 'success', name: 'Ana' });
  await vi.advanceTimersByTimeAsync(1);
  expect(machine.read()).toBe(hidden);
});

test.each([
  ['Weak', 'Weak'],
  [undefined, undefined],
  ['', undefined],
])('[ACCT-030] a failure with %s shows %s before the default label', (message, text) => {
  expect(resetPanel(hidden, { type: 'failed', message })[0]).toEqual({ status: 'error', text, label });
});

test.each([
  ['/', true],
  ['/parts', true],
  ['/user/myAccount', true],
  ['/signin', false],
  ['/signincheckout', false],
  ['/rewards', false],
  ['/user/rewards/requestCredit', false],
  ['/createRewardsAccount', false],
  ['/checkRewardAccount', false],
  ['/checkout', false],
])('[ACCT-028] on %s the panel may show: %s', (path, may) => expect(mayGreetAfterReset(path)).toBe(may));
