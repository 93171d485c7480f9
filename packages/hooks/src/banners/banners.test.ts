import { describe, expect, test } from 'vitest';
import { proveTransitions } from '../../test/transitions.ts';
import { alertBanner, initialAlertBanner, showsAlertBanner } from './alertBanner.ts';
import type { AlertBanner, AlertBannerEvent } from './alertBanner.ts';
import { appBanner, appLinks, initialAppBanner, mayOfferApp, phoneSystem } from './appBanner.ts';
import type { AppBanner, AppBannerEvent } from './appBanner.ts';
import { emailOffer, emailOfferTab, initialEmailOfferTab, showsEmailOffer } from './emailOffer.ts';
import type { EmailOfferEvent, EmailOfferTab } from './emailOffer.ts';

const due = {
  isAuthenticated: true,
  alert: { alertType: 'ABC', status: 'PROMPT' },
  isSeen: false,
  path: '/',
};

describe('[REWARD-027] the alert banner shows', () => {
  test('when all holds', () => expect(showsAlertBanner(due)).toBe(true));
  test.each([
    ['to a guest', { isAuthenticated: false }],
    ['without an alert', { alert: undefined }],
    ['for an alert that asks nothing', { alert: { alertType: 'ABC', status: 'DONE' } }],
    ['after it was seen', { isSeen: true }],
    ['on the cart', { path: '/cart' }],
    ['in the checkout', { path: '/checkout' }],
  ])('not %s', (_, facts) => expect(showsAlertBanner({ ...due, ...facts })).toBe(false));
});

proveTransitions<AlertBanner, AlertBannerEvent>('[REWARD-027][REWARD-028] the alert banner', {
  reduce: alertBanner,
  initial: initialAlertBanner,
  nameOf: ({ status }) => status,
  states: {
    closed: initialAlertBanner,
    open: { status: 'open', alertType: 'ABC' },
    dismissed: { status: 'dismissed', alertType: 'ABC' },
  },
  events: {
    situation: { type: 'situation', situation: due },
    onCart: { type: 'situation', situation: { ...due, path: '/cart' } },
    signedOut: { type: 'situation', situation: { ...due, isAuthenticated: false, alert: undefined } },
    dismiss: { type: 'dismiss' },
  },
  transitions: {
    closed: { situation: 'open' },
    open: { onCart: 'closed', signedOut: 'closed', dismiss: ['dismissed', 'keepSeen'] },
    dismissed: {},
  },
});

test('[REWARD-028] dismissing keeps the flag of its own type, and another alert may follow', () => {
  const [dismissed, effect] = alertBanner({ status: 'open', alertType: 'ABC' }, { type: 'dismiss' });
  expect(effect).toEqual({ type: 'keepSeen', alertType: 'ABC' });
  const other = { ...due, alert: { alertType: 'XYZ', status: 'PROMPT' } };
  expect(alertBanner(dismissed, { type: 'situation', situation: other })[0]).toEqual({
    status: 'open',
    alertType: 'XYZ',
  });
});

const tab = (facts: Partial<EmailOfferTab> = {}): EmailOfferTab => ({ ...initialEmailOfferTab, ...facts });
const nameOfTab = ({ isOpen, isClosed, isConfirmed, isRequesting }: EmailOfferTab) => {
  if (isClosed) return 'closed';
  if (isRequesting) return 'requesting';
  if (isConfirmed) return isOpen ? 'confirmed' : 'confirmed, folded';
  return isOpen ? 'open' : 'folded';
};
const closing = ['closed', 'rememberClosed'] as const;
const closingPrompt = ['closed', 'rememberClosed', 'dismissAlert'] as const;
/** What every state of a tab that is there answers. */
const there = (name: string) => ({
  close: closing,
  closePrompt: closingPrompt,
  signedOut: 'folded',
  pointerMoved: name,
  pointerMovedAway: name,
});

