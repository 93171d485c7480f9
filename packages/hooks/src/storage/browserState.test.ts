import { fixture } from '@driveline/api/testing';
import { describe, expect, test } from 'vitest';
import { header } from '../../test/fixtures.ts';
import { accountFacts, forgetFacts, keepFacts, loginFacts } from './factCookies.ts';
import { createBrowserStorage } from './browserStorage.ts';
import { clearSession } from './clearSession.ts';
import { createCookieJar } from './cookieJar.ts';
import { alertSeen, rewardsSignedInCookie } from './seenCookies.ts';
import { allowSurvey, rememberedLogin, rememberLogin, suppressChat, takeSurveyOffer } from './remembered.ts';

/** Storage that cannot be had. */
const blocked = () =>
  createBrowserStorage({
    local: () => {
      throw new Error('blocked');
    },
    session: () => {
      throw new Error('blocked');
    },
  });

/** A document that keeps cookies as browsers do. */
function page() {
  const kept = new Map<string, string>();
  return {
    get cookie() {
      return [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(line: string) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      if (/Max-Age=0/.test(line)) kept.delete(pair.slice(0, at));
      else kept.set(pair.slice(0, at), pair.slice(at + 1));
    },
  };
}

describe('a jar of cookies', () => {
  test('writes, reads and ends them', () => {
    const jar = createCookieJar(() => document);
    const document = page();
    jar.write(alertSeen('ABC'));
    expect(jar.all()).toEqual({ ABCPilotAlertSeen: 'true' });
    jar.write('ABCPilotAlertSeen=; Path=/; Max-Age=0');
    expect(jar.all()).toEqual({});
  });

  test.each([
    [
      'that throws',
      () => {
        throw new Error('sandboxed');
      },
    ],
    [
      'that keeps none',
      () => ({
        get cookie() {
          return '';
        },
        set cookie(_: string) {
          /* refused */
        },
      }),
    ],
  ])('[STATE-009] of a document %s lives for the page', (_, place) => {
    const jar = createCookieJar(place as () => { cookie: string });
    jar.write(rewardsSignedInCookie());
    expect(jar.all()).toEqual({ rewardsSignedIn: 'true' });
    jar.write('rewardsSignedIn=; Path=/; Max-Age=0');
    expect(jar.all()).toEqual({});
  });
});

test('[STATE-011] the marker after a rewards sign-in ends with the session', () => {
  expect(rewardsSignedInCookie()).toBe('rewardsSignedIn=true; Path=/; SameSite=Lax; Secure');
  expect(rewardsSignedInCookie({ secure: false })).not.toContain('Secure');
});

test('[STATE-012] an alert that was seen stays seen for 90 days', () => {
  expect(alertSeen('ABC')).toBe('ABCPilotAlertSeen=true; Path=/; SameSite=Lax; Max-Age=7776000; Secure');
});

test('[STATE-013][STATE-015] an account is in cookies for the session, and what it lacks is not', () => {
  const { myAccountMap } = header();
  const account = {
    myAccountMap: { ...myAccountMap, rewardsId: '6000' },
    analyticsData: { nddMarket: 'MEM', nddHubStore: 9 },
  };
  const { loyaltyAccount } = fixture('rewards.account');
  const card = { ...loyaltyAccount!, credits: 0, rewardBalance: 12.5 };
  const lines: string[] = [];
  let present: Record<string, string> = { nddStore: '12', nddMarket: 'MEM' };
  const jar = { all: () => present, write: (line: string) => void lines.push(line) };
  keepFacts(jar, {
    ...accountFacts(account, { loyaltyAccount: card, accounts: [], receiptDays: 90 }),
    ...loginFacts('cart', 'email'),
  });
  expect(lines.map((line) => line.split(';')[0])).toEqual([
    'rewardsId=6000',
    'rewardPoints=0',
    'availableRewardBalance=12.5',
    'nddHubStore=9',
    'nddStore=',
    'loginFlow=cart',
    'loginMethod=email',
  ]);
  expect(lines.filter((line) => line.includes('Max-Age')).map((line) => line.split('=')[0])).toEqual([
    'nddStore',
  ]);
  // What the page does not know of the card stays as it was.
  expect(accountFacts(account)).not.toHaveProperty('rewardPoints');
  present = { loginFlow: 'cart', cartProductSkus: '1', preferredStoreId: '12' };
  lines.length = 0;
  forgetFacts(jar);
  expect(lines.map((line) => line.split(';')[0]).sort()).toEqual(['cartProductSkus=', 'loginFlow=']);
});

describe.each([
  ['storage', () => createBrowserStorage({ local: memory, session: memory })],
  ['blocked storage', blocked],
])('with %s', (_, open) => {
  test('[ACCT-023] the email is kept while it is to be remembered, and forgotten else', () => {
    const storage = open();
    expect(rememberedLogin(storage)).toEqual({ isChecked: false, email: '' });
    rememberLogin(storage, { email: 'ana@example.com', isChecked: true });
    expect(rememberedLogin(storage)).toEqual({ isChecked: true, email: 'ana@example.com' });
    rememberLogin(storage, { email: 'ana@example.com', isChecked: false });
    expect(rememberedLogin(storage)).toEqual({ isChecked: false, email: '' });
    expect(storage.read('email')).toBeNull();
  });

  test('[STATE-008] the survey is offered once after each purchase', () => {
    const storage = open();
    expect(takeSurveyOffer(storage)).toBe(false);
    allowSurvey(storage, 'o1');
    expect(takeSurveyOffer(storage)).toBe(true);
    expect(takeSurveyOffer(storage)).toBe(false);
    allowSurvey(storage, 'o1');
    expect(takeSurveyOffer(storage)).toBe(false);
    allowSurvey(storage, 'o2');
    expect(takeSurveyOffer(storage)).toBe(true);
  });

  test('[CONTENT-017] the time of rest is kept', () => {
    const storage = open();
    suppressChat(storage, 42);
    expect(storage.read('disableProactiveChatExpiry')).toBe('42');
  });

  test('[STATE-017][ACCT-036] a sign-out ends the session’s items and cookies, and nothing of the browser', () => {
    const storage = open();
    const document = page();
    const jar = createCookieJar(() => document);
    storage.write('loggedInFrom', 'cart');
    storage.write('email', 'ana@example.com');
    storage.write('recentSearches', '["wiper"]');
    for (const name of [
      'preferredStoreId',
      'preferredVehicleId',
      'preferredZip',
      'eCookieId',
      'signedIn',
      'rewardsId',
      'userType',
      'XPilotAlertSeen',
    ])
      document.cookie = `${name}=1`;
    clearSession(storage, jar);
    expect(storage.read('loggedInFrom')).toBeNull();
    expect(storage.read('email')).toBe('ana@example.com');
    expect(storage.read('recentSearches')).toBe('["wiper"]');
    expect(Object.keys(jar.all()).sort()).toEqual([
      'eCookieId',
      'preferredStoreId',
      'preferredVehicleId',
      'preferredZip',
    ]);
  });
});

const shelves = new Map<string, string>();
function memory() {
  return {
    getItem: (key: string) => shelves.get(key) ?? null,
    setItem: (key: string, value: string) => void shelves.set(key, value),
    removeItem: (key: string) => void shelves.delete(key),
  };
}
