import type { B2cClient } from '@driveline/api';
import { queryOptions } from '@tanstack/react-query';
import { publicMeta } from '../client/publicMeta.ts';
import { queryRoots } from '../queryRoots.ts';

/** Lists to shop by; apart from the shelves, which every page needs. */
export const brandQueries = {
  /** Brands that the market sells, by name. */
  brands: (client: B2cClient) =>
    queryOptions({
      queryKey: [...queryRoots.catalog, 'brands', client.market.code],
      queryFn: ({ signal }) => client.call('catalog.brands', {}, { signal }),
      meta: publicMeta,
    }),
  brand: (client: B2cClient, brandName: string) =>
    queryOptions({
      queryKey: [...queryRoots.catalog, 'brand', client.market.code, brandName],
      queryFn: ({ signal }) => client.call('catalog.brand', { params: { brandName } }, { signal }),
      meta: publicMeta,
    }),
  makes: (client: B2cClient) =>
    queryOptions({
      queryKey: [...queryRoots.catalog, 'makes', client.market.code],
      queryFn: ({ signal }) => client.call('catalog.makes', {}, { signal }),
      meta: publicMeta,
    }),
  models: (client: B2cClient, makeName: string) =>
    queryOptions({
      queryKey: [...queryRoots.catalog, 'models', client.market.code, makeName],
      queryFn: ({ signal }) => client.call('catalog.models', { params: { makeName } }, { signal }),
      meta: publicMeta,
    }),
};
