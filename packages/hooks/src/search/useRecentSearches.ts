import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { readRecentSearches, type RecentSearches } from './recentSearches.ts';

/** The last searches of this browser, newest first (CATALOG-001); the box stays while pages come and go. */
export function useRecentSearches({ subscribe, read }: RecentSearches): readonly string[] {
  const kept = useSyncExternalStore(subscribe, read, () => null);
  return useMemo(() => readRecentSearches(kept), [kept]);
}

/** Whether this document is the answer to a form of the shop, sent before script took over, that asked for the term. */
function wasSent(term: string): boolean {
  const [arrival] = performance.getEntriesByType('navigation');
  if (!arrival || !document.referrer.startsWith(`${location.origin}/`)) return false;
  return new URL(arrival.name).searchParams.get('searchText')?.trim() === term;
}

/** Remembers a search that the browser itself sent, where it arrives (CATALOG-001); script remembers those that it sends. */
export function useSentSearch({ remember }: RecentSearches, term: string): void {
  useEffect(() => {
    if (term && wasSent(term)) remember(term);
  }, [remember, term]);
}
