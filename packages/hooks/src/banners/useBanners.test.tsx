// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { customerHeader, profile } from '../../test/fixtures.ts';
import { renderShop } from '../../test/renderShop.tsx';
import { refusal } from '../../test/stubClient.ts';
import { useAppBanner } from './useAppBanner.ts';
import { useAppLinks } from './useAppLinks.ts';
import { useAlertBanner, useEmailOffer } from './useBanners.ts';

test('[REWARD-027][REWARD-028][STATE-012] an alert shows until it is dismissed, and the cookie keeps it away', async () => {
  const answers = {
    'shell.header': customerHeader(),
    'account.current': profile({ loyaltyAccountAlerts: [{ alertType: 'ABC', status: 'PROMPT' }] }),
  } as const;
  const { result, edge, rerender } = renderShop((path: string) => useAlertBanner('ABC', path), answers, {
    props: '/',
  });
  await waitFor(() => expect(result.current.isOpen).toBe(true));
  rerender('/cart');
  expect(result.current.isOpen).toBe(false);
  rerender('/parts');
  expect(result.current.isOpen).toBe(true);
  act(() => result.current.dismiss());
  expect(edge.cookies.all()).toEqual({ ABCPilotAlertSeen: 'true' });
  rerender('/');
  expect(result.current.isOpen).toBe(false);
  // Another load of the page knows nothing but the cookie.
  const next = renderShop((path: string) => useAlertBanner('ABC', path), answers, { props: '/' });
  next.edge.cookies.write('ABCPilotAlertSeen=true');
  await waitFor(() => expect(next.queryClient.isFetching()).toBe(0));
  expect(next.ids()).toContain('account.current');
  expect(next.result.current.isOpen).toBe(false);
});

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64)', ['ios', 'android']],
  ['Mozilla/5.0 (Linux; Android 15; Phone) Mobile', ['android', 'ios']],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0)', ['ios', 'android']],
  ['Mozilla/5.0 (Linux; Android 15) ShopApp/7.2.1', []],
])(
  '[CONTENT-028] %s is led to its own store first, and nowhere from inside the app',
  (userAgent, systems) => {
    vi.stubGlobal('navigator', { userAgent });
    const values = { APP_ID_IOS: '123', APP_ID_ANDROID: 'com.example.app' };
    const options = { config: { flags: {}, values } };
    const { result } = renderShop(() => useAppLinks(), {}, { props: '/', options });
    expect(result.current.map(({ system }) => system)).toEqual(systems);
    vi.unstubAllGlobals();
  },
);

describe('the banner of the app', () => {
  const phone = 'Mozilla/5.0 (Linux; Android 15; Phone) Mobile';
  const values = { APP_ID_ANDROID: 'com.example.app', APP_RATING: 4.7, APP_RATING_COUNT: 120 };
  const show = (userAgent = phone, shown: object = values) =>
    renderShop(
      (path: string) => useAppBanner(path, userAgent),
      {},
      { props: '/', options: { config: { flags: {}, values: shown as typeof values } } },
    );

  test('[SHELL-052] leads to the store of the phone, with the rating that the config names', () => {
    expect(show().result.current).toMatchObject({
      href: 'https://play.google.com/store/apps/details?id=com.example.app',
      rating: { value: 4.7, count: 120 },
    });
    const unrated = show(phone, { APP_ID_ANDROID: 'com.example.app' });
    expect(unrated.result.current).not.toHaveProperty('rating');
    expect(show('Mozilla/5.0 (X11; Linux x86_64)').result.current).toBeUndefined();
    expect(show(`${phone} ShopApp/7.2.1`).result.current).toBeUndefined();
    expect(show(phone, {}).result.current).toBeUndefined();
  });

  test('[STATE-046] leads there with a campaign by the flag, for one who agreed', () => {
    const flags = { MOBILE_ATTRIBUTION_ENABLED: true };
    const attributed = () => {
      const options = { config: { flags, values } };
      return renderShop((path: string) => useAppBanner(path, phone), {}, { props: '/', options }).result
        .current?.href;
    };
    const plain = 'https://play.google.com/store/apps/details?id=com.example.app';
    expect(attributed()).toBe(plain);
    document.cookie = 'consent=attribution';
    expect(attributed()).toBe(`${plain}&referrer=utm_source%3Dlocalhost%26utm_medium%3Dapp-banner`);
    expect(show().result.current?.href).toBe(plain);
    document.cookie = 'consent=; Max-Age=0';
  });

  test('[SHELL-053] goes with the page, or with its button for the session', () => {
    const left = show();
    left.rerender('/parts');
    expect(left.result.current).toBeUndefined();
    expect(left.edge.storage.read('appBannerShown')).toBeNull();
    const closed = show();
    act(() => closed.result.current?.close());
    expect(closed.result.current).toBeUndefined();
    expect(closed.edge.storage.read('appBannerShown')).toBe('true');
  });
});

