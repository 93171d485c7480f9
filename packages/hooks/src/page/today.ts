import { dayIn } from '@driveline/validation';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** The day in a zone as the page was made, `YYYY-MM-DD`: handed over, so that browser and server read the same. */
export const todayQuery = (timeZone: string) =>
  queryOptions({
    queryKey: ['today', timeZone],
    queryFn: () => dayIn(timeZone),
    staleTime: Infinity,
    meta: { isPublic: true },
  });

/** A tab that is looked at again may be of another day. */
function whenSeen(tell: () => void): () => void {
  const events = ['visibilitychange', 'pageshow'];
  for (const event of events) addEventListener(event, tell, true);
  return () => {
    for (const event of events) removeEventListener(event, tell, true);
  };
}

/**
 * The day in a zone, `YYYY-MM-DD`: while the page hydrates, that of the server; then the shopper's own, however they came
 * to the page and however long it stays open. Undefined while a page hydrates that was made for everybody and hands none
 * over.
 * @param served day that the document came with, where it did
 */
export function useDayIn(timeZone: string, served?: string): string | undefined {
  const { data = served } = useQuery(todayQuery(timeZone));
  return useSyncExternalStore(
    whenSeen,
    () => dayIn(timeZone),
    () => data,
  );
}
