import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useB2c } from '../client/ClientProvider.ts';
import { historyOrders } from '../models/accountModels.ts';
import { PAGE_SIZE, pageOf } from '../page/listPages.ts';
import { historyFilterOf } from './historyFilter.ts';
import { orderQueries } from './orderQueries.ts';

type Shown = Parameters<typeof historyOrders>;

/**
 * The page of the history that an address asks for: `orders.history` (ACCT-046). The page before stays until it is there.
 * @param today `YYYY-MM-DD`
 */
export function useOrderHistory(query: URLSearchParams, market: Shown[1], today?: Shown[2]) {
  const { client } = useB2c();
  const filter = historyFilterOf(query, PAGE_SIZE);
  const page = pageOf(query);
  const { data, isError, refetch, isFetching } = useQuery({
    ...orderQueries.historyPage(client, filter, page),
    placeholderData: keepPreviousData,
  });
  const missing = isError ? null : undefined;
  return {
    page,
    pages: Math.ceil((data?.totalCount ?? 0) / PAGE_SIZE),
    /** Undefined while they load, null when that failed. */
    orders: data ? historyOrders(data, market, today) : missing,
    isNarrowed: Object.keys(filter).length > 1,
    refetch,
    isFetching,
  };
}
