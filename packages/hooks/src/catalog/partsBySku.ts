import { isB2cError, type B2cClient, type ProductDetail } from '@driveline/api';
import { queryOptions, useQueries, useQueryClient } from '@tanstack/react-query';
import type { Shopper } from '../shopper/shopper.ts';
import { catalogQueries } from './catalogQueries.ts';

/**
 * Several parts by their numbers, null for one that nobody knows.
 * @param name of what asks, and keeps of each part what `keep` returns
 */
export const partsBySku = <Kept>(
  client: B2cClient,
  skuNumbers: readonly string[],
  shopper: Shopper,
  name: string,
  keep: (part: ProductDetail) => Kept,
) =>
  skuNumbers.map((itemIds) => {
    const part = catalogQueries.product(client, { itemIds }, shopper);
    return queryOptions({
      // The shopper's key stays the last.
      queryKey: [...part.queryKey.slice(0, -1), name, part.queryKey.at(-1)] as readonly unknown[],
      queryFn: async (context): Promise<Kept | null> => {
        try {
          const answer = await part.queryFn!({ ...context, queryKey: part.queryKey });
          const [product] = answer.pdpResults.products;
          return product ? keep(product) : null;
        } catch (error) {
          // An answer, as the server that renders the page hands on no failures.
          if (isB2cError(error) && error.status === 404) return null;
          throw error;
        }
      },
      meta: part.meta,
    });
  });

/** What such queries answered, in their order. */
export function usePartsBySku<Kept>(queries: ReturnType<typeof partsBySku<Kept>>) {
  const cache = useQueryClient();
  const answers = useQueries({
    queries: queries.map((query) => ({
      ...query,
      // For another vehicle or store the part stays as it was until the new answer comes.
      placeholderData: () =>
        cache
          .getQueriesData<Kept | null>({ queryKey: query.queryKey.slice(0, -1) })
          .findLast(([, part]) => part)?.[1] ?? undefined,
    })),
  });
  return {
    parts: answers.map(({ data }) => data),
    /** Of parts that nothing is known of yet. */
    isPending: answers.some((answer) => answer.isPending),
    error: answers.find((answer) => answer.error)?.error,
    refetch: () => Promise.all(answers.map((answer) => answer.refetch())),
  };
}
