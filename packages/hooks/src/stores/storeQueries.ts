import type { B2cClient } from '@driveline/api';
import { queryOptions } from '@tanstack/react-query';
import { publicMeta } from '../client/publicMeta.ts';
import { searchStores } from './searchStores.ts';
import type { StoreSearchParameters } from './searchStores.ts';
import { queryRoots } from '../queryRoots.ts';

/** Stores by place, by number, and by the stock of given skus. */
export const storeQueries = {
  all: queryRoots.stores,
  search: (client: B2cClient, parameters: StoreSearchParameters) =>
    queryOptions({
      queryKey: [...storeQueries.all, 'search', client.market.code, parameters],
      queryFn: ({ signal }) => searchStores(client, parameters, signal),
    }),
  detail: (client: B2cClient, storeNumber: string) =>
    queryOptions({
      queryKey: [...storeQueries.all, 'detail', client.market.code, storeNumber],
      queryFn: ({ signal }) => client.call('stores.detail', { params: { storeNumber } }, { signal }),
      meta: publicMeta,
    }),
  /** City and state of a complete postal code (PLUS-023). */
  placeByPostalCode: (client: B2cClient, postalCode: string) =>
    queryOptions({
      // As it is typed and as the server keeps it.
      queryKey: [...storeQueries.all, 'place', client.market.code, postalCode.replace(/[\s-]/g, '')],
      queryFn: ({ signal }) =>
        client.call('stores.placeByPostalCode', { params: { postalCode } }, { signal }),
      retry: false,
      staleTime: Infinity,
      meta: publicMeta,
    }),
  storeList: (
    client: B2cClient,
    { zip, skuNumbers = [] }: { readonly zip: string; readonly skuNumbers?: readonly string[] },
  ) =>
    queryOptions({
      queryKey: [...storeQueries.all, 'storeList', client.market.code, { zip, skuNumbers }],
      queryFn: ({ signal }) =>
        client.call(
          'stores.storeList',
          { query: { zip, skuNumbers: skuNumbers.join(',') || undefined } },
          { signal },
        ),
    }),
  /** Stores of the same hub, from which the van brings what one lacks (API-103). */
  sisterStores: (client: B2cClient, storeNumber: string) =>
    queryOptions({
      queryKey: [...storeQueries.all, 'sisterStores', client.market.code, storeNumber],
      queryFn: ({ signal }) => client.call('stores.sisterStores', { params: { storeNumber } }, { signal }),
      retry: false,
      meta: publicMeta,
    }),
  /** Workshops around a place (CONTENT-027). */
  repairShops: (client: B2cClient, location: string) =>
    queryOptions({
      queryKey: [...storeQueries.all, 'repairShops', client.market.code, location],
      queryFn: ({ signal }) => client.call('stores.repairShops', { query: { location } }, { signal }),
      retry: false,
      meta: publicMeta,
    }),
};
