// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { customerHeader, header } from '../../test/fixtures.ts';
import { renderShop } from '../../test/renderShop.tsx';
import { headerQueries } from '../header/headerQueries.ts';
import { useIdleSession, type IdleSessionFacts } from './useIdleSession.ts';

const idle = { idle: true };

/** A signed-in shopper on a page, and what the hook does when the client tells of the end. */
async function onPage(path: string, { isMobileApp = false, autoLogin = 'false' } = {}) {
  const onToast = vi.fn();
  let isOut = false;
  const shop = renderShop(
    (facts: Omit<IdleSessionFacts, 'isMobileApp'>) => useIdleSession({ ...facts, isMobileApp }, onToast),
    { 'shell.header': () => (isOut ? header() : customerHeader({ autoLogin })) },
    { props: { path, end: undefined } as Omit<IdleSessionFacts, 'isMobileApp'> },
  );
  const start = autoLogin === 'true' ? 'remembered' : 'signedIn';
  await waitFor(() => expect(shop.result.current).toBe(start));
  const end = async (how: { readonly idle: boolean }) => {
    isOut = true;
    shop.rerender({ path, end: how });
    await act(() => shop.queryClient.invalidateQueries({ queryKey: headerQueries.all }));
  };
  return { ...shop, onToast, end };
}

test('[ACCT-034][SHELL-046] says so, forgets the session and leaves a protected path for the sign-in', async () => {
  const { result, edge, onToast, end } = await onPage('/user/orderHistory');
  edge.storage.write('signedInToastShown', 'true');
  await end(idle);
  expect(result.current).toBe('idledOut');
  expect(onToast.mock.calls).toEqual([[true]]);
  expect(edge.storage.read('signedInToastShown')).toBeNull();
  expect(edge.go).toHaveBeenCalledWith('/signin?returnUrl=%2Fuser%2ForderHistory');
});

test('[SHELL-047] takes the message back on a protected path', async () => {
  const { edge, onToast, end, rerender } = await onPage('/parts');
  await end(idle);
  expect(edge.go).not.toHaveBeenCalled();
  rerender({ path: '/brands', end: idle });
  expect(onToast.mock.calls).toEqual([[true]]);
  rerender({ path: '/user/myAccount', end: idle });
  expect(onToast.mock.calls).toEqual([[true], [false]]);
});

test('[SHELL-046] an end from before the page had its script is told all the same', async () => {
  const onToast = vi.fn();
  const { result } = renderShop(() => useIdleSession({ path: '/user/orderHistory', end: idle }, onToast), {
    'shell.header': header(),
  });
  await waitFor(() => expect(onToast.mock.calls).toEqual([[true]]));
  expect(result.current).toBe('idledOut');
});

test('[CONF-028] says nothing in the app, and leads to the sign-in all the same', async () => {
  const { edge, onToast, end } = await onPage('/user/orderHistory', { isMobileApp: true });
  await end(idle);
  expect(onToast).not.toHaveBeenCalled();
  expect(edge.go).toHaveBeenCalledTimes(1);
});

test('[ACCT-005] says nothing to shoppers who were only remembered, nor of an end that was not idle', async () => {
  const remembered = await onPage('/parts', { autoLogin: 'true' });
  await remembered.end(idle);
  const active = await onPage('/parts');
  await active.end({ idle: false });
  expect([remembered.onToast, active.onToast].map((said) => said.mock.calls)).toEqual([[], []]);
});
