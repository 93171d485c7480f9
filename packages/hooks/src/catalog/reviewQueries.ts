import type { B2cClient, InputOf } from '@driveline/api';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useB2c } from '../client/ClientProvider.ts';
import { publicMeta } from '../client/publicMeta.ts';
import { queryRoots } from '../queryRoots.ts';
import { NO_SHOPPER, shopperKey, type Shopper } from '../shopper/shopper.ts';

/** A page of the reviews of a part: by stars, of the shopper's vehicle, in an order. */
export type ReviewParameters = Pick<
  InputOf<'catalog.reviews'>['query'],
  'skuNumber' | 'stars' | 'vehicle' | 'sort' | 'pageNumber'
>;

/** Apart from the shelves, which every page needs. */
export const reviewQueries = {
  reviews: (client: B2cClient, choice: ReviewParameters, shopper: Shopper = NO_SHOPPER) =>
    queryOptions({
      queryKey: [...queryRoots.catalog, 'reviews', client.market.code, choice, shopperKey(shopper)] as const,
      queryFn: ({ signal }) => client.call('catalog.reviews', { query: choice }, { signal }),
      placeholderData: keepPreviousData,
      meta: publicMeta,
    }),
};

/** Reviews of a part to read: `catalog.reviews`. */
export function useReviews(choice: ReviewParameters) {
  const { client, shopper } = useB2c();
  return useQuery(reviewQueries.reviews(client, choice, shopper));
}
