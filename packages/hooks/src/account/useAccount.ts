import { useQuery } from '@tanstack/react-query';
import { useB2c } from '../client/ClientProvider.ts';
import { useB2cMutation } from '../mutations/useB2cMutation.ts';
import { accountQueries } from './accountQueries.ts';
import { accountMutations } from './accountMutations.ts';

// The factories of this folder, wired to the client of the page.

/** Profile of who is signed in: `account.current`. */
export const useProfile = (options?: { readonly enabled?: boolean }) =>
  useQuery(accountQueries.current(useB2c().client, options));
/** Saved addresses, the default one first: `account.addresses`. */
export const useAddresses = (options?: { readonly enabled?: boolean }) =>
  useQuery(accountQueries.addresses(useB2c().client, options));

/** Change profile, email, username, phone or password: `account.update`. */
export const useUpdateProfile = () => useB2cMutation(accountMutations.update(useB2c().client));
/** Choose which offers to get: `account.preferences`. */
export const useSavePreferences = () => useB2cMutation(accountMutations.preferences(useB2c().client));
/** Save an address: `account.addAddress`. */
export const useAddAddress = () => useB2cMutation(accountMutations.addAddress(useB2c().client));
/** Change a saved address or make it the default one: `account.changeAddress`. */
export const useChangeAddress = () => useB2cMutation(accountMutations.changeAddress(useB2c().client));
/** Remove a saved address: `account.removeAddress`. */
export const useRemoveAddress = () => useB2cMutation(accountMutations.removeAddress(useB2c().client));
/** Hold an address against its postal code: `account.verifyAddress`. */
export const useVerifyAddress = () => useB2cMutation(accountMutations.verifyAddress(useB2c().client));
/** Accept what a prompt asks; TC are the rules of the program: `rewards.acknowledgeAlert`. */
export const useAcknowledgeAlert = () => useB2cMutation(accountMutations.acknowledgeAlert(useB2c().client));
/** Close a prompt without accepting it: `rewards.dismissAlert`. */
export const useDismissAlert = () => useB2cMutation(accountMutations.dismissAlert(useB2c().client));