proveTransitions<EmailOfferTab, EmailOfferEvent>(
  '[REWARD-032][REWARD-033][REWARD-035][REWARD-036][REWARD-038] the email-offer tab',
  {
    reduce: emailOfferTab,
    initial: initialEmailOfferTab,
    nameOf: nameOfTab,
    states: {
      folded: tab({ isFailed: true }),
      open: tab({ isOpen: true }),
      requesting: tab({ isOpen: true, isRequesting: true }),
      confirmed: tab({ isOpen: true, isConfirmed: true }),
      'confirmed, folded': tab({ isConfirmed: true }),
      closed: tab({ isClosed: true }),
    },
    events: {
      toggle: { type: 'toggle' },
      signUp: { type: 'signUp' },
      signedUp: { type: 'signedUp', isPrompted: false },
      signedUpPrompt: { type: 'signedUp', isPrompted: true },
      failed: { type: 'failed' },
      close: { type: 'close', isPrompted: false },
      closePrompt: { type: 'close', isPrompted: true },
      signedOut: { type: 'signedOut' },
      scrolled: { type: 'scrolled', windowWidth: 2419 },
      scrolledWide: { type: 'scrolled', windowWidth: 2420 },
      pressedOutside: { type: 'pressedOutside', windowWidth: 400 },
      pressedOutsideWide: { type: 'pressedOutside', windowWidth: 2420 },
      pointerMoved: { type: 'pointerMoved', toScrollbar: 20 },
      pointerMovedAway: { type: 'pointerMoved', toScrollbar: 21 },
    },
    transitions: {
      folded: { ...there('folded'), toggle: 'open' },
      open: {
        ...there('open'),
        toggle: 'folded',
        signUp: ['requesting', 'savePreferences'],
        scrolled: 'folded',
        pressedOutside: 'folded',
      },
      requesting: {
        ...there('requesting'),
        signedUp: 'confirmed',
        signedUpPrompt: ['confirmed', 'dismissAlert'],
        failed: 'open',
      },
      confirmed: {
        ...there('confirmed'),
        toggle: 'confirmed, folded',
        scrolled: 'confirmed, folded',
        pressedOutside: 'confirmed, folded',
      },
      'confirmed, folded': { ...there('confirmed, folded'), toggle: 'confirmed' },
      closed: { signedOut: 'folded' },
    },
  },
);

test('[REWARD-033] signing up sends both preferences', () => {
  expect(emailOfferTab(tab({ isOpen: true }), { type: 'signUp' })[1]).toEqual({
    type: 'savePreferences',
    preferences: { receivePromoAndSpecialEvents: true, receivePromoPrint: '1' },
  });
});

const offered = {
  isEnabled: true,
  isSignedIn: true,
  hasOptedIn: false,
  isReady: true,
  storedFlag: null,
  path: '/',
};

describe('[REWARD-031] the tab shows', () => {
  test('when all holds', () => expect(showsEmailOffer(tab(), offered)).toBe(true));
  test('to who has opted in just now', () => {
    expect(showsEmailOffer(tab({ isConfirmed: true }), { ...offered, hasOptedIn: true })).toBe(true);
  });
  test.each([
    ['while the flag is off', { isEnabled: false }],
    ['to a guest', { isSignedIn: false }],
    ['to who has opted in', { hasOptedIn: true }],
    ['before the offer is ready', { isReady: false }],
    ['on the cart', { path: '/cart' }],
    ['in the checkout', { path: '/checkout' }],
  ])('not %s', (_, facts) => expect(showsEmailOffer(tab(), { ...offered, ...facts })).toBe(false));
  test('[REWARD-034] not after it was closed, on this page and on later ones', () => {
    expect(showsEmailOffer(tab({ isClosed: true }), offered)).toBe(false);
    expect(showsEmailOffer(tab(), { ...offered, storedFlag: 'false' })).toBe(false);
  });
  test.each([
    [20, false],
    [21, true],
  ])('[REWARD-037][CONST-050] with the pointer %d px from a scrollbar: %s', (toScrollbar, shows) => {
    const [state] = emailOfferTab(tab(), { type: 'pointerMoved', toScrollbar });
    expect(showsEmailOffer(state, offered)).toBe(shows);
  });
});

