import type { SearchResult } from '@driveline/api';
import { appliedFilters, promotedFilters } from './filterLinks.ts';
import { shelfHref } from './shelfAddress.ts';
import { filterCount } from './shelfQuery.ts';
import type { ShelfQuery } from './shelfQuery.ts';

type Answer = Pick<SearchResult, 'totalCount' | 'pageNumber' | 'pageSize' | 'filters'>;

/**
 * What stands around the parts of a shelf or a search: its filters with their ways in and out, and its pages.
 * @param path of the page, to which the query is appended
 */
export function shownShelf(
  { totalCount, pageNumber, pageSize, filters }: Answer,
  query: ShelfQuery,
  path: string,
) {
  const pages = Math.ceil(totalCount / pageSize);
  const shown = Math.min(pageNumber * pageSize, totalCount);
  const hrefOf = (page: number) => shelfHref(path, query, { page });
  const count = filterCount(query.filters);
  return {
    filterCount: count,
    promoted: promotedFilters(filters, query, path, totalCount),
    applied: appliedFilters(filters, query, path),
    clearHref: shelfHref(path, query, { filters: {} }),
    /** What a form of the page sends along beside the filters. */
    keep: {
      searchText: query.searchText || undefined,
      sort: query.sort === 'relevance' ? undefined : query.sort,
    },
    pages,
    hrefOf,
    progress: {
      shown,
      total: totalCount,
      next: Math.min(pageSize, totalCount - shown),
      ...(pageNumber < pages && { nextHref: hrefOf(pageNumber + 1) }),
    },
  };
}

/** Whether a search says how its text was understood: by a vehicle, a code, a number, without some words. */
export const saysHowRead = (result: SearchResult): boolean =>
  Boolean(
    result.namedVehicle ??
    result.troubleCode ??
    result.asksForCode ??
    result.ignoredWords ??
    result.originalNumber,
  );
