import type { B2cClient, OutputOf } from '@driveline/api';
import type { QueryClient } from '@tanstack/react-query';
import { bodyMutation, pathMutation } from '../mutations/bodyMutation.ts';
import { showChange } from '../mutations/showChange.ts';
import { queryRoots } from '../queryRoots.ts';
import { accountQueries } from './accountQueries.ts';

type Profile = OutputOf<'account.current'>;

/** Changes the cached profile; the function that it returns puts the former one back. */
const changeProfile = (
  client: B2cClient,
  queryClient: QueryClient,
  change: (profile: Profile) => Profile,
): (() => void) => showChange(queryClient, accountQueries.current(client).queryKey, change);

const keepAddresses = (client: B2cClient) => ({
  queue: 'addresses',
  invalidates: [accountQueries.current(client).queryKey],
  apply: (queryClient: QueryClient, book: OutputOf<'account.addresses'>) => {
    queryClient.setQueryData(accountQueries.addresses(client).queryKey, book);
  },
});

/** Profile, preferences, addresses and prompts (API-036, API-039, API-051, API-060). */
export const accountMutations = {
  update: (client: B2cClient) =>
    bodyMutation(client, 'account.update', {
      invalidates: [queryRoots.header, accountQueries.addresses(client).queryKey],
      apply: (queryClient, profile) => {
        queryClient.setQueryData(accountQueries.current(client).queryKey, profile);
      },
    }),
  /** ACCT-042: shown at once, taken back on failure. */
  preferences: (client: B2cClient) =>
    bodyMutation(client, 'account.preferences', {
      shownIn: [queryRoots.account],
      optimistic: (queryClient, wanted) =>
        changeProfile(client, queryClient, (profile) => ({ ...profile, ...wanted })),
      apply: (queryClient, saved) => {
        changeProfile(client, queryClient, (profile) => ({ ...profile, ...saved }));
      },
    }),
  addAddress: (client: B2cClient) => bodyMutation(client, 'account.addAddress', keepAddresses(client)),
  changeAddress: (client: B2cClient) =>
    pathMutation(client, 'account.changeAddress', ['addressId'], keepAddresses(client)),
  removeAddress: (client: B2cClient) =>
    pathMutation(client, 'account.removeAddress', ['addressId'], keepAddresses(client)),
  /** CART-038: holds an address against its postal code; nothing is saved. */
  verifyAddress: (client: B2cClient) => bodyMutation(client, 'account.verifyAddress'),
  /** REWARD-026: what was accepted is read again with the profile. */
  acknowledgeAlert: (client: B2cClient) =>
    bodyMutation(client, 'rewards.acknowledgeAlert', { invalidates: [queryRoots.account] }),
  /** REWARD-038: gone at once; a failure brings it back. */
  dismissAlert: (client: B2cClient) =>
    bodyMutation(client, 'rewards.dismissAlert', {
      invalidates: [queryRoots.account],
      optimistic: (queryClient, { alertType }) =>
        changeProfile(client, queryClient, (profile) => ({
          ...profile,
          loyaltyAccountAlerts: profile.loyaltyAccountAlerts.filter((alert) => alert.alertType !== alertType),
        })),
    }),
};
