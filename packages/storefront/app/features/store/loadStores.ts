import { storeQueries } from '@driveline/hooks';
import type { LoadPage } from '../../data/page.ts';
import { readStoreSearch, searchParameters } from './storeSearch.ts';

/** The stores that the address asks for; without a place those around the shopper's own. */
export const loadStores: LoadPage = async ({ client, queryClient, header, url }) => {
  const search = readStoreSearch(url.searchParams, header?.storeDetails?.zip);
  if (search.place)
    await queryClient.prefetchQuery(storeQueries.search(client, searchParameters(search, [])));
};
