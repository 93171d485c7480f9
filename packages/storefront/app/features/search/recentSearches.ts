import { readRecentSearches, withRecentSearch } from '@driveline/hooks';
import { storage } from '../../shop/storage.ts';

const KEY = 'recentSearches';

/** The last searches of this browser, newest first (CATALOG-001). */
export const recentSearches = () => readRecentSearches(storage.read(KEY));

export function rememberSearch(term: string): void {
  storage.write(KEY, JSON.stringify(withRecentSearch(recentSearches(), term)));
}

export const forgetSearches = () => storage.remove(KEY);
