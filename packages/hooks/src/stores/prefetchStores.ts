import type { B2cClient, HeaderData } from '@driveline/api';
import type { QueryClient } from '@tanstack/react-query';
import { cartQueries } from '../cart/cartQueries.ts';
import { cartSkus } from '../cart/miniCartSummary.ts';
import { storeQueries } from './storeQueries.ts';
import { storeParameters, type StoreSearch } from './storeSearchQuery.ts';

/**
 * Fills the cache with what `useFoundStores` reads: the stores of a search, with the stock of the cart where there is
 * one (PLUS-069). A cart that cannot be read leaves the stores without stock.
 */
export async function prefetchStores(
  { client, queryClient }: { readonly client: B2cClient; readonly queryClient: QueryClient },
  search: StoreSearch,
  header: Pick<HeaderData, 'miniCartMap'> | undefined,
): Promise<void> {
  const mini = cartQueries.mini(client);
  if ((header?.miniCartMap.itemCount ?? 0) > 0) await queryClient.prefetchQuery(mini);
  const cart = queryClient.getQueryData(mini.queryKey);
  const asked = storeParameters(search, cart ? cartSkus(cart) : []);
  await queryClient.prefetchQuery(storeQueries.search(client, asked));
}
