import { useQuery } from '@tanstack/react-query';
import { useB2c } from '../client/ClientProvider.ts';
import { useB2cMutation } from '../mutations/useB2cMutation.ts';
import { accountQueries } from './accountQueries.ts';
import { accountMutations } from './accountMutations.ts';

// The factories of this folder, wired to the client of the page.
export const useProfile = (options?: { readonly enabled?: boolean }) =>
  useQuery(accountQueries.current(useB2c().client, options));
export const useAddresses = (options?: { readonly enabled?: boolean }) =>
  useQuery(accountQueries.addresses(useB2c().client, options));

export const useUpdateProfile = () => useB2cMutation(accountMutations.update(useB2c().client));
export const useSavePreferences = () => useB2cMutation(accountMutations.preferences(useB2c().client));
export const useAddAddress = () => useB2cMutation(accountMutations.addAddress(useB2c().client));
export const useChangeAddress = () => useB2cMutation(accountMutations.changeAddress(useB2c().client));
export const useRemoveAddress = () => useB2cMutation(accountMutations.removeAddress(useB2c().client));
export const useVerifyAddress = () => useB2cMutation(accountMutations.verifyAddress(useB2c().client));
export const useAcknowledgeAlert = () => useB2cMutation(accountMutations.acknowledgeAlert(useB2c().client));
export const useDismissAlert = () => useB2cMutation(accountMutations.dismissAlert(useB2c().client));
