import type { B2cClient, HeaderData } from '@driveline/api';
import type { QueryClient } from '@tanstack/react-query';
import { savedQueries } from './savedQueries.ts';

/**
 * What was put aside, before a page shows it. Mostly it is nothing, and nothing is asked for where the call of the header
 * has just said so.
 * @param header of the same request; undefined where it may be older, as in a browser
 */
export const prefetchSaved = (
  queryClient: QueryClient,
  client: B2cClient,
  header: HeaderData | undefined,
): Promise<unknown> => {
  const list = savedQueries.list(client);
  if (!isEmpty(header?.savedOrderMap)) return queryClient.prefetchQuery(list);
  queryClient.setQueryData(list.queryKey, { savedItems: [] });
  return Promise.resolve();
};

/** Null is no answer: a server may leave the map out. */
const isEmpty = (map: unknown): boolean =>
  typeof map === 'object' && map !== null && Object.keys(map).length === 0;
