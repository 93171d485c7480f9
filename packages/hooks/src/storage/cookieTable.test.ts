import { describe, expect, test } from 'vitest';
import { consentCookie } from './consent.ts';
import { cookieNames, type CookieOptions } from './cookies.ts';
import { CART_COOKIES, keepFacts } from './factCookies.ts';
import { returnsNoticeHidden } from './returnsNotice.ts';
import { alertSeen, rewardsSignedInCookie } from './seenCookies.ts';
import { signOutCookies } from './signOut.ts';

const day = 86_400;

/**
 * Seconds that each cookie of a page's script lives, as `docs/operating.md` lists them; null ends with the browser's
 * session. What the server alone writes is held by the server's own table.
 */
const table: Readonly<Record<string, number | null>> = {
  rewardsSignedIn: null,
  ABCPilotAlertSeen: 90 * day,
  consent: 180 * day,
  returnsNoticeHidden: 90 * day,
  rewardsId: null,
  rewardPoints: null,
  availableRewardBalance: null,
  nddMarket: null,
  nddHubStore: null,
  nddStore: null,
  loginFlow: null,
  loginMethod: null,
  ...Object.fromEntries(CART_COOKIES.map((name) => [name, null])),
};
const byServerAlone = [
  'signedIn',
  'hashedCustomerId',
  'eCookieId',
  'profileId',
  'userType',
  ...Object.values(cookieNames).filter((name) => name.startsWith('preferred')),
];

/** What analytics reads. */
const facts = [
  'rewardsId',
  'rewardPoints',
  'availableRewardBalance',
  'nddMarket',
  'nddHubStore',
  'nddStore',
  'loginFlow',
  'loginMethod',
  ...CART_COOKIES,
];

/** Every line that the package can write of a whole shopper. */
function linesOf(options: Pick<CookieOptions, 'secure'> = {}): string[] {
  const written: string[] = [];
  keepFacts(
    { all: () => ({}), write: (line) => void written.push(line) },
    Object.fromEntries(facts.map((name) => [name, '1'])),
    options,
  );
  return [
    rewardsSignedInCookie(options),
    alertSeen('ABC', options),
    consentCookie(['analytics'], options),
    returnsNoticeHidden(options),
    ...written,
  ];
}

const nameOf = (line: string) => line.slice(0, line.indexOf('='));

describe('every cookie of a page’s script', () => {
  test('[STATE-011][STATE-012][STATE-014][STATE-015] has the path, the flags and the life of the table', () => {
    for (const secure of [true, false]) {
      for (const line of linesOf({ secure })) {
        const name = nameOf(line);
        const life = table[name];
        expect(life, `${name} is in no table`).not.toBeUndefined();
        expect(line.split('; ').slice(1), name).toEqual([
          'Path=/',
          'SameSite=Lax',
          ...(life === null ? [] : [`Max-Age=${life}`]),
          ...(secure ? ['Secure'] : []),
        ]);
      }
    }
    // Left out, it is the safe one.
    expect(linesOf()).toEqual(linesOf({ secure: true }));
  });

  test('is written somewhere, and every name is in a table', () => {
    expect(new Set(linesOf().map(nameOf))).toEqual(new Set(Object.keys(table)));
    for (const name of Object.values(cookieNames))
      expect([...Object.keys(table), ...byServerAlone]).toContain(name);
  });

  test('[STATE-017] that is a person’s ends with the sign-out; store, vehicle, choice and visitor stay', () => {
    const all = [...Object.keys(table), ...byServerAlone];
    const left = all.filter((name) => !signOutCookies(all).map(nameOf).includes(name));
    const isChoice = (name: string) => name.startsWith('preferred');
    expect(left.filter((name) => !isChoice(name)).sort()).toEqual([
      'consent',
      'eCookieId',
      'returnsNoticeHidden',
    ]);
    expect(left.filter(isChoice)).toHaveLength(7);
  });
});
