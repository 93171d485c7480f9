import { cartQueries, orderLines, storeQueries, useB2c } from '@driveline/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Store } from '@driveline/api';
import { useHeaderData } from '../session/index.ts';
import { searchParameters, type StoreSearch } from './storeSearch.ts';

/** Stores of a search, with the stock of the cart where there is one. */
export function useStores(search: StoreSearch) {
  const { client } = useB2c();
  const skuNumbers = useCartSkus();
  const { data, isError, error, refetch } = useQuery({
    ...storeQueries.search(client, searchParameters(search, skuNumbers)),
    enabled: search.place !== '',
    placeholderData: keepPreviousData,
  });
  const all = data?.locations.map(({ store }) => store);
  return {
    stores: isError ? null : all?.filter((store) => passes(store, search)),
    hasCart: skuNumbers.length > 0,
    error,
    refetch: () => void refetch(),
  };
}

const passes = ({ closed, available }: Store, { isOpenNow, isStocked }: StoreSearch) =>
  !(isOpenNow && closed.isClosed) && !(isStocked && available && available.inStock < available.asked);

function useCartSkus(): readonly string[] {
  const { client } = useB2c();
  const { data: header } = useHeaderData();
  const hasItems = (header?.miniCartMap.itemCount ?? 0) > 0;
  const { data: cart } = useQuery({ ...cartQueries.mini(client), enabled: hasItems });
  return cart ? [...new Set(orderLines(cart).map(({ skuNumber }) => skuNumber))] : [];
}
