import {
  accountOf,
  accountQueries,
  garageQueries,
  memberQueries,
  orderQueries,
  prefetch,
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
  await prefetch(queryClient, [
    accountQueries.current(client),
    rewardsQueries.account(client),
    garageQueries.warranties(client, COVERED),
    ...(isAutoLogin ? [] : [orderQueries.current(client)]),
  ]);
};

/** Profile, addresses and cards (ACCT-041). */
export const loadProfile: LoadPage = async ({ client, queryClient }) => {
  await prefetch(queryClient, memberQueries(client));
};
