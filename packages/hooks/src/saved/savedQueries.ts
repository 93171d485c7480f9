import type { B2cClient } from '@driveline/api';
import { queryOptions } from '@tanstack/react-query';
import { queryRoots } from '../queryRoots.ts';

/** What was put aside, and lists that a shopper has named. */
export const savedQueries = {
  /** Lines that were put aside, at today's prices (CART-013). */
  list: (client: B2cClient) =>
    queryOptions({
      queryKey: [...queryRoots.cart, 'saved', client.market.code],
      queryFn: ({ signal }) => client.call('cart.saved', {}, { signal }),
    }),
  /** Lists by their names, each with the numbers of its parts (PLUS-068). */
  lists: (client: B2cClient) =>
    queryOptions({
      queryKey: [...queryRoots.cart, 'lists', client.market.code],
      queryFn: ({ signal }) => client.call('cart.lists', {}, { signal }),
    }),
};
