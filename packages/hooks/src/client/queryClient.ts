import { QueryClient } from '@tanstack/react-query';

/** CONST-042 */
export const STALE_TIME_MS = 30_000;

/**
 * The query cache's defaults (API-012): stale after 30 s, no retry (the client retries by the contract's
 * policy), no refetch on focus. Without a `gcTime`: a server gets react-query's own Infinity, so no timer
 * keeps a request's cache alive.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: STALE_TIME_MS, retry: false, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
}
