import type { B2cClient } from '@driveline/api';
import { queryOptions } from '@tanstack/react-query';
import { queryRoots } from '../queryRoots.ts';

/** The cart of the session; `postalCode` asks for tax and delivery there (PLUS-017). */
export const cartQueries = {
  all: queryRoots.cart,
  details: (client: B2cClient) => [...cartQueries.all, 'detail', client.market.code] as const,
  detail: (client: B2cClient, { postalCode }: { readonly postalCode?: string } = {}) =>
    queryOptions({
      queryKey: [...cartQueries.details(client), { postalCode }],
      queryFn: ({ signal }) => client.call('cart.detail', { query: { postalCode } }, { signal }),
    }),
  mini: (client: B2cClient) =>
    queryOptions({
      queryKey: [...cartQueries.all, 'mini', client.market.code],
      queryFn: ({ signal }) => client.call('cart.mini', {}, { signal }),
    }),
};
