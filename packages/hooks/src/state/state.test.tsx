// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { header } from '../../test/fixtures.ts';
import { accountButton } from '../session/accountButton.ts';
import { createStateStore, initialAppState, showsAnimation } from './appState.ts';
import type { AppState, ClientState } from './appState.ts';
import { createGlobalState, globalStateKeys } from './globalState.ts';
import { accountOf, analyticsData, segmentContent } from './headerFacts.ts';
import { useStateOf } from './useStateOf.ts';

test('[STATE-001] the app’s flags start as a page without anything special', () => {
  const app = createStateStore<AppState>(initialAppState);
  expect(Object.keys(app.read()).sort()).toEqual([
    'appBannerShown',
    'canShowToastNotification',
    'chatAgent',
    'checkoutButton',
    'deviceType',
    'isAutofill',
    'isFetchingLocation',
    'isFooterPresent',
    'isHeaderPresent',
    'isSecondaryHeaderFooterPresent',
    'orderStatus',
    'shouldShowAnimation',
    'userAgent',
    'userAuthenticated',
  ]);
  expect(app.read()).toMatchObject({ isHeaderPresent: true, userAuthenticated: false, orderStatus: 'idle' });
});

test('[STATE-001] a component follows the part that it shows, and no other', () => {
  const app = createStateStore<AppState>(initialAppState);
  let renders = 0;
  function Button() {
    const state = useStateOf(app, ({ checkoutButton }) => checkoutButton);
    renders += 1;
    return <button>{state}</button>;
  }
  render(<Button />);
  act(() => app.set({ checkoutButton: 'loading' }));
  expect(screen.getByRole('button').textContent).toBe('loading');
  act(() => app.set({ isAutofill: true }));
  act(() => app.set({ checkoutButton: 'loading' }));
  expect(renders).toBe(2);
});

test('a change that changes nothing tells nobody', () => {
  const app = createStateStore<AppState>(initialAppState);
  let told = 0;
  const stop = app.subscribe(() => (told += 1));
  app.set({ isHeaderPresent: true });
  expect(told).toBe(0);
  app.set({ isHeaderPresent: false });
  stop();
  app.set({ isHeaderPresent: true });
  expect(told).toBe(1);
});

test('[STATE-002] the client’s state is its own store', () => {
  const mine: ClientState = {
    eCookieId: 'e',
    userId: '',
    rewardsId: '',
    locale: 'en-US',
    isMobileApp: false,
    mobileAppVersion: '',
    reqUrl: '/',
    proxiedHostname: 'shop.test',
    featureToggles: { ACES_ENABLED: true },
  };
  const client = createStateStore(mine);
  client.set({ rewardsId: '6000' });
  expect(client.read()).toEqual({ ...mine, rewardsId: '6000' });
});

test.each([
  [true, false, true],
  [true, true, false],
  [false, false, false],
])('[STATE-052] with the flag %s and reduced motion %s it animates: %s', (flag, reduced, shows) => {
  expect(showsAnimation({ flag: () => flag }, reduced)).toBe(shows);
});

describe('the global state', () => {
  test('[STATE-003] has six keys', () => {
    const state = createGlobalState();
    for (const key of globalStateKeys) state.write(key, key);
    expect(globalStateKeys.map((key) => state.read(key))).toEqual([
      'rewardsData',
      'paypal',
      'store',
      'googlePay',
      'saveForLater',
      'search',
    ]);
    state.clear();
    expect(state.read('store')).toBeUndefined();
  });

  test('[STATE-004] refuses any other', () => {
    const state = createGlobalState();
    expect(() => state.write('vehicle' as never, 1)).toThrow('Invalid global state key');
    expect(() => state.read('toString' as never)).toThrow('Invalid global state key');
  });
});

describe('header data', () => {
  test('[STATE-006] brings what analytics needs, lists as lists', () => {
    const facts = analyticsData(
      header({
        analyticsData: { nddMarket: 'MEM', nddStore: 12, cartProductSkus: ['1', 2], cartUnitPrice: 'broken' },
      }),
    );
    expect(facts).toEqual({
      nddMarket: 'MEM',
      nddHubStore: '',
      nddStore: '12',
      cartProductPartIds: [],
      cartProductSkus: ['1', '2'],
      cartProductTitles: [],
      cartProductVendors: [],
      cartUnitPrice: [],
      cartCorePrice: [],
      cartDiscountPriceList: [],
    });
    expect(analyticsData(undefined).cartProductSkus).toEqual([]);
  });

  const map = header().myAccountMap;
  test.each([
    ['a guest', {}, { isAuthenticated: false, isAutoLogin: false, isRewardsMember: false }],
    ['a customer', { anonymous: 'false' }, { isAuthenticated: true, isAutoLogin: false }],
    [
      'who is remembered',
      { anonymous: 'false', autoLogin: 'true' },
      { isAuthenticated: true, isAutoLogin: true },
    ],
    ['a guest who was remembered', { autoLogin: 'true' }, { isAuthenticated: false, isAutoLogin: false }],
    ['a member', { anonymous: 'false', rewardsId: '6000' }, { isRewardsMember: true, rewardsId: '6000' }],
  ])('[STATE-005][ACCT-001][ACCT-002][ACCT-005][ACCT-006] tells %s', (_, facts, account) => {
    expect(accountOf({ myAccountMap: { ...map, ...facts } })).toMatchObject(account);
  });

  test.each([
    ['11', 'false', true],
    ['7', 'false', false],
    ['11', 'true', false],
  ])('[ACCT-008] type %s, anonymous %s, is standalone: %s', (userType, anonymous, isStandalone) => {
    expect(accountOf({ myAccountMap: { ...map, userType, anonymous } }).isStandalone).toBe(isStandalone);
  });

  test('[ACCT-009] whatever type and marks header data names, who is not signed in is a guest', () => {
    const anything = fc.string();
    fc.assert(
      fc.property(
        fc.record({ userType: anything, autoLogin: anything, anonymous: anything }),
        fc.boolean(),
        ({ anonymous, ...facts }, isSignedIn) => {
          const account = accountOf({
            myAccountMap: { ...map, ...facts, anonymous: isSignedIn ? 'false' : `not ${anonymous}` },
          });
          expect(account.isAuthenticated).toBe(isSignedIn);
          if (isSignedIn) return;
          expect(account).toMatchObject({ isAutoLogin: false, isStandalone: false });
          const config = { flag: () => false };
          const button = { ...account, guestsSeeAccount: false, bopusEnabled: true };
          expect(accountButton(config, button)).toBe('link');
        },
      ),
    );
  });

  test('[CONTENT-032] carries content for groups, put-aside orders and the mark of staging', () => {
    const content = { segmentMessageContent: 'Welcome', cmsSegmentedContent: { hero: 'spring' }, savedOrderMap: { o1: {} }, isStagingApp: true }; // prettier-ignore
    expect(segmentContent(header(content))).toEqual({
      message: 'Welcome',
      slots: { hero: 'spring' },
      savedOrders: { o1: {} },
      isStaging: true,
    });
    const nothing = { message: '', slots: {}, savedOrders: {}, isStaging: false };
    expect(segmentContent(header())).toEqual(nothing);
    expect(segmentContent(undefined)).toEqual(nothing);
    const broken = { segmentMessageContent: 7, cmsSegmentedContent: ['x'], savedOrderMap: 'x', isStagingApp: 'true' }; // prettier-ignore
    expect(segmentContent(broken as never)).toEqual(nothing);
  });

  test('that is not here yet is a guest’s', () => {
    expect(accountOf(undefined)).toMatchObject({ isAuthenticated: false, name: '' });
  });
});
