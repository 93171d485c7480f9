import { isB2cError } from '@driveline/api';
import { accountOf, historyFilterOf, orderQueries, PAGE_SIZE, pageOf } from '@driveline/hooks';
import { redirect } from 'react-router-dom';
import { notFound } from '../../data/fetchRequired.ts';
import type { LoadPage } from '../../data/page.ts';
import { loadPageCards } from '../../parts/page/PageCards.tsx';
import { headerOf, signInPath } from '../../session/forMembers.ts';
import * as paths from '../../paths/index.ts';

/** One page of the account's orders, as the address names it (ACCT-046). */
export const loadHistory: LoadPage = async ({ client, queryClient, url: { searchParams } }) => {
  const filter = historyFilterOf(searchParams, PAGE_SIZE);
  await queryClient.prefetchQuery(orderQueries.historyPage(client, filter, pageOf(searchParams)));
};

/** What stands beside the form, and the last orders of who is signed in (ACCT-048). */
export const loadTrackOrder: LoadPage = async (page) => {
  const { isAuthenticated, isAutoLogin } = accountOf(await headerOf(page));
  const isOwner = isAuthenticated && !isAutoLogin;
  await Promise.all([
    loadPageCards(page),
    isOwner ? page.queryClient.prefetchQuery(orderQueries.current(page.client)) : undefined,
  ]);
};

/**
 * One order of the account, or one that this session has found by number and contact. A guest who may not see it looks it
 * up; who is only remembered gives the password first (ACCT-011, ACCT-047).
 */
export const loadOrder: LoadPage = async (page) => {
  const { client, queryClient, params, url } = page;
  const query = orderQueries.detail(client, params['orderId'] ?? '');
  await queryClient.prefetchQuery(query);
  const error = queryClient.getQueryState(query.queryKey)?.error;
  if (!isB2cError(error)) return;
  if (error.status === 401) throw redirect(signInPath(url));
  if (error.status !== 404) return;
  if (accountOf(await headerOf(page)).isAuthenticated) throw notFound();
  throw redirect(paths.trackOrder());
};

/** The order just placed; a visit without one goes where orders are found (CART-054). */
export const loadConfirmation: LoadPage = async ({ client, queryClient }) => {
  await queryClient.fetchQuery(orderQueries.confirmation(client)).catch((error: unknown) => {
    if (isB2cError(error) && error.status === 404) throw redirect(paths.trackOrder());
  });
};
