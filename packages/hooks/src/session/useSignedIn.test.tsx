// @vitest-environment jsdom
import { fixture } from '@driveline/api/testing';
import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { customerHeader, header } from '../../test/fixtures.ts';
import { renderShop } from '../../test/renderShop.tsx';
import { useSignedIn } from './useSignedIn.ts';

const account = fixture('rewards.account');

test('[ACCT-003][SHELL-048] a signed-in shopper gets the card, and the toast once a session', async () => {
  const onToast = vi.fn();
  const answers = { 'shell.header': customerHeader(), 'rewards.account': account };
  const { result, edge, rerender } = renderShop(() => useSignedIn(onToast), answers);
  await waitFor(() => expect(result.current.rewards).toEqual(account));
  await waitFor(() => expect(onToast).toHaveBeenCalledTimes(1));
  rerender();
  expect(edge.storage.read('signedInToastShown')).toBe('true');
  expect(onToast).toHaveBeenCalledTimes(1);
});

test('[ACCT-003] for a guest neither is loaded', async () => {
  const onToast = vi.fn();
  const { result, ids } = renderShop(() => useSignedIn(onToast), { 'shell.header': header() });
  await waitFor(() => expect(ids()).toEqual(['shell.header']));
  await new Promise((resolve) => setTimeout(resolve));
  expect(ids()).toEqual(['shell.header']);
  expect(onToast).not.toHaveBeenCalled();
  expect(result.current).toEqual({ isAuthenticated: false, rewards: undefined });
});

test('[SHELL-050] the toast comes late where the flag says so, and not after the page is left', async () => {
  const onToast = vi.fn();
  const { result, edge, unmount, rerender } = renderShop(
    ({ followed }: { followed: 'signIn' | 'passwordReset' }) => useSignedIn(onToast, { followed }),
    { 'shell.header': customerHeader(), 'rewards.account': account },
    { props: { followed: 'passwordReset' } },
  );
  edge.storage.write('signInAlertDelayed', 'true');
  await waitFor(() => expect(result.current.isAuthenticated).toBe(true));
  vi.useFakeTimers();
  rerender({ followed: 'signIn' });
  vi.advanceTimersByTime(3999);
  expect(onToast).not.toHaveBeenCalled();
  unmount();
  vi.advanceTimersByTime(1000);
  expect(onToast).not.toHaveBeenCalled();
  vi.useRealTimers();
});
