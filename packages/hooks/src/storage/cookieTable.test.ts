import { describe, expect, test } from 'vitest';
import { header } from '../../test/fixtures.ts';
import { accountCookies, alertSeen, rewardsSignedInCookie } from './accountCookies.ts';
import { CART_COOKIES, cartCookies } from './cartCookies.ts';
import { consentCookie } from './consent.ts';
import { cookieNames, storeCookies, vehicleCookies, type CookieOptions } from './cookies.ts';
import { returnsNoticeHidden } from './returnsNotice.ts';
import { signOutCookies } from './signOut.ts';

const day = 86_400;
/** CONST-051 in seconds, cut. */
const long = 34_186_698;

/**
 * Seconds that each cookie of a page's script lives, as `docs/operating.md` lists them; null ends with the browser's
 * session. What the server alone writes is held by the server's own table.
 */
const table: Readonly<Record<string, number | null>> = {
  preferredVehicleYear: long,
  preferredVehicleMake: long,
  preferredVehicleModel: long,
  preferredVehicleEngine: long,
  preferredVehicleId: long,
  preferredStoreId: long,
  preferredZip: long,
  rewardsSignedIn: null,
  ABCPilotAlertSeen: 90 * day,
  consent: 180 * day,
  returnsNoticeHidden: 90 * day,
  profileId: null,
  rewardsId: null,
  userType: null,
  rewardPoints: null,
  availableRewardBalance: null,
  nddMarket: null,
  nddHubStore: null,
  nddStore: null,
  loginFlow: null,
  loginMethod: null,
  ...Object.fromEntries(CART_COOKIES.map((name) => [name, null])),
};
const byServerAlone = ['signedIn', 'hashedCustomerId', 'eCookieId'];

/** Every line that the package can write of a whole shopper. */
function linesOf(options: Pick<CookieOptions, 'secure'> = {}): string[] {
  const vehicle = { year: '2018', make: 'Honda', model: 'Civic', engine: '2.0L', vehicleId: 'v1' };
  const { myAccountMap, ...rest } = header();
  const account = {
    ...rest,
    myAccountMap: { ...myAccountMap, userType: '7', profileId: 'p', rewardsId: 'r' },
  };
  const ndd = { nddMarket: 'MEM', nddHubStore: '9', nddStore: '4002' };
  const facts = { rewardPoints: 1, availableRewardBalance: 2, loginFlow: 'login', loginMethod: 'email' } as const; // prettier-ignore
  return [
    ...vehicleCookies(vehicle, options),
    ...storeCookies({ storeNumber: '12', zip: '38103' }, options),
    rewardsSignedInCookie(options),
    alertSeen('ABC', options),
    consentCookie(['analytics'], options),
    returnsNoticeHidden(options),
    ...accountCookies({ ...account, analyticsData: ndd }, facts, options),
    ...cartCookies({ cartProductSkus: ['1'] }, options),
  ];
}

const nameOf = (line: string) => line.slice(0, line.indexOf('='));

describe('every cookie of a page’s script', () => {
  test('[STATE-011][STATE-012][STATE-013][STATE-014][STATE-015] has the path, the flags and the life of the table', () => {
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

  test('[STATE-014] is never cut in the middle of a character', () => {
    const [titles = ''] = cartCookies({ cartProductTitles: [`${'x'.repeat(1023)}🔧`] }).filter((line) =>
      line.startsWith('cartProductTitles='),
    );
    expect(titles).toContain(`=${'x'.repeat(1023)};`);
  });
});
