import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Asks anew what a change made untrue; resolves when the queries on screen have their new answers. A query on its way
 * for the first time would be joined by `invalidateQueries`, and its answer, given before the change, would stay: it
 * is dropped and asked again, and who waits for it gets the second answer.
 *
 * @param written prefixes of what the change itself has put into the cache: only what is on its way is asked again
 */
export async function askAnew(
  queryClient: QueryClient,
  untrue: readonly QueryKey[],
  written: readonly QueryKey[] = [],
): Promise<void> {
  const again = (queryKey: QueryKey, isMeant: (query: Query) => boolean) =>
    queryClient
      .getQueryCache()
      .findAll({ queryKey, fetchStatus: 'fetching', predicate: isMeant })
      .map((query) => {
        void query.cancel({ silent: true });
        // A failure is in the query's state, where its readers find it.
        return query.fetch().catch(() => undefined);
      });
  await Promise.all([
    ...written.flatMap((queryKey) => again(queryKey, () => true)),
    ...untrue.flatMap((queryKey) => [
      ...again(queryKey, ({ state }) => state.data === undefined),
      queryClient.invalidateQueries({ queryKey }),
    ]),
  ]);
}
