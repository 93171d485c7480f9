import type { B2cClient } from '@driveline/api';
import { queryOptions } from '@tanstack/react-query';

/** What the checkout has gathered and may offer. */
export const checkoutQueries = {
  all: ['checkout'] as const,
  state: (client: B2cClient) =>
    queryOptions({
      queryKey: [...checkoutQueries.all, 'state', client.market.code],
      queryFn: ({ signal }) => client.call('checkout.state', {}, { signal }),
    }),
  shipmentOptions: (client: B2cClient) =>
    queryOptions({
      queryKey: [...checkoutQueries.all, 'shipmentOptions', client.market.code],
      queryFn: ({ signal }) => client.call('checkout.shipmentOptions', {}, { signal }),
    }),
  paymentOptions: (client: B2cClient) =>
    queryOptions({
      queryKey: [...checkoutQueries.all, 'paymentOptions', client.market.code],
      queryFn: ({ signal }) => client.call('checkout.paymentOptions', {}, { signal }),
    }),
};
