import type { DehydratedState, QueryClient } from '@tanstack/react-query';
import { dehydrate, hydrate } from '@tanstack/react-query';

/** The query data of a page for the browser, and the metadata for its head. */
export interface DehydratedPage<Meta> {
  readonly state: DehydratedState;
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
  const { queries, ...state } = dehydrate(queryClient);
  return { state: { ...state, queries: queries.map(timeless).sort(byHash) }, meta };
}

type HandedQuery = DehydratedState['queries'][number];

const timeless = (query: HandedQuery): HandedQuery =>
  query.meta?.isPublic === true || query.meta?.isPassing === true
    ? { ...query, dehydratedAt: 0, state: { ...query.state, dataUpdatedAt: 0 } }
    : query;

const byHash = (a: HandedQuery, b: HandedQuery) => (a.queryHash < b.queryHash ? -1 : 1);

/**
 * The state with its public answers stamped as of now. The page may come from a cache: by their first stamp the
 * browser would fetch all of them again. One sku-details call refreshes price and stock.
 */
export function freshened(state: DehydratedState, now: number = Date.now()): DehydratedState {
  return {
    ...state,
    queries: state.queries.map((query) =>
      query.meta?.isPublic === true ? { ...query, state: { ...query.state, dataUpdatedAt: now } } : query,
    ),
  };
}

/** Hydrates a query client with the state of `dehydrateState`. */
export function hydrateState(
  queryClient: QueryClient,
  handed: { readonly state: DehydratedState },
  now?: number,
): void {
  hydrate(queryClient, freshened(handed.state, now));
}
