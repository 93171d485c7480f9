import type { B2cClient } from '@driveline/api';
import { queryOptions } from '@tanstack/react-query';
import { queryRoots } from '../queryRoots.ts';

/** What the checkout has gathered and may offer. */
export const checkoutQueries = {
  all: queryRoots.checkout,
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
  /** Of the first checkout generation: everything that is delivered, together. */
  shipmentOptionsV1: (client: B2cClient) =>
    queryOptions({
      queryKey: [...checkoutQueries.all, 'shipmentOptionsV1', client.market.code],
      queryFn: ({ signal }) => client.call('checkout.shipmentOptionsV1', {}, { signal }),
    }),
  /** CART-055: a gift card that this session buys or has bought. */
  giftCard: (client: B2cClient, purchaseId: string) =>
    queryOptions({
      queryKey: [...checkoutQueries.all, 'giftCard', client.market.code, purchaseId],
      queryFn: ({ signal }) => client.call('giftCards.read', { params: { purchaseId } }, { signal }),
    }),
  paymentOptions: (client: B2cClient) =>
    queryOptions({
      queryKey: [...checkoutQueries.all, 'paymentOptions', client.market.code],
      queryFn: ({ signal }) => client.call('checkout.paymentOptions', {}, { signal }),
    }),
};
