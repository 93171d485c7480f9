import { readRecentSearches, withRecentSearch } from '@driveline/hooks';
import { useMemo, useSyncExternalStore } from 'react';
import { storage } from './storage.ts';

const KEY = 'recentSearches';
const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function rememberSearch(term: string): void {
  storage.write(KEY, JSON.stringify(withRecentSearch(readRecentSearches(storage.read(KEY)), term)));
  changed();
}

export function forgetSearches(): void {
  storage.remove(KEY);
  changed();
}

/** The last searches of this browser, newest first (CATALOG-001); the box stays while pages come and go. */
export function useRecentSearches(): readonly string[] {
  const kept = useSyncExternalStore(
    subscribe,
    () => storage.read(KEY),
    () => null,
  );
  return useMemo(() => readRecentSearches(kept), [kept]);
}
