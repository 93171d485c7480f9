import type { B2cClient } from '@driveline/api';
import { queryOptions } from '@tanstack/react-query';
import { queryRoots } from '../queryRoots.ts';

/** What was put aside. */
export const savedQueries = {
  /** Lines that were put aside, at today's prices (CART-013). */
  list: (client: B2cClient) =>
    queryOptions({
      queryKey: [...queryRoots.cart, 'saved', client.market.code],
      queryFn: ({ signal }) => client.call('cart.saved', {}, { signal }),
    }),
};
