import type { B2cClient } from '@driveline/api';
import { queryOptions } from '@tanstack/react-query';
import { queryRoots } from '../queryRoots.ts';

/** Profile and addresses; for authenticated shoppers only (ACCT-004): pass `enabled` with what is known of them. */
export const accountQueries = {
  all: queryRoots.account,
  /** Profile, preferences and prompts. */
  current: (client: B2cClient, { enabled = true }: { readonly enabled?: boolean } = {}) =>
    queryOptions({
      queryKey: [...queryRoots.account, 'current', client.market.code],
      queryFn: ({ signal }) => client.call('account.current', {}, { signal }),
      enabled,
    }),
  addresses: (client: B2cClient, { enabled = true }: { readonly enabled?: boolean } = {}) =>
    queryOptions({
      queryKey: [...queryRoots.account, 'addresses', client.market.code],
      queryFn: ({ signal }) => client.call('account.addresses', {}, { signal }),
      enabled,
    }),
};
