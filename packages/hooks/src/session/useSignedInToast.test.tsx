// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { customerHeader, header } from '../../test/fixtures.ts';
import { renderShop } from '../../test/renderShop.tsx';
import { headerQueries } from '../header/headerQueries.ts';
import { useHeader } from '../header/useHeader.ts';
import { useSignedInToast } from './useSignedInToast.ts';

afterEach(() => vi.useRealTimers());

/** A guest on a page, who is signed in by what the page posts. */
async function guestOn(path: string) {
  const onToast = vi.fn();
  let isIn = false;
  const shop = renderShop(
    (at: string) => {
      useSignedInToast({ path: at }, onToast);
      return useHeader().data;
    },
    { 'shell.header': () => (isIn ? customerHeader() : header()) },
    { props: path },
  );
  await waitFor(() => expect(shop.result.current).toBeDefined());
  const signIn = () => {
    isIn = true;
    return act(() => shop.queryClient.invalidateQueries({ queryKey: headerQueries.all }));
  };
  return { ...shop, onToast, signIn };
}

test('[ACCT-003][SHELL-048] signing in is said once a session, and nothing is said to a guest', async () => {
  const { edge, onToast, rerender, signIn } = await guestOn('/signin');
  expect(onToast).not.toHaveBeenCalled();
  await signIn();
  await waitFor(() => expect(onToast).toHaveBeenCalledTimes(1));
  rerender('/parts');
  expect(edge.storage.read('signedInToastShown')).toBe('true');
  expect(onToast).toHaveBeenCalledTimes(1);
});

test.each(['/create', '/create?returnUrl=%2F', '/resetPassword/abc'])(
  '[SHELL-049] %s says it by itself: the toast does not, nor later in the session',
  async (path) => {
    const { edge, onToast, rerender, signIn } = await guestOn(path);
    await signIn();
    rerender('/');
    await new Promise((resolve) => setTimeout(resolve));
    expect(onToast).not.toHaveBeenCalled();
    expect(edge.storage.read('signedInToastShown')).toBe('true');
  },
);

test('[SHELL-050] comes 4 s late where the flag says so', async () => {
  const { edge, onToast, signIn } = await guestOn('/signin');
  edge.storage.write('signInAlertDelayed', 'true');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await signIn();
  await act(() => vi.advanceTimersByTimeAsync(3900));
  expect(onToast).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(onToast).toHaveBeenCalledTimes(1);
  expect(edge.storage.read('signInAlertDelayed')).toBeNull();
});
