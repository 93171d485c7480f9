// @vitest-environment jsdom
import { fixture, type TestAnswers } from '@driveline/api/testing';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { act, cleanup, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cart, customerHeader, header, line, shipment, store } from '../../test/fixtures.ts';
import { renderShop } from '../../test/renderShop.tsx';
import { cartQueries } from '../cart/cartQueries.ts';
import { useB2c } from '../client/ClientProvider.ts';
import { headerQueries } from '../header/headerQueries.ts';
import { useEdge } from '../machine/Edge.ts';
import { rewardsQueries } from '../rewards/rewardsQueries.ts';
import type { PageFacts } from '../state/appState.ts';
import { partState } from '../state/partState.ts';
import { consentCookie, keepConsent, type ConsentCategory } from '../storage/consent.ts';
import { parseCookies } from '../storage/cookies.ts';
import { createLogger } from './logger.ts';
import { createShopAnalytics } from './shopAnalytics.ts';
import { cartMutations } from '../cart/cartMutations.ts';
import { runMutation } from '../mutations/runMutation.ts';
import { useMeasured } from './useMeasured.ts';
import type { SharedState } from './useSharedState.ts';

const shared = () => (globalThis as { shopState?: SharedState }).shopState;
// Written without `Secure`, as jsdom's page is not on https.
const accept = (...accepted: ConsentCategory[]) => (document.cookie = consentCookie(accepted));
const jar = () => parseCookies(document.cookie);

const member = customerHeader({ rewardsId: '6000', userType: '7' });
const analyticsData = {
  nddMarket: 'Memphis',
  nddHubStore: '9',
  nddStore: '12',
  cartProductSkus: '1|2',
  cartUnitPrice: '10|2.5',
};
const answers: TestAnswers = {
  'shell.header': { ...member, analyticsData, storeDetails: store({ storeNumber: '12' }) },
  'cart.detail': cart([shipment([line()])], 20),
  'rewards.account': {
    ...fixture('rewards.account'),
    loyaltyAccount: { ...fixture('rewards.account').loyaltyAccount!, credits: 3, rewardBalance: 20 },
  },
};

