import { describe, expect, test } from 'vitest';
import { accountButton, showsSignInAlert } from '../session/accountButton.ts';
import { chatFrame, contactTab, liveChat, survey } from './contactRules.ts';

const config = (flags: readonly string[], values: Record<string, string> = {}) => ({
  flag: (name: string) => flags.includes(name),
  value: (name: string, fallback: string) => values[name] ?? fallback,
});

describe('the contact tab', () => {
  const shown = { path: '/', device: 'desktop', isMobileApp: false, hasTab: true } as const;
  test('[CONTENT-001][STATE-037] opens the modal by its flag, else the page', () => {
    expect(contactTab(config(['CONTACT_US_MODAL_ENABLED']), shown)).toBe('modal');
    expect(contactTab(config([]), shown)).toBe('link');
  });
  test.each([
    ['in the checkout', { path: '/checkout' }],
    ['in the chat', { path: '/chat' }],
    ['before the chat', { path: '/customerinfo' }],
    ['in a market without', { hasTab: false }],
    ['on phones', { device: 'phone' }],
    ['in the app', { isMobileApp: true }],
    ['for bots', { device: 'bot' }],
  ] as const)('[CONTENT-003] is away %s', (_, facts) => {
    expect(contactTab(config(['CONTACT_US_MODAL_ENABLED']), { ...shown, ...facts })).toBe('hidden');
  });
});

test('[STATE-038] the survey is embedded by its flag, else in a new tab, and nowhere without an address', () => {
  const url = 'https://survey.test';
  expect(survey(config(['CONTACT_US_MODAL_QUALTRICS_ENABLED'], { SURVEY_URL: url }))).toEqual({
    url,
    opens: 'embedded',
  });
  expect(survey(config([], { SURVEY_URL: url }))?.opens).toBe('newTab');
  expect(survey(config(['CONTACT_US_MODAL_QUALTRICS_ENABLED']))).toBeUndefined();
});

test.each([
  [true, [], true, 'hidden'],
  [true, ['CHAT_ON_MOBILE_ENABLED'], true, 'open'],
  [false, [], true, 'open'],
  [false, [], false, 'closed'],
])(
  '[STATE-039] on a phone %s with %o and agents %s live chat is %s',
  (isPhone, flags, agentsAvailable, is) => {
    expect(liveChat(config(flags), { isPhone, agentsAvailable })).toBe(is);
  },
);

test('[STATE-043] the chat’s frame is of the new vendor by its flag', () => {
  const values = { CHAT_FRAME_URL: 'https://old.test', CHAT_FRAME_URL_NEW: 'https://new.test' };
  expect(chatFrame(config([], values))).toBe('https://old.test');
  expect(chatFrame(config(['ENABLE_NEW_CHAT_VENDOR'], values))).toBe('https://new.test');
  expect(chatFrame(config(['ENABLE_NEW_CHAT_VENDOR']))).toBeUndefined();
});

const guest = { isAuthenticated: false, guestsSeeAccount: false, bopusEnabled: true };
test.each([
  ['a customer', [], { isAuthenticated: true }, 'account'],
  ['a guest', [], {}, 'link'],
  ['[STATE-031] a guest with the modal', ['NEW_SIGN_IN_ENABLED'], {}, 'signIn'],
  ['[STATE-054] a guest of the experiment', ['GUEST_DROPDOWN_ENABLED'], {}, 'account'],
  ['a guest of a market that shows it, with pickup', [], { guestsSeeAccount: true }, 'account'],
  ['the same without pickup', [], { guestsSeeAccount: true, bopusEnabled: false }, 'link'],
] as const)('[SHELL-030][SHELL-031] the account button of %s with %o', (_, flags, facts, opens) => {
  expect(accountButton(config(flags), { ...guest, ...facts })).toBe(opens);
});

test.each([
  [['SIGN_IN_ALERT_ENABLED'], {}, true],
  [[], {}, false],
  [['SIGN_IN_ALERT_ENABLED'], { isAuthenticated: true }, false],
  [['SIGN_IN_ALERT_ENABLED'], { wasShown: true }, false],
])('[SHELL-039][STATE-033] with %o and %o the hint shows: %s', (flags, facts, shows) => {
  expect(showsSignInAlert(config(flags), { isAuthenticated: false, wasShown: false, ...facts })).toBe(shows);
});
