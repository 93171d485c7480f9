import type { B2cClient } from '@driveline/api';
import { queryOptions } from '@tanstack/react-query';
import { publicMeta } from '../client/publicMeta.ts';
import { queryRoots } from '../queryRoots.ts';

/** Flags and tunable values; also handed to the client, which reads some of them itself. */
export const configQueries = {
  all: queryRoots.config,
  global: (client: B2cClient) =>
    queryOptions({
      queryKey: [...configQueries.all, 'global', client.market.code],
      queryFn: async ({ signal }) => {
        const config = await client.call('shell.globalConfig', {}, { signal });
        client.configure(config);
        return config;
      },
      meta: publicMeta,
    }),
};
