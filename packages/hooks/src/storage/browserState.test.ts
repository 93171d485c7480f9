import { describe, expect, test } from 'vitest';
import { header } from '../../test/fixtures.ts';
import { accountCookies, alertSeen, rewardsSignedInCookie } from './accountCookies.ts';
import { createBrowserStorage } from './browserStorage.ts';
import { clearSession } from './clearSession.ts';
import { createCookieJar } from './cookieJar.ts';
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
    ['that throws', () => { throw new Error('sandboxed'); }], // prettier-ignore
    ['that keeps none', () => ({ get cookie() { return ''; }, set cookie(_: string) { /* refused */ } })], // prettier-ignore
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

test('[STATE-013][STATE-015] an account is in cookies, and what it lacks is not', () => {
  const { myAccountMap } = header();
  const lines = accountCookies(
    {
      myAccountMap: { ...myAccountMap, userType: '7', profileId: 'h1', rewardsId: '6000' },
      analyticsData: { nddMarket: 'MEM', nddHubStore: 9 },
    },
    { rewardPoints: 0, availableRewardBalance: 12.5, loginFlow: 'login', loginMethod: 'email' },
  );
  const pairs = lines.map((line) => line.split(';')[0]);
  expect(pairs).toEqual([
    'profileId=h1',
    'rewardsId=6000',
    'userType=7',
    'rewardPoints=0',
    'availableRewardBalance=12.5',
    'nddMarket=MEM',
    'nddHubStore=9',
    'nddStore=',
    'loginFlow=login',
    'loginMethod=email',
  ]);
  expect(lines.filter((line) => line.includes('Max-Age=0')).map((line) => line.split('=')[0])).toEqual([
    'nddStore',
  ]);
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

  test('[STATE-008] the survey is offered once after a purchase', () => {
    const storage = open();
    expect(takeSurveyOffer(storage)).toBe(false);
    allowSurvey(storage);
    expect(takeSurveyOffer(storage)).toBe(true);
    expect(takeSurveyOffer(storage)).toBe(false);
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
    for (const name of ['preferredStoreId', 'preferredVehicleId', 'preferredZip', 'eCookieId', 'signedIn', 'rewardsId', 'userType', 'XPilotAlertSeen']) document.cookie = `${name}=1`; // prettier-ignore
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
