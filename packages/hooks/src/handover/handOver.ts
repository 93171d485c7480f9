import type { DehydratedState, QueryClient } from '@tanstack/react-query';
import { dehydrate, hydrate } from '@tanstack/react-query';

/** A page's data on its way to the browser: the queries, and what the page's head needs. */
export interface HandedOver<Meta> {
  readonly state: DehydratedState;
  readonly meta: Meta;
}

/**
 * Everything that a loader returns. Failed queries stay behind, so the browser asks for them again. Public and
 * passing answers go without a time: the first are stamped when they are taken over, the others asked again. With
 * all in one order, every rendering of a public page is the same, byte by byte (PLUS-037).
 */
export function handOver<Meta = null>(queryClient: QueryClient, meta: Meta = null as Meta): HandedOver<Meta> {
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
 * The state with its public answers stamped as of now: the page may come from a cache, and by its first
 * stamp each of them would be fetched a second time. Price and stock are refreshed by one sku-details call.
 */
export function freshened(state: DehydratedState, now: number = Date.now()): DehydratedState {
  return {
    ...state,
    queries: state.queries.map((query) =>
      query.meta?.isPublic === true ? { ...query, state: { ...query.state, dataUpdatedAt: now } } : query,
    ),
  };
}

/** Puts a handed-over page into the browser's cache. */
export function takeOver(
  queryClient: QueryClient,
  handed: { readonly state: DehydratedState },
  now?: number,
): void {
  hydrate(queryClient, freshened(handed.state, now));
}
