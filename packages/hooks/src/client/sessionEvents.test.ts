import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { header } from '../../test/fixtures.ts';
import { refusal, stubClient } from '../../test/stubClient.ts';
import { headerQueries } from '../header/headerQueries.ts';
import { queryRoots } from '../queryRoots.ts';
import { createQueryClient } from './queryClient.ts';
import { sessionEvents } from './sessionEvents.ts';

const withHeader = (autoLogin: string) => {
  const queryClient = createQueryClient();
  const { client } = stubClient({});
  const { queryKey } = headerQueries.data(client);
  queryClient.setQueryData(queryKey, header({ myAccountMap: { ...header().myAccountMap, autoLogin } }));
  return { queryClient, queryKey };
};

test('[API-017] a 401 drops the cached header of an auto-login user and asks for no sign-in', () => {
  const { queryClient, queryKey } = withHeader('true');
  const onSignInNeeded = vi.fn();
  sessionEvents(queryClient, { onSignInNeeded })({ type: 'unauthorized', id: 'cart.detail' });
  expect(queryClient.getQueryData(queryKey)).toBeUndefined();
  expect(onSignInNeeded).not.toHaveBeenCalled();
});

test('[API-018] a 401 of anyone else asks for a sign-in, and the call is rejected', async () => {
  const { queryClient, queryKey } = withHeader('false');
  const onSignInNeeded = vi.fn();
  const { client } = stubClient(
    { 'GET /ecomm/b2c/v1/cart': () => refusal(401, '401', 'Sign in') },
    { onEvent: sessionEvents(queryClient, { onSignInNeeded }) },
  );
  await expect(client.call('cart.detail')).rejects.toMatchObject({ status: 401 });
  expect(onSignInNeeded).toHaveBeenCalledTimes(1);
  expect(queryClient.getQueryData(queryKey)).toBeDefined();
});

test('[API-008][ACCT-034] a sign-out makes personal answers untrue and says whether the session slept', () => {
  const { queryClient, queryKey } = withHeader('false');
  const onSignedOut = vi.fn();
  const stop = new QueryObserver(queryClient, {
    queryKey,
    queryFn: () => new Promise(() => undefined),
  }).subscribe(() => undefined);
  // Of a page that nobody looks at: the next who opens it must not see the former shopper's orders.
  const elsewhere = [...queryRoots.orders, 'history'];
  queryClient.setQueryData(elsewhere, { orders: [] });
  sessionEvents(queryClient, { onSignedOut })({ type: 'signedOut', idle: true });
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
  expect(queryClient.getQueryData(elsewhere)).toBeUndefined();
  stop();
  expect(onSignedOut).toHaveBeenCalledWith({ idle: true });
});
