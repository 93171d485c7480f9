// @vitest-environment jsdom
import type { GlobalConfig } from '@driveline/api';
import { act, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { customerHeader, header } from '../../test/fixtures.ts';
import { renderShop } from '../../test/renderShop.tsx';
import { configQueries } from '../config/configQueries.ts';
import { useHeader } from '../header/useHeader.ts';
import { loginSuccess } from './loginMessage.ts';
import { useLoginMessage } from './useLoginMessage.ts';
import { useResetGreeting } from './useResetGreeting.ts';
import { useSignInAlert } from './useSignInAlert.ts';

afterEach(() => vi.useRealTimers());

const told = (data: unknown, origin = location.origin) => ({ data, origin });

test('[ACCT-021][ACCT-022] a sign-in in a frame loads the page again, keeps how it was done and greets later', () => {
  const onLogin = vi.fn();
  const { edge, rerender } = renderShop(
    (message: ReturnType<typeof told>) => useLoginMessage(message, 'home', onLogin),
    {},
    { props: told(loginSuccess('username'), 'https://elsewhere.example') },
  );
  rerender(told({ type: 'other' }));
  expect(onLogin).not.toHaveBeenCalled();
  rerender(told(loginSuccess('username')));
  expect(onLogin.mock.calls).toEqual([['reload']]);
  expect(edge.cookies.all()).toEqual({ loginMethod: 'username' });
  expect(edge.analytics.track).toHaveBeenCalledWith('login', { method: 'username', flow: 'embedded' });
  expect(edge.storage.read('signInAlertDelayed')).toBe('true');
});

test('[ACCT-021] the checkout is refreshed instead', () => {
  const onLogin = vi.fn();
  const message = told(loginSuccess('email'));
  const { edge } = renderShop(() => useLoginMessage(message, 'checkout', onLogin));
  expect(onLogin.mock.calls).toEqual([['refresh']]);
  expect(edge.storage.read('signInAlertDelayed')).toBeNull();
});

test('[ACCT-029] the greeting after a reset leaves after 8 s, and there is none without a reset', () => {
  vi.useFakeTimers();
  const { result } = renderShop(() => useResetGreeting(true));
  act(() => void vi.advanceTimersByTime(7999));
  expect(result.current).toBe(true);
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toBe(false);
  expect(renderShop(() => useResetGreeting(false)).result.current).toBe(false);
});

const withFlag = (isOn: boolean) =>
  ({ flags: { SIGN_IN_ALERT_ENABLED: isOn }, values: {} }) as unknown as GlobalConfig;

async function alertOn(path: string, isOn = true, answer = header()) {
  const shop = renderShop(
    (at: string) => ({ alert: useSignInAlert(at), header: useHeader().data }),
    { 'shell.header': answer },
    { props: path },
  );
  shop.queryClient.setQueryData(configQueries.global(shop.client).queryKey, withFlag(isOn));
  await waitFor(() => expect(shop.result.current.header).toBeDefined());
  return shop;
}

test('[SHELL-039][STATE-033] the hint to sign in shows by its flag, to guests, once a session', async () => {
  const { result, edge, rerender } = await alertOn('/parts');
  await waitFor(() => expect(result.current.alert.isShown).toBe(true));
  expect(edge.storage.read('signInAlertShown')).toBe('true');
  rerender('/brands');
  expect(result.current.alert.isShown).toBe(false);
});

test('[SHELL-039] the hint can be closed', async () => {
  const { result } = await alertOn('/');
  await waitFor(() => expect(result.current.alert.isShown).toBe(true));
  act(() => result.current.alert.close());
  expect(result.current.alert.isShown).toBe(false);
});

test.each([
  ['where the flag is off', '/', false, header()],
  ['to a customer', '/', true, customerHeader()],
  ['on the sign-in', '/signin', true, header()],
  ['in the cart', '/cart', true, header()],
])('[SHELL-039] no hint %s', async (_, path, isOn, answer) => {
  const { result, edge } = await alertOn(path, isOn, answer);
  expect(result.current.alert.isShown).toBe(false);
  expect(edge.storage.read('signInAlertShown')).toBeNull();
});
