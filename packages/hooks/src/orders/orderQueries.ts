import type { B2cClient } from '@driveline/api';
import { queryOptions } from '@tanstack/react-query';

/** Orders that this session may see. */
export const orderQueries = {
  all: ['orders'] as const,
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
};
