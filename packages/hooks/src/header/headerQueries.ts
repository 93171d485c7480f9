import type { B2cClient } from '@driveline/api';
import { queryOptions } from '@tanstack/react-query';
import { queryRoots } from '../queryRoots.ts';

/** Account, cart count, store and vehicle (API-029): v3 while `ACES_ENABLED` is on, else v2 (API-014). */
export const headerQueries = {
  all: queryRoots.header,
  data: (client: B2cClient, options: { readonly hideXMContent?: boolean } = {}) =>
    queryOptions({
      queryKey: [...headerQueries.all, 'data', client.market.code],
      queryFn: ({ signal }) =>
        client.call(
          client.flag('ACES_ENABLED') ? 'shell.headerV3' : 'shell.header',
          { query: { hideXMContent: options.hideXMContent ? 'true' : undefined } },
          { signal },
        ),
    }),
};
