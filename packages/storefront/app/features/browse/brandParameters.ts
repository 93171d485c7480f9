import type { SearchParameters } from '@driveline/hooks';
import { searchParameters } from '../catalog/index.ts';

/** What a brand's page asks the search for: its name, and what the address filters by. */
export const brandParameters = (name: string, query: URLSearchParams): SearchParameters => {
  const search = new URLSearchParams(query);
  search.set('searchText', name);
  return searchParameters({ pathname: '/searchresult', searchParams: search }, false);
};
