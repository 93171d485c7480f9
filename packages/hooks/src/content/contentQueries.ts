import type { B2cClient } from '@driveline/api';
import { queryOptions } from '@tanstack/react-query';
import { publicMeta } from '../client/publicMeta.ts';
import { queryRoots } from '../queryRoots.ts';

type Segments = readonly string[];
const NO_SEGMENTS: Segments = [];
const joined = (segments: Segments) => ({ query: { segments: segments.join(',') || undefined } });

/** Content of header, footer and menu, by audience segments. */
export const contentQueries = {
  all: queryRoots.content,
  header: (client: B2cClient, segments: Segments = NO_SEGMENTS) =>
    queryOptions({
      queryKey: [...contentQueries.all, 'header', client.market.code, segments],
      queryFn: ({ signal }) => client.call('content.header', joined(segments), { signal }),
      meta: publicMeta,
    }),
  footer: (client: B2cClient, segments: Segments = NO_SEGMENTS) =>
    queryOptions({
      queryKey: [...contentQueries.all, 'footer', client.market.code, segments],
      queryFn: ({ signal }) => client.call('content.footer', joined(segments), { signal }),
      meta: publicMeta,
    }),
  topNav: (client: B2cClient, segments: Segments = NO_SEGMENTS) =>
    queryOptions({
      queryKey: [...contentQueries.all, 'topNav', client.market.code, segments],
      queryFn: ({ signal }) => client.call('content.topNav', joined(segments), { signal }),
      meta: publicMeta,
    }),
};
