import { describe, expect, test } from 'vitest';
import { assumedStoreNumber, chosenStore } from './assumedStore.ts';
import { asksForPlace, mayLocateStore, storeToAssign } from './storeAssignment.ts';
import { storeFromUrl } from './storeFromUrl.ts';

const situation = {
  isAnonymous: true,
  storeNumber: undefined,
  defaultStoreNumber: '6997',
  isBot: false,
  isMobileApp: false,
  path: '/',
  search: '',
};

describe('[VEHST-033] the device’s place may choose a store', () => {
  test.each([
    ['for a guest without one', {}, true],
    ['for a guest with the default one', { storeNumber: '6997' }, true],
    ['not over a chosen one', { storeNumber: '12' }, false],
    ['not for a signed-in user', { isAnonymous: false }, false],
    ['not for a bot', { isBot: true }, false],
    ['not in the app', { isMobileApp: true }, false],
    ['not in the checkout', { path: '/checkout' }, false],
    ['not in the sign-in of the checkout', { path: '/signincheckout' }, false],
    ['not where the address sets one', { search: '?spps.s=12' }, false],
    ['in a market without a default too', { defaultStoreNumber: undefined }, true],
  ])('%s', (_, facts, may) => {
    expect(mayLocateStore({ ...situation, ...facts })).toBe(may);
  });
});

test.each([
  ['granted', false, true],
  ['prompt', false, false],
  ['denied', false, false],
  [undefined, false, false],
  ['prompt', true, true],
  ['denied', true, false],
  [undefined, true, true],
] as const)('[VEHST-034] permission %s with a gesture %s asks %s', (permission, byGesture, asks) => {
  expect(asksForPlace(permission, byGesture)).toBe(asks);
});

describe('the store to assign', () => {
  const at = (id: string, countryCode: string, isClosed = false) => ({
    id,
    countryCode,
    closed: { isClosed },
  });
  const open = { stores: { ignoresForeignStores: false, searchCountries: ['US'] } };
  const strict = { stores: { ignoresForeignStores: true, searchCountries: ['BR'] } };

  test('[VEHST-036] is the nearest open one', () => {
    expect(storeToAssign([at('1', 'US', true), at('2', 'US'), at('3', 'US')], open, '6997')).toBe('2');
  });

  test('[VEHST-036][VEHST-039] is the fallback when none is open', () => {
    expect(storeToAssign([at('1', 'US', true)], open, '6997')).toBe('6997');
    expect(storeToAssign([], open, '6997')).toBe('6997');
  });

  test('[VEHST-038] is never abroad where the market says so', () => {
    expect(storeToAssign([at('1', 'US'), at('2', 'BR')], strict, undefined)).toBe('2');
    expect(storeToAssign([at('1', 'US')], strict, undefined)).toBeUndefined();
    expect(storeToAssign([at('1', 'MX')], open, '6997')).toBe('1');
  });
});

describe('[VEHST-040] a store in the address', () => {
  test('is set, and the address says so', () => {
    expect(storeFromUrl('?spps.s=1234&intcmp=a')).toEqual({
      storeNumber: '1234',
      searchWhenSet: '?spps.s=1234&intcmp=a&new_store_set=true',
      searchWhenFailed: '?intcmp=a',
    });
  });

  test.each(['123456', 'abc', '', '12x', '-1'])('%s is no number and is dropped', (asked) => {
    expect(storeFromUrl(`?spps.s=${asked}`)).toMatchObject({ storeNumber: undefined, searchWhenFailed: '' });
  });

  test.each(['', '?q=1', '?spps.s=12&new_store_set=true'])('%s asks for nothing', (search) => {
    expect(storeFromUrl(search)).toBeUndefined();
  });
});

describe('[VEHST-032] the store that is assumed', () => {
  const config = (number = '') => ({ value: () => number });
  const market = (defaultStoreNumber?: string) => ({ stores: { defaultStoreNumber } });

  test.each([
    ['the market’s', '', '6997', '6997'],
    ['config’s before it', '1234', '6997', '1234'],
    ['none in a market without', '', undefined, undefined],
    ['none there by config either', '1234', undefined, undefined],
  ])('is %s', (_, configured, ofMarket, number) => {
    expect(assumedStoreNumber(config(configured), market(ofMarket))).toBe(number);
  });

  test.each([
    [{ storeNumber: '12' }, '6997', { storeNumber: '12' }],
    [{ storeNumber: '6997' }, '6997', undefined],
    [{ storeNumber: '12' }, undefined, { storeNumber: '12' }],
    [null, '6997', undefined],
    [undefined, undefined, undefined],
  ])('leaves of %o, with %s assumed, the chosen %o', (store, assumed, chosen) => {
    expect(chosenStore(store, assumed)).toEqual(chosen);
  });
});
