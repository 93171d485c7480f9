import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Changes cached answers before the server does. The function that it returns puts the former ones back, but for those
 * that the server has answered again meanwhile.
 */
export function showChange<T>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  change: (data: T) => T,
): () => void {
  // What is on its way was asked before the change and would hide it; a first answer is still wanted.
  void queryClient.cancelQueries({ queryKey, predicate: ({ state }) => state.data !== undefined });
  // Not by `setQueryData`, which takes what it is given for a new answer and stores a copy of it.
  const former = queryClient
    .getQueryCache()
    .findAll({ queryKey, predicate: ({ state }) => state.data !== undefined })
    .map((query) => {
      const data = query.state.data as T;
      const shown = change(data);
      query.setState({ data: shown });
      return () => {
        if (query.state.data === shown) query.setState({ data });
      };
    });
  return () => {
    for (const putBack of former) putBack();
  };
}
