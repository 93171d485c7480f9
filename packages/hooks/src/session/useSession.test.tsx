// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { cart, customerHeader, header, miniCart, profile, signedIn } from '../../test/fixtures.ts';
import { renderShop } from '../../test/renderShop.tsx';
import { refusal } from '../../test/stubClient.ts';
import { accountQueries } from '../account/accountQueries.ts';
import { useHeader } from '../header/useHeader.ts';
import { useMiniCart } from '../cart/useCart.ts';
import { catalogQueries } from '../catalog/catalogQueries.ts';
import { useIdleSession, useSignInFlow, useSignOut } from './useSession.ts';

const empty = miniCart({ itemCount: 0, orderSubTotal: 0 }, cart([], 0));

function signOutShop(answer: 'succeeds' | 'fails') {
  let isOut = false;
  const onLogout = vi.fn();
  const shop = renderShop(
    () => {
      useHeader();
      useMiniCart();
      return useSignOut(onLogout);
    },
    {
      'identity.logout': () => {
        if (answer === 'fails') return refusal(500, '500', 'Broken');
        isOut = true;
        return { userAuthenticated: false };
      },
      'shell.header': () => (isOut ? header() : customerHeader()),
      'cart.mini': empty,
    },
  );
  return { ...shop, onLogout };
}

describe('signing out', () => {
  test('[ACCT-036][ACCT-038][ACCT-039] clears the session, keeps the shelf, asks cart and header anew, and is tracked', async () => {
    const { result, queryClient, client, edge, ids, onLogout } = signOutShop('succeeds');
    await waitFor(() => expect(ids()).toEqual(expect.arrayContaining(['shell.header', 'cart.mini'])));
    const shelf = catalogQueries.search(client, { canonicalPath: '/parts' }).queryKey;
    queryClient.setQueryData(shelf, { products: [] } as never);
    queryClient.setQueryData(accountQueries.current(client).queryKey, profile());
    edge.cookies.write('userType=7');
    edge.cookies.write('preferredStoreId=12');
    edge.storage.write('loggedInFrom', 'cart');
    const callback = vi.fn();
    const before = ids().length;
    await act(() => result.current.signOut(callback));
    expect(edge.cookies.all()).toEqual({ preferredStoreId: '12' });
    expect(edge.storage.read('loggedInFrom')).toBeNull();
    expect(queryClient.getQueryData(accountQueries.current(client).queryKey)).toBeUndefined();
    expect(queryClient.getQueryData(shelf)).toBeDefined();
    expect(ids().slice(before).sort()).toEqual(['cart.mini', 'identity.logout', 'shell.header']);
    expect(onLogout).toHaveBeenCalledTimes(1);
    expect(callback).toHaveBeenCalledTimes(1);
    expect(edge.analytics.track).toHaveBeenCalledWith('signOut');
    expect(result.current.status).toBe('idle');
  });

  test('[ACCT-038] ends although the app’s own part of it throws', async () => {
    const { result, edge } = signOutShop('succeeds');
    const thrown = new Promise<unknown>((resolve) =>
      process.once('unhandledRejection', (reason) => resolve(reason)),
    );
    const callback = () => {
      throw new Error('of the app');
    };
    await act(() => result.current.signOut(callback));
    expect(result.current.status).toBe('idle');
    expect(edge.analytics.track).toHaveBeenCalledWith('signOut');
    await expect(thrown).resolves.toMatchObject({ message: 'of the app' });
  });

  test('[ACCT-037][ACCT-038] that fails rejects, keeps everything, and is tracked too', async () => {
    const { result, queryClient, client, edge, onLogout } = signOutShop('fails');
    queryClient.setQueryData(accountQueries.current(client).queryKey, profile());
    edge.cookies.write('userType=7');
    const callback = vi.fn();
    await act(() => expect(result.current.signOut(callback)).rejects.toThrow('Broken'));
    expect(edge.cookies.all()).toEqual({ userType: '7' });
    expect(queryClient.getQueryData(accountQueries.current(client).queryKey)).toBeDefined();
    expect(onLogout).not.toHaveBeenCalled();
    expect(callback).toHaveBeenCalledTimes(1);
    expect(edge.analytics.track).toHaveBeenCalledWith('signOut');
    expect(edge.logger.log).toHaveBeenCalledWith({ message: 'SIGN_OUT_FAILURE', level: 'error' });
    expect(result.current.status).toBe('failed');
  });
});

