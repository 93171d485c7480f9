import type { B2cClient, InputOf } from '@driveline/api';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { queryRoots } from '../queryRoots.ts';

/** Of the account's history: type, days as `yyyy-MM-dd` in the market's zone, part of a number, rows a page. */
export type HistoryFilter = Omit<NonNullable<InputOf<'orders.history'>['query']>, 'after' | 'pageNumber'>;

/** Orders that this session may see. */
export const orderQueries = {
  all: queryRoots.orders,
  /** The current order; with `includeShipments` the string of API-041 for order types other than in-store. */
  details: (client: B2cClient, options: { readonly includeShipments?: boolean } = {}) =>
    queryOptions({
      queryKey: [...orderQueries.all, 'details', client.market.code, options],
      queryFn: ({ signal }) =>
        client.call(
          'orders.details',
          { query: options.includeShipments ? { orderType: 'ONLINEORDER', includeShipments: 'true' } : {} },
          { signal },
        ),
    }),
  detail: (client: B2cClient, orderId: string) =>
    queryOptions({
      queryKey: [...orderQueries.all, 'detail', client.market.code, orderId],
      queryFn: ({ signal }) => client.call('orders.detail', { params: { orderId } }, { signal }),
    }),
  confirmation: (client: B2cClient) =>
    queryOptions({
      queryKey: [...orderQueries.all, 'confirmation', client.market.code],
      queryFn: ({ signal }) => client.call('orders.confirmation', {}, { signal }),
    }),
  /** The account's orders, newest first, page by page (ACCT-046). */
  history: (client: B2cClient, filter: HistoryFilter = {}) =>
    infiniteQueryOptions({
      queryKey: [...orderQueries.all, 'history', client.market.code, filter],
      queryFn: ({ signal, pageParam }) =>
        client.call('orders.history', { query: { ...filter, after: pageParam } }, { signal }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextPage }) => nextPage,
    }),
  /** One numbered page of the same, for an address that names it. */
  historyPage: (client: B2cClient, filter: HistoryFilter = {}, pageNumber = 1) =>
    queryOptions({
      queryKey: [...orderQueries.all, 'historyPage', client.market.code, filter, pageNumber],
      queryFn: ({ signal }) =>
        client.call('orders.history', { query: { ...filter, pageNumber } }, { signal }),
    }),
  /** The account's latest orders. */
  current: (client: B2cClient) =>
    queryOptions({
      queryKey: [...orderQueries.all, 'current', client.market.code],
      queryFn: ({ signal }) => client.call('orders.current', {}, { signal }),
    }),
};
