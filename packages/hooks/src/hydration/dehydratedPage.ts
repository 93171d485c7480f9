import type { QueryClient, QueryKey, QueryMeta } from '@tanstack/react-query';
import { dehydrate } from '@tanstack/react-query';

/** The answer of a query, with all that a browser cannot know by itself. */
export interface HandedQuery {
  readonly queryKey: QueryKey;
  readonly state: { readonly data?: unknown; readonly dataUpdatedAt: number };
  readonly meta?: QueryMeta | undefined;
}

/** The query data of a page for the browser, and the metadata for its head. */
export interface DehydratedPage<Meta> {
  readonly state: { readonly queries: readonly HandedQuery[] };
  readonly meta: Meta;
}

/**
 * Dehydrates the query client for the browser. Failed queries are left out, so the browser fetches them again. Public
 * and passing answers carry no time: `hydrateState` stamps the public ones, and the browser refetches the passing ones.
 * Queries are sorted, so every rendering of a public page is the same, byte by byte (PLUS-037).
 */
export function dehydrateState<Meta = null>(
  queryClient: QueryClient,
  meta: Meta = null as Meta,
): DehydratedPage<Meta> {
  const queries = dehydrate(queryClient).queries.toSorted((a, b) => (a.queryHash < b.queryHash ? -1 : 1));
  return { state: { queries: queries.map(timeless) }, meta };
}

function timeless({ queryKey, state, meta }: ReturnType<typeof dehydrate>['queries'][number]): HandedQuery {
  const hasNoTime = meta?.isPublic === true || meta?.isPassing === true;
  const { data, dataUpdatedAt } = state;
  return { queryKey, state: { data, dataUpdatedAt: hasNoTime ? 0 : dataUpdatedAt }, ...(meta && { meta }) };
}

type DehydratedState = DehydratedPage<unknown>['state'];

/**
 * The state with its public answers stamped as of now. The page may come from a cache: by their first stamp the
 * browser would fetch all of them again. One sku-details call refreshes price and stock.
 */
export const freshened = ({ queries }: DehydratedState, now: number = Date.now()): DehydratedState => ({
  queries: queries.map((query) =>
    query.meta?.isPublic === true ? { ...query, state: { ...query.state, dataUpdatedAt: now } } : query,
  ),
});

/**
 * Fills a query client with the state of `dehydrateState`. Not by the library's `hydrate`, which wants the hash and the
 * whole state of each query on every page, and its script with it.
 */
export function hydrateState(
  queryClient: QueryClient,
  { state }: { readonly state: DehydratedState },
  now?: number,
): void {
  const cache = queryClient.getQueryCache();
  for (const { queryKey, meta, state: handed } of freshened(state, now).queries)
    cache
      .build(queryClient, { queryKey, meta })
      .setData(handed.data, { updatedAt: handed.dataUpdatedAt, manual: true });
}
