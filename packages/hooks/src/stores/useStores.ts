import { useQuery } from '@tanstack/react-query';
import { useB2c } from '../client/ClientProvider.ts';
import { useB2cMutation } from '../mutations/useB2cMutation.ts';
import { storeNetworkQueries } from './storeNetworkQueries.ts';
import { storeQueries } from './storeQueries.ts';
import type { StoreSearchParameters } from './searchStores.ts';
import { storeMutations } from './storeMutations.ts';

// The factories of this folder, wired to the client of the page.

/** Stores near a postal code, city or position, nearest first: `stores.geosearch`. */
export const useStoreSearch = (parameters: StoreSearchParameters) =>
  useQuery(storeQueries.search(useB2c().client, parameters));
/** One store: `stores.detail`. */
export const useStore = (storeNumber: string) => useQuery(storeQueries.detail(useB2c().client, storeNumber));
/** Stores near a postal code with the stock of given skus: `stores.storeList`. */
export const useStoreList = (parameters: { readonly zip: string; readonly skuNumbers?: readonly string[] }) =>
  useQuery(storeQueries.storeList(useB2c().client, parameters));
/** Stores that the same hub serves, nearest first: `stores.sisterStores`. */
export const useSisterStores = (storeNumber: string) =>
  useQuery(storeNetworkQueries.sisterStores(useB2c().client, storeNumber));

/** Set the preferred store: `stores.setPreferred`. */
export const useSetPreferredStore = () => useB2cMutation(storeMutations.setPreferredStore(useB2c().client));
