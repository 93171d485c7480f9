import {
  accountOf,
  accountQueries,
  cardsQuery,
  garageQueries,
  orderQueries,
  rewardsQueries,
} from '@driveline/hooks';
import type { LoadPage } from '../../data/page.ts';
import { headerOf } from '../../session/forMembers.ts';

/** Purchases that are covered still; one is enough to know their number. */
export const COVERED = { status: 'active', maxResult: '1' } as const;

/** What the cards of the account show; orders only for who gave the password in this visit (ACCT-005, ACCT-040). */
export const loadAccount: LoadPage = async (page) => {
  const { client, queryClient } = page;
  const { isAutoLogin } = accountOf(await headerOf(page));
  await Promise.all([
    queryClient.prefetchQuery(accountQueries.current(client)),
    queryClient.prefetchQuery(rewardsQueries.account(client)),
    queryClient.prefetchQuery(garageQueries.warranties(client, COVERED)),
    isAutoLogin ? undefined : queryClient.prefetchQuery(orderQueries.current(client)),
  ]);
};

/** Profile, addresses and cards (ACCT-041). */
export const loadProfile: LoadPage = async ({ client, queryClient }) => {
  await Promise.all([
    queryClient.prefetchQuery(accountQueries.current(client)),
    queryClient.prefetchQuery(accountQueries.addresses(client)),
    queryClient.prefetchQuery(cardsQuery(client)),
  ]);
};
