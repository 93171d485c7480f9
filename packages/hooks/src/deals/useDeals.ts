import { useQuery } from '@tanstack/react-query';
import { useB2c } from '../client/ClientProvider.ts';
import { useB2cMutation } from '../mutations/useB2cMutation.ts';
import { dealQueries } from './dealQueries.ts';
import { dealMutations } from './dealMutations.ts';

// The factories of this folder, wired to the client of the page.

/** Deals of now with the parts that fit the shopper's vehicle, and their prices: `deals.list`. */
export function useDeals() {
  const { client, shopper } = useB2c();
  return useQuery(dealQueries.list(client, shopper));
}
/** Categories that have deals now: `deals.byCategory`. */
export const useDealCategories = () => useQuery(dealQueries.byCategory(useB2c().client));
/** Rebates of brands that hold at a store, and those that ended within 30 days: `stores.rebates`. */
export const useRebates = (storeNumber?: string) =>
  useQuery(dealQueries.rebates(useB2c().client, storeNumber));

/** Add the parts of a deal together; their common price comes by itself: `deals.addToCart`. */
export const useAddDealToCart = () => useB2cMutation(dealMutations.addToCart(useB2c().client));
