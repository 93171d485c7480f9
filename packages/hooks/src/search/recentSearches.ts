import { RECENT_SEARCHES_CAP } from '../constants.ts';

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
