import type { B2cClient } from '@driveline/api';
import { queryOptions } from '@tanstack/react-query';
import { publicMeta } from '../client/publicMeta.ts';
import { queryRoots } from '../queryRoots.ts';

/** Parts that are cheaper together. Rebates are of stores: `storeQueries.rebates`. */
export const dealQueries = {
  all: queryRoots.deals,
  list: (client: B2cClient) =>
    queryOptions({
      queryKey: [...queryRoots.deals, 'list', client.market.code],
      queryFn: ({ signal }) => client.call('deals.list', {}, { signal }),
      meta: publicMeta,
    }),
  byCategory: (client: B2cClient) =>
    queryOptions({
      queryKey: [...queryRoots.deals, 'byCategory', client.market.code],
      queryFn: ({ signal }) => client.call('deals.byCategory', {}, { signal }),
      meta: publicMeta,
    }),
};