type Props = PageFacts & { readonly path: string };
const start: Props = { path: '/', frame: 'common', sending: undefined };

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  document.documentElement.lang = 'es-MX';
});
afterEach(() => {
  cleanup();
  for (const name of Object.keys(jar())) document.cookie = `${name}=; Max-Age=0; Path=/`;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function page(own: TestAnswers = {}) {
  const logger = createLogger({ send: () => undefined, random: () => 1 });
  const rendered = renderShop(
    ({ path, ...facts }: Props) => {
      const queryClient = useQueryClient();
      const { client } = useB2c();
      const { storage } = useEdge();
      const [analytics] = useState(() =>
        createShopAnalytics({ queryClient, locale: 'en-US', pageType: () => 'home' }),
      );
      useMeasured({
        analytics,
        logger,
        storage,
        plugins: [],
        modules: {},
        shop: { market: 'us', locale: 'en-US', currency: 'USD' },
        place: { pathname: path, search: '', key: path },
        page: facts,
      });
      const queries = [
        useQuery(headerQueries.data(client)),
        useQuery(cartQueries.detail(client)),
        useQuery(rewardsQueries.account(client)),
      ];
      return queries.every(({ isSuccess }) => isSuccess);
    },
    { ...answers, ...own },
    { props: start, options: { config: { flags: { LOTTIE_ANIMATIONS_ENABLED: true }, values: {} } } },
  );
  await waitFor(() => expect(rendered.result.current).toBe(true));
  return rendered;
}

describe('window.shopState', () => {
  test('is there for scripts that the shopper accepts, and goes with the consent', async () => {
    await page();
    expect(shared()).toBeUndefined();
    act(() => keepConsent(['survey']));
    expect(shared()).toBeDefined();
    act(() => keepConsent([]));
    expect(shared()).toBeUndefined();
  });

  test('[STATE-001][STATE-052] tells the flags of the page as they are now', async () => {
    accept('analytics');
    const { edge, rerender, queryClient, client } = await page();
    expect(shared()?.app()).toEqual({
      isHeaderPresent: true,
      isSecondaryHeaderFooterPresent: false,
      isFooterPresent: true,
      chatAgent: { status: false, requestStatus: 'idle' },
      isFetchingLocation: false,
      appBannerShown: false,
      userAuthenticated: true,
      deviceType: 'desktop',
      userAgent: navigator.userAgent,
      canShowToastNotification: true,
      isAutofill: false,
      shouldShowAnimation: true,
      checkoutButton: 'enabled',
      orderStatus: 'idle',
    });
    edge.storage.write('appBannerShown', 'true');
    edge.storage.write('canShowToastNotification', 'false');
    partState.set({ isFetchingLocation: true });
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    act(() => void queryClient.setQueryData(cartQueries.detail(client).queryKey, cart([], 0)));
    rerender({ ...start, path: '/checkout', frame: 'checkout' });
    expect(shared()?.app()).toMatchObject({
      isSecondaryHeaderFooterPresent: true,
      appBannerShown: true,
      canShowToastNotification: false,
      isFetchingLocation: true,
      shouldShowAnimation: false,
      checkoutButton: 'disabled',
    });
    partState.set({ isFetchingLocation: false });
    rerender({ ...start, path: '/signin', frame: undefined });
    expect(shared()?.app()).toMatchObject({ isHeaderPresent: false, isFooterPresent: false });
  });

  test.each([
    ['/orderConfirmation', true, 'success'],
    ['/checkout', true, 'failure'],
    ['/checkout', false, 'unknown'],
  ])('[STATE-001] an order that ends on %s, online %s, is a %s', async (path, onLine, status) => {
    accept('analytics');
    const { rerender } = await page();
    rerender({ path: '/cart', frame: 'common', sending: 'check-out' });
    expect(shared()?.app().checkoutButton).toBe('loading');
    rerender({ path: '/checkout', frame: 'checkout', sending: 'place-order' });
    expect(shared()?.app().orderStatus).toBe('requesting');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    rerender({ path, frame: 'checkout', sending: undefined });
    expect(shared()?.app().orderStatus).toBe(status);
  });

  test('[STATE-002] tells what the client knows of itself', async () => {
    accept('analytics');
    document.cookie = 'eCookieId=e1';
    await page();
    expect(shared()?.client()).toMatchObject({
      eCookieId: 'e1',
      userId: 'p1',
      rewardsId: '6000',
      locale: 'es-MX',
      isMobileApp: false,
      mobileAppVersion: '',
      reqUrl: '/',
      proxiedHostname: 'localhost',
      featureToggles: { LOTTIE_ANIMATIONS_ENABLED: true, ACES_ENABLED: false },
    });
  });

  test('[STATE-003] shares six values with scripts, until the shopper signs out', async () => {
    accept('analytics');
    const { queryClient, client } = await page();
    const { global } = shared()!;
    expect(global.read('store')).toMatchObject({ storeNumber: '12' });
    expect(global.read('rewardsData')).toMatchObject({ rewardBalance: 20 });
    expect([global.read('saveForLater'), global.read('search')]).toEqual([undefined, undefined]);
    global.write('paypal', { token: 't' });
    global.write('googlePay', true);
    expect([global.read('paypal'), global.read('googlePay')]).toEqual([{ token: 't' }, true]);
    act(() => void queryClient.setQueryData(headerQueries.data(client).queryKey, { ...member }));
    act(() => void queryClient.setQueryData(headerQueries.data(client).queryKey, header()));
    expect(global.read('paypal')).toBeUndefined();
  });

  test('[STATE-004] refuses any other key', async () => {
    accept('analytics');
    await page();
    expect(() => shared()?.global.write('vehicle' as never, 1)).toThrow('Invalid global state key');
    expect(() => shared()?.global.read('toString' as never)).toThrow('Invalid global state key');
  });
});

describe('cookies of analytics', () => {
  const facts = {
    cartProductSkus: '1|2',
    cartUnitPrice: '10|2.5',
    rewardsId: '6000',
    rewardPoints: '3',
    availableRewardBalance: '20',
    nddMarket: 'Memphis',
    nddHubStore: '9',
    nddStore: '12',
  };

  test('[STATE-006][STATE-014][STATE-015] follow the cart and the account of one who agreed', async () => {
    accept('analytics');
    const { queryClient, client } = await page();
    await waitFor(() => expect(jar()).toMatchObject(facts));
    act(() => void queryClient.setQueryData(headerQueries.data(client).queryKey, member));
    expect(jar()).not.toHaveProperty('cartProductSkus');
  });

  test('[STATE-014] follow what lies in the cart now, as its change answers only with a count', async () => {
    accept('analytics');
    const miniCart = { ...cart([shipment([line()])], 20), miniCartMap: { itemCount: 1, orderSubTotal: 20 } };
    const { queryClient, client, ids } = await page({ 'cart.addItem': miniCart });
    const asked = () => ids().filter((id) => id === 'shell.header').length;
    expect(asked()).toBe(1);
    await act(() => runMutation(queryClient, cartMutations.addItem(client), { skuNumber: '3', quantity: 1 }));
    await waitFor(() => expect(asked()).toBe(2));
    act(() => keepConsent(['survey']));
    await act(() => runMutation(queryClient, cartMutations.addItem(client), { skuNumber: '3', quantity: 1 }));
    expect(asked()).toBe(2);
  });

  test('[STATE-026] are not there for another, and end when the consent is taken back', async () => {
    accept('survey');
    await page();
    expect(Object.keys(jar())).toEqual(['consent']);
    act(() => keepConsent(['analytics']));
    expect(jar()).toMatchObject(facts);
    act(() => keepConsent([]));
    expect(Object.keys(jar())).toEqual(['consent']);
  });

  test('[STATE-015] say how the shopper signed in', async () => {
    accept('analytics');
    document.body.innerHTML =
      '<form data-intent="sign-in"><input name="username" value="ana@example.com"></form>';
    const { edge, queryClient, client } = await page({ 'shell.header': header() });
    edge.storage.write('loggedInFrom', 'cart');
    document.forms[0]!.dispatchEvent(new Event('submit', { bubbles: true }));
    act(() => void queryClient.setQueryData(headerQueries.data(client).queryKey, member));
    expect(jar()).toMatchObject({ loginFlow: 'cart', loginMethod: 'email' });
  });
});
