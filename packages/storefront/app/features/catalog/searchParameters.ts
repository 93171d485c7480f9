import { formatFilters, type SearchParameters } from '@driveline/hooks';
import { readShelfQuery } from './shelfUrl.ts';

/** What a shelf's or result page's address asks the search for. */
export function searchParameters(
  url: { pathname: string; searchParams: URLSearchParams },
  isShelf: boolean,
): SearchParameters {
  const { filters, sort, page, searchText } = readShelfQuery(url.searchParams);
  const check = url.searchParams.get('ignoreVehicleSpecificProductsCheck');
  const filterText = formatFilters(filters);
  return {
    ...(isShelf ? { canonicalPath: url.pathname } : { searchText }),
    ...(page > 1 && { pageNumber: page }),
    ...(sort !== 'relevance' && { sort }),
    ...(filterText && { filters: filterText }),
    ...(check && !isShelf && { ignoreVehicleSpecificProductsCheck: check }),
  };
}
