import { RECENT_SEARCHES_CAP } from '../constants.ts';
import type { BrowserStorage } from '../storage/index.ts';

/** CATALOG-001: newest first, none of nothing but signs, no repeats by case, at most three. */
export function withRecentSearch(searches: readonly string[], term: string): readonly string[] {
  const added = term.trim();
  if (!/[\p{L}\p{N}]/u.test(added)) return searches;
  const others = searches.filter((one) => one.toLowerCase() !== added.toLowerCase());
  return [added, ...others].slice(0, RECENT_SEARCHES_CAP);
}

/** Reads what storage holds; anything but a list of texts is no searches. */
export function readRecentSearches(stored: string | null): readonly string[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(parsed)) return [];
    return parsed
      .filter((one): one is string => typeof one === 'string' && one !== '')
      .slice(0, RECENT_SEARCHES_CAP);
  } catch {
    return [];
  }
}

const KEY = 'recentSearches';

export type RecentSearches = ReturnType<typeof createRecentSearches>;

/** The last searches of this browser, for everything of a page that keeps, clears or shows them. */
export function createRecentSearches(storage: BrowserStorage) {
  const listeners = new Set<() => void>();
  const read = () => storage.read(KEY);
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    read,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    remember(term: string): void {
      storage.write(KEY, JSON.stringify(withRecentSearch(readRecentSearches(read()), term)));
      tell();
    },
    forget(): void {
      storage.remove(KEY);
      tell();
    },
  };
}
