import type { B2cClient, InputOf } from '@driveline/api';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { queryRoots } from '../queryRoots.ts';

/** Days as `yyyy-MM-dd`; the last 90 by default. */
export type ActivityFilter = NonNullable<InputOf<'rewards.activity'>['query']>;

/** The card of the account, and what happened on it; for signed-in shoppers only (ACCT-003). */
export const rewardsQueries = {
  all: queryRoots.rewards,
  account: (client: B2cClient, { enabled = true }: { readonly enabled?: boolean } = {}) =>
    queryOptions({
      queryKey: [...queryRoots.rewards, 'account', client.market.code],
      queryFn: ({ signal }) => client.call('rewards.account', {}, { signal }),
      enabled,
    }),
  /** REWARD-002: without a card number nothing is asked. */
  activity: (client: B2cClient, rewardsCardNumber: string | undefined, filter: ActivityFilter = {}) =>
    queryOptions({
      queryKey: [...queryRoots.rewards, 'activity', client.market.code, rewardsCardNumber, filter],
      queryFn: rewardsCardNumber
        ? ({ signal }) =>
            client.call('rewards.activity', { params: { rewardsCardNumber }, query: filter }, { signal })
        : skipToken,
    }),
};

/** REWARD-001: the balance in major units, rounded to 2 decimals; 0 without an account. */
export const rewardBalance = (account: { readonly rewardBalance: number } | null | undefined): number =>
  Math.round(((account?.rewardBalance ?? 0) + Number.EPSILON) * 100) / 100;
