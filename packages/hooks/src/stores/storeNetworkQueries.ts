import type { B2cClient } from '@driveline/api';
import { queryOptions } from '@tanstack/react-query';
import { publicMeta } from '../client/publicMeta.ts';
import { queryRoots } from '../queryRoots.ts';

/** Stores at a place, and those that belong together. */
export const storeNetworkQueries = {
  /** VEHST-035: at a device's place, `lat,lon`; nearest first. */
  byPosition: (client: B2cClient, location: string) =>
    queryOptions({
      queryKey: [...queryRoots.stores, 'byPosition', client.market.code, location],
      queryFn: ({ signal }) =>
        client.call('stores.byPosition', { query: { location, includeFilters: 'false' } }, { signal }),
    }),
  /** Stores that the same hub serves. */
  sisterStores: (client: B2cClient, storeNumber: string) =>
    queryOptions({
      queryKey: [...queryRoots.stores, 'sisterStores', client.market.code, storeNumber],
      queryFn: ({ signal }) => client.call('stores.sisterStores', { params: { storeNumber } }, { signal }),
      meta: publicMeta,
    }),
  cids: (client: B2cClient, storeNumber: string) =>
    queryOptions({
      queryKey: [...queryRoots.stores, 'cids', client.market.code, storeNumber],
      queryFn: ({ signal }) => client.call('stores.cids', { params: { storeNumber } }, { signal }),
      meta: publicMeta,
    }),
};
