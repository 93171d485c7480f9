import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Invalidates queries after a change and refetches those on screen; resolves when they have their new answers.
 * `invalidateQueries` would join a first fetch that is still running and keep its answer from before the change. This
 * cancels such a fetch and starts it again; a caller that waits for it gets the second answer.
 *
 * @param written prefixes of the queries that the change itself wrote: refetched only where a fetch is running
 */
export async function refetchInvalidated(
  queryClient: QueryClient,
  invalidated: readonly QueryKey[],
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
    ...invalidated.flatMap((queryKey) => [
      ...again(queryKey, ({ state }) => state.data === undefined),
      queryClient.invalidateQueries({ queryKey }),
    ]),
  ]);
}
