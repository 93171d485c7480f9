import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Asks anew what a change made untrue; resolves when the queries on screen have their new answers. A query on
 * its way for the first time would be joined by `invalidateQueries`, and its answer, given before the change,
 * would stay: it is dropped and asked again, and who waits for it gets the second answer.
 */
export async function askAnew(queryClient: QueryClient, queryKeys: readonly QueryKey[]): Promise<void> {
  const cache = queryClient.getQueryCache();
  await Promise.all(
    queryKeys.flatMap((queryKey) => [
      ...cache
        .findAll({ queryKey, fetchStatus: 'fetching', predicate: ({ state }) => state.data === undefined })
        .map((query) => {
          void query.cancel({ silent: true });
          // A failure is in the query's state, where its readers find it.
          return query.fetch().catch(() => undefined);
        }),
      queryClient.invalidateQueries({ queryKey }),
    ]),
  );
}
