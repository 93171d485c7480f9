import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Runs a page's queries at once, on the server or before a navigation. None of them throws: what failed is left out of
 * the page (`dehydrateState`) and asked for again by the browser.
 *
 * @returns whether all of them were answered, so that a page which lacks something is not kept by caches.
 */
export async function prefetch(
  queryClient: QueryClient,
  // Each factory answers its own type; only the cache needs to know which.
  queries: readonly { readonly queryKey: QueryKey }[],
): Promise<boolean> {
  const answers = await Promise.allSettled(
    queries.map((query) => queryClient.fetchQuery(query as FetchQueryOptions)),
  );
  return answers.every(({ status }) => status === 'fulfilled');
}