describe('the sign-in flow', () => {
  const destination = { channel: 'email' as const, destinationId: 'd1', masked: 'a•••@e•••' };
  const login = { username: 'ana', password: 'long enough' };

  test('ends with a right password', async () => {
    const { result, sent } = renderShop(useSignInFlow, { 'identity.login': signedIn() });
    await act(() => result.current.signIn(login));
    expect(result.current.flow).toBe('login');
    expect(sent[0]).toMatchObject({ id: 'identity.login', input: { body: login } });
  });

  test('[ACCT-018][ACCT-019] goes on with a code where one is asked for, and counts wrong ones', async () => {
    let tries = 0;
    const { result } = renderShop(useSignInFlow, {
      'identity.login': signedIn({
        userAuthenticated: false,
        otpRequired: true,
        otpDestinations: [destination],
      }),
      'identity.sendOtp': null,
      'identity.verifyOtp': () => {
        tries += 1;
        if (tries === 1) return refusal(422, '422', 'Wrong', 'error_otp_invalid');
        return tries === 2 ? refusal(410, '410', 'Old', 'error_otp_expired') : signedIn();
      },
    });
    await act(() => result.current.signIn(login));
    expect(result.current.flow).toBe('otp');
    await act(() => result.current.sendCode({ channel: 'email', destinationId: 'd1' }));
    await act(() => expect(result.current.verifyCode('111111')).rejects.toThrow('Wrong'));
    expect(result.current).toMatchObject({ wrongCodes: 1, message: 'codeInvalid' });
    await act(() => expect(result.current.verifyCode('222222')).rejects.toThrow('Old'));
    expect(result.current.message).toBe('codeExpired');
    await act(() => result.current.verifyCode('333333'));
    expect(result.current.flow).toBe('login');
  });

  test('[API-016] leaves wrong credentials to the form', async () => {
    const refused = refusal(401, '401', 'No', 'error_login_invalid');
    const { result } = renderShop(useSignInFlow, { 'identity.login': refused });
    await act(() =>
      expect(result.current.signIn(login)).rejects.toMatchObject({ errorMessageKey: 'error_login_invalid' }),
    );
    expect(result.current.flow).toBe('login');
  });
});

describe('a session that idles out', () => {
  const out = { headers: { 'jsession-authenticated': 'false' } };

  async function idleOut(path: string, autoLogin = 'false', isMobileApp = false) {
    let isOut = false;
    let lastCall = Date.now();
    const onToast = vi.fn();
    const shop = renderShop(
      (at: string) => useIdleSession(at, onToast, { isMobileApp }),
      {
        'shell.header': () => (isOut ? header() : customerHeader({ autoLogin })),
        'shell.startSession': () => {
          isOut = true;
          return new Response(null, { status: 204, ...out });
        },
        'cart.mini': empty,
      },
      {
        props: path,
        options: {
          userAuthenticated: true,
          lastCall: { read: () => lastCall, write: (at) => void (lastCall = at) },
        },
      },
    );
    await waitFor(() => expect(shop.result.current).toBe(autoLogin === 'true' ? 'remembered' : 'signedIn'));
    lastCall = 0;
    await act(() => shop.client.call('cart.mini'));
    return { ...shop, onToast };
  }

  test('[ACCT-034][SHELL-046] says so and leaves a protected path for the sign-in', async () => {
    const { result, edge, onToast, ids } = await idleOut('/user/orderHistory');
    expect(result.current).toBe('idledOut');
    // What was dropped is on the page still: it is asked for as a guest.
    await waitFor(() => expect(ids().filter((id) => id === 'shell.header')).toHaveLength(2));
    expect(onToast.mock.calls).toEqual([[true]]);
    expect(edge.go).toHaveBeenCalledWith('/signin?returnUrl=%2Fuser%2ForderHistory');
    expect(ids().indexOf('shell.startSession')).toBeLessThan(ids().indexOf('cart.mini'));
  });

  test('[SHELL-047] takes the message back on a protected path', async () => {
    const { edge, onToast, rerender } = await idleOut('/parts');
    expect(edge.go).not.toHaveBeenCalled();
    rerender('/user/myAccount');
    expect(onToast.mock.calls).toEqual([[true], [false]]);
  });

  test('[CONF-028] says nothing in the app, and leads to the sign-in all the same', async () => {
    const { edge, onToast } = await idleOut('/user/orderHistory', 'false', true);
    expect(onToast).not.toHaveBeenCalled();
    expect(edge.go).toHaveBeenCalledTimes(1);
  });

  test('[ACCT-005] says nothing to who was only remembered', async () => {
    const { onToast } = await idleOut('/parts', 'true');
    expect(onToast).not.toHaveBeenCalled();
  });
});
