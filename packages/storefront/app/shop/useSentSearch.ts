import { useEffect } from 'react';
import { rememberSearch } from './recentSearches.ts';

/** Whether this document is the answer to a form of the shop, sent before script took over, that asked for the term. */
function wasSent(term: string): boolean {
  const [arrival] = performance.getEntriesByType('navigation');
  if (!arrival || !document.referrer.startsWith(`${location.origin}/`)) return false;
  return new URL(arrival.name).searchParams.get('searchText')?.trim() === term;
}

/** Remembers a search that the browser itself sent, where it arrives (CATALOG-001); script remembers those that it sends. */
export function useSentSearch(term: string): void {
  useEffect(() => {
    if (term && wasSent(term)) rememberSearch(term);
  }, [term]);
}
