// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { customerHeader, profile } from '../../test/fixtures.ts';
import { renderShop } from '../../test/renderShop.tsx';
import { refusal } from '../../test/stubClient.ts';
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
    expect(result.current).toMatchObject({ isOpen: true, isShown: true });
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
    expect(result.current.isConfirmed).toBe(false);
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
