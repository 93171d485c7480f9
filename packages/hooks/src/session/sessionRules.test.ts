import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { testEdge } from '../../test/renderShop.tsx';
import { keepSignInOrigin } from './accountButton.ts';
import { LOGIN_SUCCESS, loginMessage, loginMethod } from './loginMessage.ts';
import { isProtectedPath, ownPath, rememberedPath, safeReturnPath } from './paths.ts';
import { signedInToastDelay } from './signedInToast.ts';

test.each([
  ['/checkRewardAccount', true],
  ['/myWarranties', true],
  ['/myWarranties/w1', true],
  ['/myWarranties/w1/i1', true],
  ['/user/addServiceHistory', true],
  ['/user/addServiceHistory/v1', true],
  ['/user/addServiceHistory/v1/s1', true],
  ['/user/addVehicleDetails/v1', true],
  ['/user/maintenanceIntervals/v1', true],
  ['/user/myAccount', true],
  ['/user/myProfile', true],
  ['/user/rewards/requestCredit', true],
  ['/user/serviceHistory/v1', true],
  ['/user/writeReview', true],
  ['/user/askQuestion', true],
  ['/user/vehicleDetails/v1', true],
  ['/user/orderHistory', true],
  ['/user/orderHistory/o1', false],
  ['/user/serviceHistory', false],
  ['/user/myVehicle', false],
  ['/user/repairGuides', false],
  ['/user/programRules', false],
  ['/rewards', false],
  ['/', false],
])('[ACCT-011] %s is protected: %s', (path, isProtected) => expect(isProtectedPath(path)).toBe(isProtected));

test.each([
  '/signin',
  '/signincheckout',
  '/create',
  '/completeAccount',
  '/resetPassword/x',
  '/rewards',
  '/createRewardsAccount',
  '/updateRewardsAccount',
  '/mergeConfirmation',
  '/checkRewardAccount',
])('[ACCT-013] nobody returns to %s', (path) => {
  expect(rememberedPath(path)).toBeUndefined();
  expect(safeReturnPath(path)).toBe('/');
});

test.each([
  ['/user/orderHistory?page=2#top', '/user/orderHistory?page=2#top'],
  ['https://evil.test/', '/'],
  ['//evil.test/', '/'],
  ['/\\evil.test', '/'],
  ['/..//evil.test', '/'],
  ['javascript:alert(1)', '/'],
  ['', '/'],
  [null, '/'],
  [undefined, '/'],
])('[ACCT-013] %s leads to %s', (asked, path) => expect(safeReturnPath(asked)).toBe(path));

test.each([
  ['https://shop.test/a?b#c', '/a?b#c'],
  ['/a', '/a'],
  ['https://shop.test//evil.test', undefined],
  ['/.//evil.test', undefined],
  ['/\t/evil.test', undefined],
  ['http://shop.test/a', undefined],
  ['none:', undefined],
])('%j is the own path %s', (address, path) => expect(ownPath(address, 'https://shop.test')).toBe(path));

test('[ACCT-013] whatever is asked for, the way leads to the own shop', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('/', '\\', '.', ':', '@', 'evil.test', '?', '#', '%2f', '\t')),
      (parts) => {
        const asked = parts.join('');
        expect(new URL(safeReturnPath(asked), 'https://shop.test').origin).toBe('https://shop.test');
      },
    ),
  );
});

const situation = {
  isAuthenticated: true,
  alreadyShown: false,
  isMobileApp: false,
  followed: 'signIn',
  disabled: null,
  delayed: null,
  canShow: null,
} as const;

describe('the toast about being signed in', () => {
  test('[SHELL-048] shows at once', () => expect(signedInToastDelay(situation)).toBe(0));
  test('[SHELL-050] is late by 4 s while the flag says so', () => {
    expect(signedInToastDelay({ ...situation, delayed: 'true' })).toBe(4000);
  });
  test.each([
    ['[SHELL-048] to a guest', { isAuthenticated: false }],
    ['[SHELL-048] a second time', { alreadyShown: true }],
    ['[SHELL-049] in the app', { isMobileApp: true }],
    ['[SHELL-049] after opening an account', { followed: 'accountCreation' }],
    ['[SHELL-049] after a reset', { followed: 'passwordReset' }],
    ['[SHELL-049] while it is disabled', { disabled: 'true' }],
    ['[SHELL-051] while toasts are forbidden', { canShow: 'false' }],
  ] as const)('%s it does not', (_, facts) => {
    expect(signedInToastDelay({ ...situation, ...facts })).toBeUndefined();
  });
});

const message = { origin: 'https://shop.test', data: { type: LOGIN_SUCCESS } };

test.each([
  ['of a page', message, 'home', 'reload'],
  ['without a page type', message, undefined, 'reload'],
  ['of the checkout', message, 'checkout', 'refresh'],
  ['of another origin', { ...message, origin: 'https://evil.test' }, 'home', undefined],
  ['of another type', { ...message, data: { type: 'other' } }, 'home', undefined],
  ['without type', { ...message, data: 'loginSuccess' }, 'home', undefined],
  ['of nothing', { ...message, data: null }, 'home', undefined],
])('[ACCT-021] a login message %s', (_, received, pageType, answer) => {
  expect(loginMessage(received, { origin: 'https://shop.test', pageType })?.answer).toBe(answer);
});

test.each([
  ['ana@example.com', 'email'],
  [' ana@example.com ', 'email'],
  ['ana', 'username'],
  ['ana@', 'username'],
])('[ACCT-020][ACCT-022] %s is a login by %s', (username, method) => {
  expect(loginMethod(username)).toBe(method);
});

test('[SHELL-028] the header’s sign-in button is kept as the place of the login', () => {
  const { storage } = testEdge();
  keepSignInOrigin(storage, '/parts');
  expect(storage.read('interactionLocation')).toBe('Header');
});

test('[SHELL-029] the cart is kept as origin where the button was pressed there, and forgotten elsewhere', () => {
  const { storage } = testEdge();
  const from = (path: string) => {
    keepSignInOrigin(storage, path);
    return storage.read('loggedInFrom');
  };
  expect(['/cart', '/cart/', '/', '/cartpaypalauth'].map(from)).toEqual(['cart', 'cart', null, null]);
});
