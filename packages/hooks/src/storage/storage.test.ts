import { describe, expect, test } from 'vitest';
import { createBrowserStorage, storageKeys } from './browserStorage.ts';
import type { StorageLike } from './browserStorage.ts';
import { header } from '../../test/fixtures.ts';
import { alertSeenCookie, formatCookie, parseCookies } from './cookies.ts';
import { cartFacts } from './factCookies.ts';
import { storedLastCall } from './lastCall.ts';
import { signOutCookies } from './signOut.ts';

function memory(): StorageLike & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

describe('browser storage', () => {
  test('[STATE-007] keeps each key where it belongs', () => {
    const local = memory();
    const session = memory();
    const storage = createBrowserStorage({ local: () => local, session: () => session });
    for (const key of Object.keys(storageKeys) as (keyof typeof storageKeys)[]) storage.write(key, 'x');
    expect([...local.kept.keys()]).toEqual(
      expect.arrayContaining([
        'rememberMeChecked',
        'email',
        'displayEmailOptInAlert',
        'disableProactiveChatExpiry',
        'recentSearches',
      ]),
    );
    expect([...session.kept.keys()]).toEqual(
      expect.arrayContaining([
        'loggedInFrom',
        'showWhatDidYouThink',
        'interactionLocation',
        'ymmeActionSource',
        'searchMethod',
        'productFindingMethod',
        'typeAheadValue',
        'performedSearch',
        'canShowToastNotification',
      ]),
    );
    expect([...local.kept.keys()].filter((key) => session.kept.has(key))).toEqual([]);
  });

  test('reads, overwrites and removes', () => {
    const local = memory();
    const storage = createBrowserStorage({ local: () => local, session: memory });
    storage.write('email', 'a');
    storage.write('email', 'b');
    expect(storage.read('email')).toBe('b');
    storage.remove('email');
    expect(storage.read('email')).toBeNull();
    expect(local.kept.size).toBe(0);
  });

  test('[STATE-009] goes on in memory when storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    const storage = createBrowserStorage({ local: blocked, session: blocked });
    expect(storage.read('email')).toBeNull();
    storage.write('email', 'a');
    expect(storage.read('email')).toBe('a');
    storage.remove('email');
    expect(storage.read('email')).toBeNull();
  });

  test('[STATE-009] goes on in memory when storage is full', () => {
    const full = {
      ...memory(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const storage = createBrowserStorage({ local: () => full, session: () => full });
    storage.write('typeAheadValue', 'brake');
    expect(storage.read('typeAheadValue')).toBe('brake');
  });

  test('where there is none, as on a server, nothing throws', () => {
    const storage = createBrowserStorage();
    storage.write('searchMethod', 'typed');
    expect(storage.read('searchMethod')).toBe('typed');
  });

  test.each([
    ['1700000000000', 1700000000000],
    [null, undefined],
    ['soon', undefined],
  ])('a last call kept as %s reads %s', (kept, at) => {
    const session = memory();
    if (kept !== null) session.kept.set('lastCallAt', kept);
    const last = storedLastCall(createBrowserStorage({ local: memory, session: () => session }));
    expect(last.read()).toBe(at);
    last.write(5);
    expect(last.read()).toBe(5);
  });
});

describe('cookies', () => {
  test('are read, decoded where they can be', () => {
    expect(parseCookies('a=1; b=x%20y; c=%E0%A4%A; d; =e; f=g=h')).toEqual({
      a: '1',
      b: 'x y',
      c: '%E0%A4%A',
      f: 'g=h',
    });
    expect(parseCookies(null)).toEqual({});
  });

  test('end with the browser’s session when no life is given', () => {
    expect(formatCookie('rewardsSignedIn', 'true', { secure: false })).toBe(
      'rewardsSignedIn=true; Path=/; SameSite=Lax',
    );
  });

  test('[STATE-014] the cart’s products are lists, cut and empty with it', () => {
    const filled = cartFacts(
      header({
        analyticsData: {
          cartProductSkus: '1|2',
          cartProductTitles: [`${'x'.repeat(1023)}🔧`],
          cartUnitPrice: [1.5, 2],
        },
      }),
    );
    expect(filled).toMatchObject({ cartProductSkus: '1|2', cartUnitPrice: '1.5|2', cartProductVendors: '' });
    // Never cut in the middle of a character.
    expect(filled['cartProductTitles']).toBe('x'.repeat(1023));
    expect(Object.values(cartFacts(header()))).toEqual(Array(7).fill(''));
  });

  test('[STATE-017] signing out ends the session’s and keeps store, zip, vehicle and eCookieId', () => {
    const kept = [
      'preferredStoreId',
      'preferredZip',
      'preferredVehicleId',
      'preferredVehicleYear',
      'eCookieId',
    ];
    const ended = [
      'signedIn',
      'hashedCustomerId',
      'rewardsSignedIn',
      alertSeenCookie('ABC'),
      'cartProductSkus',
      'userType',
      'loginMethod',
      'profileId',
      'rewardsId',
      'nddMarket',
    ];
    const written = signOutCookies([...kept, ...ended]);
    expect(written.map((text) => text.split('=')[0])).toEqual(ended);
    expect(written.every((text) => text.includes('Max-Age=0'))).toBe(true);
  });
});
