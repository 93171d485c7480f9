import { useQuery } from '@tanstack/react-query';
import { useB2c } from '../client/ClientProvider.ts';
import { useB2cMutation } from '../mutations/useB2cMutation.ts';
import { savedMutations } from './savedMutations.ts';
import { savedQueries } from './savedQueries.ts';

// The factories of this folder, wired to the client of the page.

/** Lines that were put aside, at today’s prices: `cart.saved`. */
export const useSavedItems = () => useQuery(savedQueries.list(useB2c().client));
/** Move a line out of the cart to the saved ones: `cart.saveItem`. */
export const useSaveForLater = () => useB2cMutation(savedMutations.saveItem(useB2c().client));
/** Move a saved line back into the cart: `cart.moveSaved`. */
export const useMoveToCart = () => useB2cMutation(savedMutations.moveToCart(useB2c().client));
/** Forget a saved line: `cart.removeSaved`. */
export const useRemoveSaved = () => useB2cMutation(savedMutations.removeSaved(useB2c().client));
