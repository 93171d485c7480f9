// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { cart, customerHeader, header, miniCart, profile } from '../../test/fixtures.ts';
import { renderShop } from '../../test/renderShop.tsx';
import { refusal } from '../../test/stubClient.ts';
import { accountQueries } from '../account/accountQueries.ts';
import { useProfile } from '../account/useAccount.ts';
import { useWarranties } from '../garage/useGarage.ts';
import { useHeader } from '../header/useHeader.ts';
import { useMiniCart } from '../cart/useCart.ts';
import { catalogQueries } from '../catalog/catalogQueries.ts';
import { signOutSession } from './signOutSession.ts';

const empty = miniCart({ itemCount: 0, orderSubTotal: 0 }, cart([], 0));

function signOutShop(answer: 'succeeds' | 'fails') {
  let isOut = false;
  const onLogout = vi.fn();
  const shop = renderShop(
    () => {
      useHeader();
      useMiniCart();
      useProfile();
      useWarranties();
    },
    {
      'account.current': () => (isOut ? refusal(401, '401', 'Sign in') : profile()),
      'warranties.list': () => (isOut ? refusal(401, '401', 'Sign in') : { warranties: [], totalCount: 0 }),
      'identity.logout': () => {
        if (answer === 'fails') return refusal(500, '500', 'Broken');
        isOut = true;
        return { userAuthenticated: false };
      },
      'shell.header': () => (isOut ? header() : customerHeader()),
      'cart.mini': empty,
    },
  );
  const { client, queryClient, edge } = shop;
  const signOut = (callback?: () => void) =>
    signOutSession({ client, queryClient, edge, onLogout, ...(callback && { callback }) });
  return { ...shop, onLogout, signOut };
}

describe('signing out', () => {
  test('[ACCT-036][ACCT-038][ACCT-039] clears the session, keeps the shelf, asks cart and header again, and is tracked', async () => {
    const { queryClient, client, edge, ids, onLogout, signOut } = signOutShop('succeeds');
    await waitFor(() => expect(ids()).toEqual(expect.arrayContaining(['shell.header', 'cart.mini'])));
    const shelf = catalogQueries.search(client, { canonicalPath: '/parts' }).queryKey;
    queryClient.setQueryData(shelf, { products: [] } as never);
    queryClient.setQueryData(accountQueries.current(client).queryKey, profile());
    edge.cookies.write('userType=7');
    edge.cookies.write('preferredStoreId=12');
    edge.storage.write('loggedInFrom', 'cart');
    const callback = vi.fn();
    const before = ids().length;
    await act(() => signOut(callback));
    expect(edge.cookies.all()).toEqual({ preferredStoreId: '12' });
    expect(edge.storage.read('loggedInFrom')).toBeNull();
    expect(queryClient.getQueryData(accountQueries.current(client).queryKey)).toBeUndefined();
    expect(queryClient.getQueryData(shelf)).toBeDefined();
    // What a member sees is not asked for by a guest, who would be refused.
    expect(ids().slice(before).sort()).toEqual(['cart.mini', 'identity.logout', 'shell.header']);
    expect(onLogout).toHaveBeenCalledTimes(1);
    expect(callback).toHaveBeenCalledTimes(1);
    expect(edge.analytics.track).toHaveBeenCalledWith('signOut');
  });

  test('[ACCT-038] ends although the app’s own part of it throws', async () => {
    const { edge, signOut } = signOutShop('succeeds');
    const thrown = new Promise<unknown>((resolve) =>
      process.once('unhandledRejection', (reason) => resolve(reason)),
    );
    const callback = () => {
      throw new Error('of the app');
    };
    await act(() => signOut(callback));
    expect(edge.analytics.track).toHaveBeenCalledWith('signOut');
    await expect(thrown).resolves.toMatchObject({ message: 'of the app' });
  });

  test('[ACCT-037][ACCT-038] that fails rejects, keeps everything, and is tracked too', async () => {
    const { queryClient, client, edge, onLogout, signOut } = signOutShop('fails');
    queryClient.setQueryData(accountQueries.current(client).queryKey, profile());
    edge.cookies.write('userType=7');
    const callback = vi.fn();
    await act(() => expect(signOut(callback)).rejects.toThrow('Broken'));
    expect(edge.cookies.all()).toEqual({ userType: '7' });
    expect(queryClient.getQueryData(accountQueries.current(client).queryKey)).toBeDefined();
    expect(onLogout).not.toHaveBeenCalled();
    expect(callback).toHaveBeenCalledTimes(1);
    expect(edge.analytics.track).toHaveBeenCalledWith('signOut');
    expect(edge.logger.log).toHaveBeenCalledWith({ message: 'SIGN_OUT_FAILURE', level: 'error' });
  });
});
