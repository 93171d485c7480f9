import type { B2cClient } from '@driveline/api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { promisingMeta, publicMeta } from '../client/publicMeta.ts';
import { queryRoots } from '../queryRoots.ts';
import { NO_SHOPPER, shopperKey, type Shopper } from '../shopper/shopper.ts';

/** Parts that are cheaper together, and rebates of brands. */
export const dealQueries = {
  all: queryRoots.deals,
  /**
   * With the parts that fit the shopper's vehicle.
   * @param limit the first so many; all without it
   */
  list: (client: B2cClient, shopper: Shopper = NO_SHOPPER, limit?: number) =>
    queryOptions({
      queryKey: [...queryRoots.deals, 'list', client.market.code, shopperKey(shopper), limit],
      queryFn: ({ signal }) => client.call('deals.list', { query: { limit } }, { signal }),
      placeholderData: keepPreviousData,
      meta: promisingMeta,
    }),
  byCategory: (client: B2cClient) =>
    queryOptions({
      queryKey: [...queryRoots.deals, 'byCategory', client.market.code],
      queryFn: ({ signal }) => client.call('deals.byCategory', {}, { signal }),
      meta: publicMeta,
    }),
  /** Of every store without a number. */
  rebates: (client: B2cClient, storeNumber?: string) =>
    queryOptions({
      queryKey: [...queryRoots.deals, 'rebates', client.market.code, storeNumber],
      queryFn: ({ signal }) => client.call('stores.rebates', { query: { storeNumber } }, { signal }),
      meta: publicMeta,
    }),
};
