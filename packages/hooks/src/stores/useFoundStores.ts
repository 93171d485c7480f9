import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { cartQueries } from '../cart/cartQueries.ts';
import { cartSkus } from '../cart/miniCartSummary.ts';
import { useB2c } from '../client/ClientProvider.ts';
import { STORE_SEARCH_MOST } from '../constants.ts';
import { useHeader } from '../header/useHeader.ts';
import type { StoreSearchResult } from './searchStores.ts';
import { storeQueries } from './storeQueries.ts';
import { isStoreOf, searchRadius, storeParameters } from './storeSearchQuery.ts';
import type { StoreSearch } from './storeSearchQuery.ts';
import { storesOfPage } from './storesOfPage.ts';

/** A page of the stores of a search, with the stock of the cart where there is one; `stores` is null after a failure. */
export function useFoundStores(search: StoreSearch) {
  const { client } = useB2c();
  const skuNumbers = useCartSkus();
  const { data, isError, isPlaceholderData, error, refetch } = useQuery({
    ...storeQueries.search(client, storeParameters(search, skuNumbers)),
    enabled: search.place !== '',
    placeholderData: keepPreviousData,
  });
  const found = data && pageOf(data, search);
  // The former answer, shown until the next one is here, may end before the page that is asked for.
  const isBehind = isPlaceholderData && found?.stores.length === 0 && found.total > 0;
  const stores = isError ? null : isBehind ? undefined : found?.stores;
  return {
    firstNumber: found?.firstNumber ?? 1,
    page: found?.page ?? 1,
    pages: found?.pages ?? 1,
    total: found?.total ?? 0,
    /** How far the answer went, in metres. */
    radiusMeters: searchRadius({ radiusMiles: data?.radius ?? search.radiusMiles }),
    stores,
    /** None yet while they load, so that the map has its place before them; absent where there is nothing to show. */
    onMap:
      stores === undefined ? (search.place === '' ? undefined : []) : stores?.length ? stores : undefined,
    hasCart: skuNumbers.length > 0,
    /** What the server says of a place that it does not know. */
    refusal: data?.refusal,
    error,
    refetch: () => void refetch(),
  };
}

function pageOf({ locations, count, perPage }: StoreSearchResult, search: StoreSearch) {
  const all = locations.map(({ store }) => store);
  const picked = all.filter((store) => isStoreOf(search, store));
  // What is picked from the answer is all there is; else the server has counted.
  const total = picked.length < all.length ? picked.length : Math.max(count, all.length);
  return storesOfPage(picked, search.page, perPage, Math.min(total, STORE_SEARCH_MOST));
}

function useCartSkus(): readonly string[] {
  const { client } = useB2c();
  const { data: header } = useHeader();
  const hasItems = (header?.miniCartMap.itemCount ?? 0) > 0;
  const { data: cart } = useQuery({ ...cartQueries.mini(client), enabled: hasItems });
  return cart ? cartSkus(cart) : [];
}
