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
const FORMS = ['login', 'forgotPassword', 'createAccount', 'resetPassword'] as const;
const lastTry = (from: string) => `${from}, last try`;

/** A form leads to every other one, and to the code. */
const form = (name: SignInFlowType) => ({
  ...Object.fromEntries(
    FORMS.filter((other) => other !== name && other !== 'login').map((other) => [other, other]),
  ),
  otpRequired: `otp from ${name}`,
  ...(name !== 'login' && { go: 'login', back: 'login', signedIn: 'login' }),
});
/** A code leads back to the form before it, whatever was tried. */
const code = (previous: SignInFlowType, isLast: boolean) => {
  const name = `otp from ${previous}`;
  const here = isLast ? lastTry(name) : name;
  return {
    codeSent: [name, 'wait', 'wait'] as const,
    codeWrong: isLast ? (['login', ...NO_TIMERS] as const) : `${name}|${lastTry(name)}`,
    codeExpired: here,
    due: here,
    lifetimeDue: here,
    back: [previous, ...NO_TIMERS] as const,
    signedIn: ['login', ...NO_TIMERS] as const,
  };
};

proveTransitions<SignInFlow, SignInFlowEvent>('[ACCT-018][ACCT-019] the sign-in flow', {
  reduce: signInFlow,
  initial: initialSignInFlow,
  nameOf: ({ flow: name, previous, wrongCodes }) =>
    name === 'otp' ? `otp from ${previous}${wrongCodes === 4 ? ', last try' : ''}` : name,
  states: Object.fromEntries(
    FORMS.flatMap((name) => [
      [name, flow(name)],
      [`otp from ${name}`, flow('otp', name)],
      [lastTry(`otp from ${name}`), { ...flow('otp', name), wrongCodes: 4 }],
    ]),
  ),
  events: {
    go: { type: 'go', to: 'login' },
    forgotPassword: { type: 'go', to: 'forgotPassword' },
    createAccount: { type: 'go', to: 'createAccount' },
    resetPassword: { type: 'go', to: 'resetPassword' },
    otpRequired: { type: 'otpRequired' },
    codeSent: { type: 'codeSent' },
    codeWrong: { type: 'codeWrong' },
    codeExpired: { type: 'codeExpired' },
    back: { type: 'back' },
    signedIn: { type: 'signedIn' },
    due: { type: 'due', timer: 'resend' },
    lifetimeDue: { type: 'due', timer: 'lifetime' },
    otherDue: { type: 'due' },
  },
  transitions: Object.fromEntries(
    FORMS.flatMap((name) => [
      [name, form(name)],
      [`otp from ${name}`, code(name, false)],
      [lastTry(`otp from ${name}`), code(name, true)],
    ]),
  ),
  holds: ({ wrongCodes }) => wrongCodes < 5,
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
        endedOnProtected: ['guest', 'clearSession', 'goToSignIn'],
      },
      guest: { asCustomer: 'signedIn', asRemembered: 'remembered', account: 'guest' },
      signedIn: {
        account: 'guest',
        asCustomer: 'signedIn',
        asRemembered: 'remembered',
        signedOut: ['idledOut', 'clearSession', 'showIdleToast'],
        idleOnProtected: ['idledOut', 'clearSession', 'showIdleToast', 'goToSignIn'],
        ended: ['guest', 'clearSession'],
        endedOnProtected: ['guest', 'clearSession', 'goToSignIn'],
      },
      remembered: {
        account: 'guest',
        asCustomer: 'signedIn',
        asRemembered: 'remembered',
        // No prompt for who was not actively signed in.
        signedOut: ['guest', 'clearSession'],
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