test.each([
  [2419, false],
  [2420, true],
])('[REWARD-036][CONST-049] a scroll at %d px leaves the tab open: %s', (windowWidth, isOpen) => {
  expect(emailOfferTab(tab({ isOpen: true }), { type: 'scrolled', windowWidth })[0].isOpen).toBe(isOpen);
});

describe('[REWARD-029][REWARD-030] the offer', () => {
  const label = (key: string) => `${key}!`;
  const prompt = { alertType: 'OP', status: 'PROMPT' };
  test('is of the first variant while the account is prompted, else of the second', () => {
    expect(emailOffer(label, [prompt])?.promoCode).toBe('label_EmailOffer_PromoCode_1!');
    expect(emailOffer(label, [{ ...prompt, status: 'DONE' }])?.promoCode).toBe(
      'label_EmailOffer_PromoCode_2!',
    );
    expect(emailOffer(label, [])?.value).toBe('label_EmailOffer_Value_2!');
  });
  test('holds until the day it is given where no label names one, and until that of the label else', () => {
    const open = (key: string) => (key.includes('ExpirationDate') ? undefined : key);
    const ends = (code: string) => (code === 'label_EmailOffer_PromoCode_2' ? '3/31/2026' : undefined);
    expect(emailOffer(open, [], ends)?.expirationDate).toBe('3/31/2026');
    expect(emailOffer(open, [], () => undefined)).toBeUndefined();
    expect(emailOffer(label, [], ends)?.expirationDate).toBe('label_EmailOffer_ExpirationDate_2!');
  });
  test('is not ready while a label is missing', () => {
    expect(emailOffer((key) => (key.includes('Value') ? undefined : key), [])).toBeUndefined();
  });
});

proveTransitions<AppBanner, AppBannerEvent>('[SHELL-053] the app banner', {
  reduce: appBanner,
  initial: initialAppBanner,
  nameOf: (state) => state,
  states: { hidden: 'hidden', shown: 'shown', gone: 'gone' },
  events: {
    arrived: { type: 'arrived', mayOffer: true, wasShown: false },
    arrivedAgain: { type: 'arrived', mayOffer: true, wasShown: true },
    arrivedOnDesktop: { type: 'arrived', mayOffer: false, wasShown: false },
    close: { type: 'close' },
    routeChanged: { type: 'routeChanged' },
  },
  transitions: {
    hidden: { arrived: 'shown' },
    shown: { close: ['gone', 'recordShown'], routeChanged: 'gone' },
    gone: {},
  },
});

test.each([
  ['ios', {}, true],
  ['android', {}, true],
  ['other', {}, false],
  ['ios', { isMobileApp: true }, false],
  ['android', { isBot: true }, false],
  ['ios', { hasSmartBanner: true }, false],
  ['android', { hasSmartBanner: true }, true],
] as const)('[SHELL-052] %s with %o is offered the app: %s', (system, facts, offers) => {
  const situation = { system, isMobileApp: false, isBot: false, hasSmartBanner: false, ...facts };
  expect(mayOfferApp(situation)).toBe(offers);
});

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'ios'],
  ['Mozilla/5.0 (Linux; Android 15; Phone) Mobile', 'android'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'other'],
])('%s is %s', (userAgent, system) => {
  expect(phoneSystem(userAgent)).toBe(system);
});

test('[SHELL-052] the app is in the store of each system that the config names it for', () => {
  const config = (values: Record<string, string>) => ({
    value: (name: string, fallback: string) => values[name] ?? fallback,
  });
  expect(appLinks(config({ APP_ID_IOS: '12', APP_ID_ANDROID: 'com.example.app' }))).toEqual({
    ios: 'https://apps.apple.com/app/id12',
    android: 'https://play.google.com/store/apps/details?id=com.example.app',
  });
  expect(appLinks(config({ APP_ID_IOS: '12/../x', APP_ID_ANDROID: 'a b' }))).toEqual({});
  expect(appLinks(config({}))).toEqual({});
});