describe('the email offer', () => {
  const label = (key: string) => `${key}!`;
  const config = { config: { flags: { EMAIL_OPTIN_ALERT_ENABLED: true }, values: {} } };
  const prompted = profile({ loyaltyAccountAlerts: [{ alertType: 'OP', status: 'PROMPT' }] });
  const saved = { receivePromoAndSpecialEvents: true, receivePromoPrint: '1', receiveTextMessage: false };
  const answers = {
    'shell.header': customerHeader(),
    'account.current': prompted,
    'account.preferences': saved,
    'rewards.dismissAlert': null,
  } as const;
  const show = (own: object = {}, options: object = config) =>
    renderShop((path: string) => useEmailOffer(label, path), { ...answers, ...own }, { props: '/', options });

  test('[REWARD-031][STATE-036] shows by its flag', async () => {
    const { result } = show();
    await waitFor(() => expect(result.current.isShown).toBe(true));
    const off = show({}, {});
    await waitFor(() => expect(off.ids()).toContain('account.current'));
    expect(off.result.current.isShown).toBe(false);
  });

  test('[REWARD-033][REWARD-038] is confirmed with one call for each, the preferences and the prompt', async () => {
    const { result, ids, sent } = show();
    await waitFor(() => expect(result.current.isShown).toBe(true));
    act(() => result.current.send({ type: 'toggle' }));
    act(() => result.current.send({ type: 'signUp' }));
    await waitFor(() => expect(result.current.isConfirmed).toBe(true));
    expect(result.current).toMatchObject({ isOpen: true, isShown: true, status: 'confirmed' });
    await waitFor(() => expect(ids().filter((id) => id === 'rewards.dismissAlert')).toHaveLength(1));
    expect(sent.find(({ id }) => id === 'account.preferences')?.input.body).toEqual({
      receivePromoAndSpecialEvents: true,
      receivePromoPrint: '1',
    });
  });

  test('[REWARD-033] stays unconfirmed when saving fails', async () => {
    const { result } = show({ 'account.preferences': refusal(401, '401', 'No', 'error_not_signed_in') });
    await waitFor(() => expect(result.current.isShown).toBe(true));
    act(() => result.current.send({ type: 'toggle' }));
    act(() => result.current.send({ type: 'signUp' }));
    await waitFor(() => expect(result.current.isFailed).toBe(true));
    expect(result.current).toMatchObject({ isConfirmed: false, status: 'failed' });
  });

  test('[REWARD-034][REWARD-038] closed for good is told to the account and to storage', async () => {
    const { result, edge, ids } = show();
    await waitFor(() => expect(result.current.isShown).toBe(true));
    act(() => result.current.close());
    expect(result.current.isShown).toBe(false);
    expect(edge.storage.read('displayEmailOptInAlert')).toBe('false');
    await waitFor(() => expect(ids()).toContain('rewards.dismissAlert'));
  });
});
