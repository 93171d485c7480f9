import type { B2cClient, InputOf } from '@driveline/api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { passingMeta, promisingMeta, publicMeta } from '../client/publicMeta.ts';
import type { Shopper } from '../shopper/shopper.ts';
import { NO_SHOPPER, shopperKey } from '../shopper/shopper.ts';
import { fetchPageType } from './fetchPageType.ts';
import { fetchProduct } from './fetchProduct.ts';
import type { ProductParameters } from './fetchProduct.ts';
import { fetchSuggestions } from './fetchSuggestions.ts';
import { queryRoots } from '../queryRoots.ts';

/** A shelf or results page: text or path, page, sort, `filters` as `formatFilters` writes them. */
export type SearchParameters = Pick<
  NonNullable<InputOf<'catalog.search'>['query']>,
  'searchText' | 'canonicalPath' | 'pageNumber' | 'sort' | 'filters' | 'ignoreVehicleSpecificProductsCheck'
>;

export interface SkuParameters {
  readonly skuNumbers: readonly string[];
  readonly postalCode?: string;
  /** Default 1. */
  readonly quantity?: number;
}

const all = queryRoots.catalog;
const key = (client: B2cClient, name: string, about: unknown, shopper: Shopper) =>
  [...all, name, client.market.code, about, shopperKey(shopper)] as const;

/** Products, shelves, search and pages. The right call by flag is chosen here and nowhere else. */
export const catalogQueries = {
  all,
  search: (client: B2cClient, parameters: SearchParameters, shopper: Shopper = NO_SHOPPER) =>
    queryOptions({
      queryKey: key(client, 'search', parameters, shopper),
      queryFn: ({ signal }) => client.call('catalog.search', { query: parameters }, { signal }),
      placeholderData: keepPreviousData,
      meta: promisingMeta,
    }),
  /** Its tiles count what the shopper's vehicle takes. */
  category: (client: B2cClient, canonicalPath: string, shopper: Shopper = NO_SHOPPER) =>
    queryOptions({
      queryKey: key(client, 'category', canonicalPath, shopper),
      queryFn: ({ signal }) => client.call('catalog.category', { query: { canonicalPath } }, { signal }),
      meta: publicMeta,
    }),
  product: (client: B2cClient, parameters: ProductParameters, shopper: Shopper = NO_SHOPPER) =>
    queryOptions({
      queryKey: key(client, 'product', parameters, shopper),
      queryFn: ({ signal }) => fetchProduct(client, parameters, shopper, signal),
      meta: promisingMeta,
    }),
  pageType: (client: B2cClient, canonicalPath: string) =>
    queryOptions({
      queryKey: key(client, 'pageType', canonicalPath, NO_SHOPPER),
      queryFn: ({ signal }) => fetchPageType(client, canonicalPath, signal),
      meta: publicMeta,
    }),
  suggestions: (client: B2cClient, searchTerm: string, shopper: Shopper = NO_SHOPPER) =>
    queryOptions({
      queryKey: key(client, 'suggestions', searchTerm, shopper),
      queryFn: ({ signal }) => fetchSuggestions(client, searchTerm, shopper, signal),
    }),
  /** Price, stock and promise of up to 24 skus, of so many of each; `postalCode` for delivery dates. */
  skuDetails: (
    client: B2cClient,
    { skuNumbers, postalCode, quantity }: SkuParameters,
    shopper: Shopper = NO_SHOPPER,
  ) =>
    queryOptions({
      queryKey: key(client, 'skuDetails', { skuNumbers, postalCode, quantity }, shopper),
      queryFn: ({ signal }) =>
        client.call(
          'catalog.skuDetails',
          { query: { skuNumbers: skuNumbers.join(','), postalCode, quantity } },
          { signal },
        ),
      meta: passingMeta,
    }),
  relatedParts: (client: B2cClient, skuNumber: string, shopper: Shopper = NO_SHOPPER) =>
    queryOptions({
      queryKey: key(client, 'relatedParts', skuNumber, shopper),
      queryFn: ({ signal }) => client.call('catalog.relatedParts', { query: { skuNumber } }, { signal }),
      meta: promisingMeta,
    }),
  /** One part of each kind that wears on the shopper's vehicle. */
  wearParts: (client: B2cClient, shopper: Shopper = NO_SHOPPER) =>
    queryOptions({
      queryKey: key(client, 'wearParts', undefined, shopper),
      queryFn: ({ signal }) => client.call('catalog.relatedParts', {}, { signal }),
      meta: promisingMeta,
    }),
};
