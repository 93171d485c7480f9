import { isB2cError } from '@driveline/api';
import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { data } from 'react-router-dom';
import type { Page } from './page.ts';

/** Answer to a path that nobody knows (SHELL-065). */
export const notFound = () => data(null, { status: 404 });

/**
 * The answer that a page cannot do without. An unknown thing is the not-found page; any other failure leaves
 * the query failed, so that the page shows its message and a retry.
 * @returns undefined after such a failure
 * @throws the not-found answer
 */
export async function fetchRequired<T, E extends Error, K extends QueryKey>(
  { queryClient }: Pick<Page, 'queryClient'>,
  query: FetchQueryOptions<T, E, T, K>,
): Promise<T | undefined> {
  try {
    return await queryClient.fetchQuery(query);
  } catch (error) {
    if (isB2cError(error) && error.status === 404) throw notFound();
    if (isB2cError(error)) return undefined;
    throw error;
  }
}
