// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { header } from '../../test/fixtures.ts';
import { accountButton } from '../session/accountButton.ts';
import { analyticsData } from './analyticsData.ts';
import { accountOf, segmentContent } from './headerFacts.ts';
import { createStateStore } from './stateStore.ts';
import { useStateOf } from './useStateOf.ts';

test('a component follows the part of a store that it shows, and no other', () => {
  const store = createStateStore({ button: 'enabled', page: 1 });
  let renders = 0;
  function Button() {
    const state = useStateOf(store, ({ button }) => button);
    renders += 1;
    return <button>{state}</button>;
  }
  render(<Button />);
  act(() => store.set({ button: 'loading' }));
  expect(screen.getByRole('button').textContent).toBe('loading');
  act(() => store.set({ page: 2 }));
  act(() => store.set({ button: 'loading' }));
  expect(renders).toBe(2);
});

test('a change that changes nothing tells nobody', () => {
  const store = createStateStore({ page: 1 });
  let told = 0;
  const stop = store.subscribe(() => (told += 1));
  store.set({ page: 1 });
  expect(told).toBe(0);
  store.set({ page: 2 });
  stop();
  store.set({ page: 3 });
  expect(told).toBe(1);
});

describe('header data', () => {
  test('[STATE-006] brings what analytics needs, lists as lists', () => {
    const facts = analyticsData(
      header({
        analyticsData: {
          nddMarket: 'MEM',
          nddStore: 12,
          cartProductSkus: ['1', 2],
          cartUnitPrice: '1.5|2',
          cartCorePrice: 7,
        },
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
      cartUnitPrice: ['1.5', '2'],
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
    const content = {
      segmentMessageContent: 'Welcome',
      cmsSegmentedContent: { hero: 'spring' },
      savedOrderMap: { o1: {} },
      isStagingApp: true,
    };
    expect(segmentContent(header(content))).toEqual({
      message: 'Welcome',
      slots: { hero: 'spring' },
      savedOrders: { o1: {} },
      isStaging: true,
    });
    const nothing = { message: '', slots: {}, savedOrders: {}, isStaging: false };
    expect(segmentContent(header())).toEqual(nothing);
    expect(segmentContent(undefined)).toEqual(nothing);
    const broken = {
      segmentMessageContent: 7,
      cmsSegmentedContent: ['x'],
      savedOrderMap: 'x',
      isStagingApp: 'true',
    };
    expect(segmentContent(broken as never)).toEqual(nothing);
  });

  test('that is not here yet is a guest’s', () => {
    expect(accountOf(undefined)).toMatchObject({ isAuthenticated: false, name: '' });
  });
});
