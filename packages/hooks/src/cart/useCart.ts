import { useQuery } from '@tanstack/react-query';
import { useB2c } from '../client/ClientProvider.ts';
import { useB2cMutation } from '../mutations/useB2cMutation.ts';
import { cartMutations } from './cartMutations.ts';
import { cartQueries } from './cartQueries.ts';

// The factories of this folder, wired to the client of the page.
export const useCart = (options?: { readonly postalCode?: string }) =>
  useQuery(cartQueries.detail(useB2c().client, options));
export const useMiniCart = () => useQuery(cartQueries.mini(useB2c().client));

export const useAddItem = () => useB2cMutation(cartMutations.addItem(useB2c().client));
export const useUpdateItem = () => useB2cMutation(cartMutations.updateItem(useB2c().client));
export const useRemoveItem = () => useB2cMutation(cartMutations.removeItem(useB2c().client));
