import type { B2cClient } from '@driveline/api';
import { queryOptions } from '@tanstack/react-query';
import { passingMeta } from '../client/publicMeta.ts';
import { queryRoots } from '../queryRoots.ts';

/** The desk. */
export const contactQueries = {
  /** What the desk can be asked, and when somebody is there. */
  topics: (client: B2cClient) =>
    queryOptions({
      queryKey: [...queryRoots.content, 'contactTopics', client.market.code],
      queryFn: ({ signal }) => client.call('contact.topics', {}, { signal }),
      meta: passingMeta,
    }),
};
