import { useQuery } from '@tanstack/react-query';
import { useB2c } from '../client/ClientProvider.ts';
import { useB2cMutation } from '../mutations/useB2cMutation.ts';
import { cartMutations } from './cartMutations.ts';
import { cartQueries } from './cartQueries.ts';
import { lineMutations } from './lineMutations.ts';
import { promoMutations } from './promoMutations.ts';
import { savedMutations } from './savedMutations.ts';
import { savedQueries } from './savedQueries.ts';

// The factories of this folder, wired to the client of the page.
export const useCart = (options?: { readonly postalCode?: string }) =>
  useQuery(cartQueries.detail(useB2c().client, options));
export const useMiniCart = () => useQuery(cartQueries.mini(useB2c().client));
export const useSavedItems = () => useQuery(savedQueries.list(useB2c().client));

export const useAddItem = () => useB2cMutation(cartMutations.addItem(useB2c().client));
export const useAddConfigItem = () => useB2cMutation(lineMutations.addConfigItem(useB2c().client));
export const useUpdateItem = () => useB2cMutation(cartMutations.updateItem(useB2c().client));
export const useRemoveItem = () => useB2cMutation(cartMutations.removeItem(useB2c().client));
export const useSwapItem = () => useB2cMutation(lineMutations.swapItem(useB2c().client));
export const useClaimPromo = () => useB2cMutation(promoMutations.claim(useB2c().client));
export const useRevokePromo = () => useB2cMutation(promoMutations.revoke(useB2c().client));
export const useSaveForLater = () => useB2cMutation(savedMutations.saveItem(useB2c().client));
export const useMoveToCart = () => useB2cMutation(savedMutations.moveToCart(useB2c().client));
export const useRemoveSaved = () => useB2cMutation(savedMutations.removeSaved(useB2c().client));
