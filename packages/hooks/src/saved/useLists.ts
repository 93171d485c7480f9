import type { B2cClient, OutputOf } from '@driveline/api';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { partsBySku, usePartsBySku } from '../catalog/partsBySku.ts';
import { useB2c } from '../client/ClientProvider.ts';
import { prefetch } from '../hydration/prefetch.ts';
import { asListed } from '../cart-lines/useSharedParts.ts';
import { productSummary } from '../models/productSummary.ts';
import type { ShopMoney } from '../models/shopMoney.ts';
import type { Shopper } from '../shopper/shopper.ts';
import { readListAddress } from './listAddress.ts';
import { savedQueries } from './savedQueries.ts';

export type SavedList = OutputOf<'cart.lists'>['savedLists'][number];

/** Lists that the shopper has named: `cart.lists`. */
export const useSavedLists = () => useQuery(savedQueries.lists(useB2c().client));

/** What the page of a list asks: each part by its number, for the shopper’s vehicle and store. */
export const listedQueries = (client: B2cClient, skuNumbers: readonly string[], shopper: Shopper) =>
  partsBySku(client, skuNumbers, shopper, 'shared', asListed);

interface ListPage {
  readonly client: B2cClient;
  readonly queryClient: QueryClient;
  readonly shopper: Shopper;
  readonly url: URL;
}

/** Loads the lists, and the parts of the one that the address names (PLUS-068). */
export async function loadLists({ client, queryClient, shopper, url }: ListPage): Promise<void> {
  const { listId } = readListAddress(url.searchParams);
  const query = savedQueries.lists(client);
  await queryClient.prefetchQuery(query);
  const open = queryClient.getQueryData(query.queryKey)?.savedLists.find((list) => list.listId === listId);
  await prefetch(queryClient, listedQueries(client, open?.skuNumbers ?? [], shopper));
}

/** Parts of a list as its page shows them: `catalog.product` of each. */
export function useListedParts(skuNumbers: readonly string[], market: ShopMoney) {
  const { client, shopper } = useB2c();
  const { parts, ...asked } = usePartsBySku(listedQueries(client, skuNumbers, shopper));
  return { products: parts.flatMap((part) => (part ? [productSummary(part, market)] : [])), ...asked };
}
