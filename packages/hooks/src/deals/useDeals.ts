import { useQuery } from '@tanstack/react-query';
import { useB2c } from '../client/ClientProvider.ts';
import { useB2cMutation } from '../mutations/useB2cMutation.ts';
import { dealQueries } from './dealQueries.ts';
import { dealMutations } from './dealMutations.ts';

// The factories of this folder, wired to the client of the page.
export const useDeals = () => useQuery(dealQueries.list(useB2c().client));
export const useDealCategories = () => useQuery(dealQueries.byCategory(useB2c().client));
export const useRebates = (storeNumber?: string) =>
  useQuery(dealQueries.rebates(useB2c().client, storeNumber));

export const useAddDealToCart = () => useB2cMutation(dealMutations.addToCart(useB2c().client));
